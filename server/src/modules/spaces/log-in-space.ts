import {
  SPACE_LOG_PAGE_ROWS,
  SPACE_RIGHTS,
  type SpaceLogAction,
  type SpaceLogEntry,
  type SpaceRole,
} from "@geulgyeol/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { readPeople } from "../accounts/index.ts";
import { spaceLog } from "./tables.ts";

export interface SpaceLogRow {
  readonly spaceId: string;
  /** Null for an operator of the service. */
  readonly userId: string | null;
  readonly action: SpaceLogAction;
  /** Never a text, and never a pupil's name. */
  readonly subject?: string | null;
  /** The member it was done to. */
  readonly whomId?: string | null;
  readonly amount?: number | null;
  /** Repeating with the same value writes nothing. */
  readonly once?: string;
  readonly now: Date;
}

/** Writes who did what, in the transaction that does it. */
export async function logInSpace(tx: Queryable, { now, ...row }: SpaceLogRow): Promise<void> {
  await tx
    .insert(spaceLog)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing({ target: spaceLog.once });
}

export interface LogPage {
  readonly entries: SpaceLogEntry[];
  readonly nextCursor: string | null;
}

/** A page of the log, newest first; only one's own entries where the role's right says so. */
export async function readSpaceLog(
  db: Queryable,
  { spaceId, userId, role, cursor }: { spaceId: string; userId: string; role: SpaceRole; cursor?: string | undefined },
): Promise<LogPage> {
  const seesAll = SPACE_RIGHTS.readLog[role] === "all";
  const found = await db
    .select({
      id: spaceLog.id,
      at: spaceLog.createdAt,
      userId: spaceLog.userId,
      whomId: spaceLog.whomId,
      action: spaceLog.action,
      subject: spaceLog.subject,
      amount: spaceLog.amount,
    })
    .from(spaceLog)
    .where(
      and(
        eq(spaceLog.spaceId, spaceId),
        seesAll ? undefined : eq(spaceLog.userId, userId),
        cursor === undefined ? undefined : lt(spaceLog.id, Number(cursor)),
      ),
    )
    .orderBy(desc(spaceLog.id))
    .limit(SPACE_LOG_PAGE_ROWS + 1);
  const rows = found.slice(0, SPACE_LOG_PAGE_ROWS);
  const people = await readPeople(
    db,
    rows.flatMap((row) => [row.userId, row.whomId]),
  );
  const entries = rows.map(({ id, at, userId: by, whomId, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
    who: people.get(by ?? "")?.name ?? null,
    whom: people.get(whomId ?? "")?.name ?? null,
  }));
  return { entries, nextCursor: found.length > SPACE_LOG_PAGE_ROWS ? (entries.at(-1)?.id ?? null) : null };
}
