import type { SpaceRole } from "@geulgyeol/contract";
import { and, eq, gt } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Queryable } from "../../db/connection.ts";
import { readPeople } from "../accounts/index.ts";
import { logInSpace } from "./log-in-space.ts";
import { lockSpace, spaceRole } from "./queries.ts";
import { hashOf } from "./rules.ts";
import { spaceMembers } from "./tables.ts";

interface Invitation {
  readonly spaceName: string;
  readonly role: SpaceRole;
  /** Null if the account was deleted. */
  readonly invitedBy: string | null;
  readonly endsAt: string;
}

/** What a link invites to. Throws `NOT_FOUND` for one that was used, withdrawn or has ended. */
export async function openInvitation({ db, now }: { db: Queryable; now: Date }, token: string): Promise<Invitation> {
  const { spaceId, role, invitedById, endsAt } = await find({ db, now }, token);
  const people = await readPeople(db, [spaceId, invitedById]);
  const space = people.get(spaceId);
  if (space === undefined || endsAt === null) throw new AppError("NOT_FOUND");
  const invitedBy = people.get(invitedById ?? "")?.name ?? null;
  return { spaceName: space.name, role, invitedBy, endsAt: endsAt.toISOString() };
}

/** Makes who is signed in the member that the link invites, once. Throws `NOT_FOUND`, `SPACE_ALREADY_MEMBER`. */
export async function acceptInvitation(
  { db, now }: { db: Database; now: Date },
  userId: string,
  token: string,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const { spaceId } = await find({ db: tx, now }, token);
    await lockSpace(tx, spaceId, userId);
    // Looked up again: another request may have used it meanwhile.
    const { id } = await find({ db: tx, now }, token);
    if ((await spaceRole(tx, userId, spaceId)) !== null) throw new AppError("SPACE_ALREADY_MEMBER");
    await tx
      .update(spaceMembers)
      .set({ userId, invitedEmail: null, tokenHash: null, endsAt: null, since: now })
      .where(eq(spaceMembers.id, id));
    await logInSpace(tx, { spaceId, userId, action: "member-joined", now });
    return { id: spaceId };
  });
}

async function find({ db, now }: { db: Queryable; now: Date }, token: string) {
  const isOpen = and(eq(spaceMembers.tokenHash, hashOf(token)), gt(spaceMembers.endsAt, now));
  const [row] = await db.select().from(spaceMembers).where(isOpen);
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}
