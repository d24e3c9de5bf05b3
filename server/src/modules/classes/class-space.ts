import { mayInSpace, type SpaceLogAction, type SpaceRetention } from "@geulgyeol/contract";
import { and, eq, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { readPeople } from "../accounts/index.ts";
import { countUse, logInSpace, membersWhoMay, spaceRole } from "../spaces/index.ts";
import type { ClassRow } from "./rules.ts";
import { assignments, classes } from "./tables.ts";

type Owned = Pick<ClassRow, "ownerId" | "leadId">;

/** The school's space whose account owns the class and pays; null for a teacher's own class. */
export function spaceOf({ ownerId, leadId }: Owned): string | null {
  return ownerId === leadId ? null : ownerId;
}

/** The name of the space that owns a class; null for a teacher's own. */
export async function nameOfSpace(db: Queryable, owned: Owned): Promise<string | null> {
  const spaceId = spaceOf(owned);
  return spaceId === null ? null : ((await readPeople(db, [spaceId])).get(spaceId)?.name ?? "");
}

/** Whether somebody is in the space of a class as one who may read texts; true for a class without a space. */
export async function isInSpace(db: Queryable, userId: string, owned: Owned): Promise<boolean> {
  const spaceId = spaceOf(owned);
  if (spaceId === null) return true;
  const role = await spaceRole(db, userId, spaceId);
  return role !== null && mayInSpace(role, "readTexts");
}

/** Who looks after a class: its lead, or an owner of the space that the lead has left; null without one. */
export async function keeperOf(db: Queryable, owned: Owned): Promise<string | null> {
  if (await isInSpace(db, owned.leadId, owned)) return owned.leadId;
  const [owner] = await membersWhoMay(db, owned.ownerId, "moveClasses");
  return owner?.userId ?? null;
}

interface Deed {
  /** Null for nobody's own deed. */
  readonly userId: string | null;
  readonly action: SpaceLogAction;
  /** Never a text, and never a pupil's name. */
  readonly subject: string;
  readonly amount?: number;
  readonly whomId?: string;
  readonly now: Date;
}

/** Writes into the log of the space what a teacher did in one of its classes; nothing for a class without a space. */
export async function logForClass(db: Queryable, owned: Owned, deed: Deed): Promise<void> {
  const spaceId = spaceOf(owned);
  if (spaceId !== null) await logInSpace(db, { spaceId, ...deed });
}

/** Counts what the judging of a batch cost as the use of the teacher who leads its class, if a space pays. */
export async function countClassUse(
  db: Queryable,
  { batchId, credits, now }: { batchId: string; credits: number; now: Date },
): Promise<void> {
  const [found] = await db
    .select({ ownerId: classes.ownerId, leadId: classes.leadId })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(eq(assignments.batchId, batchId));
  const spaceId = found ? spaceOf(found) : null;
  if (found && spaceId !== null) await countUse(db, { spaceId, userId: found.leadId, credits, now });
}

/** The ways of keeping texts that a space allows its classes; the first one is for a class that has another. */
export const ALLOWED_RETENTIONS = {
  "30-days": ["after-due"],
  "term-end": ["term", "after-due"],
  class: ["term", "after-due", "day"],
} as const satisfies Readonly<Record<SpaceRetention, readonly ClassRow["retention"][]>>;

export function isAllowed(retention: ClassRow["retention"], bySpace: SpaceRetention): boolean {
  return ALLOWED_RETENTIONS[bySpace].some((one) => one === retention);
}

/** Shortens how long the classes of a space keep texts, where it became too long. */
export async function applySpaceRetention(tx: Transaction, spaceId: string, bySpace: SpaceRetention): Promise<void> {
  const [retention] = ALLOWED_RETENTIONS[bySpace];
  const rows = await tx
    .select({ id: classes.id, retention: classes.retention })
    .from(classes)
    .where(and(eq(classes.ownerId, spaceId), ne(classes.retention, retention)));
  for (const row of rows.filter((one) => !isAllowed(one.retention, bySpace))) {
    await tx.update(classes).set({ retention, retentionDay: null }).where(eq(classes.id, row.id));
  }
}
