import type { OpenInvitation, SpaceRole } from "@geulgyeol/contract";
import { and, asc, eq, gt, type SQL } from "drizzle-orm";
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
  const { spaceId, role, invitedById, endsAt } = await find({ db, now }, eq(spaceMembers.tokenHash, hashOf(token)));
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
  return accept({ db, now }, userId, eq(spaceMembers.tokenHash, hashOf(token)));
}

/** The open invitations to a confirmed address, oldest first. */
export async function listInvitations(
  { db, now }: { db: Queryable; now: Date },
  email: string,
): Promise<OpenInvitation[]> {
  const rows = await db
    .select()
    .from(spaceMembers)
    .where(and(eq(spaceMembers.invitedEmail, email.toLowerCase()), gt(spaceMembers.endsAt, now)))
    .orderBy(asc(spaceMembers.since), asc(spaceMembers.id));
  const people = await readPeople(
    db,
    rows.flatMap(({ spaceId, invitedById }) => [spaceId, invitedById]),
  );
  return rows.flatMap(({ id, spaceId, role, invitedById, endsAt }) => {
    const spaceName = people.get(spaceId)?.name;
    if (spaceName === undefined || endsAt === null) return [];
    const invitedBy = people.get(invitedById ?? "")?.name ?? null;
    return [{ id, spaceName, role, invitedBy, endsAt: endsAt.toISOString() }];
  });
}

/**
 * Accepts or declines an invitation to the user's own confirmed address, which proves as much as the link in it. Throws
 * `NOT_FOUND`, `SPACE_ALREADY_MEMBER`.
 */
export async function answerInvitation(
  { db, now }: { db: Database; now: Date },
  user: { readonly id: string; readonly email: string },
  { invitationId, accepts }: { readonly invitationId: string; readonly accepts: boolean },
): Promise<void> {
  const own = and(eq(spaceMembers.id, invitationId), eq(spaceMembers.invitedEmail, user.email.toLowerCase()));
  if (accepts) {
    await accept({ db, now }, user.id, own);
    return;
  }
  await db.transaction(async (tx) => {
    const { spaceId } = await find({ db: tx, now }, own);
    await lockSpace(tx, spaceId, user.id);
    const { id, invitedEmail } = await find({ db: tx, now }, own);
    await tx.delete(spaceMembers).where(eq(spaceMembers.id, id));
    await logInSpace(tx, { spaceId, userId: null, action: "invitation-declined", subject: invitedEmail, now });
  });
}

async function accept({ db, now }: { db: Database; now: Date }, userId: string, which: SQL | undefined) {
  return db.transaction(async (tx) => {
    const { spaceId } = await find({ db: tx, now }, which);
    await lockSpace(tx, spaceId, userId);
    // Looked up again: another request may have used it meanwhile.
    const { id } = await find({ db: tx, now }, which);
    if ((await spaceRole(tx, userId, spaceId)) !== null) throw new AppError("SPACE_ALREADY_MEMBER");
    await tx
      .update(spaceMembers)
      .set({ userId, invitedEmail: null, tokenHash: null, endsAt: null, since: now })
      .where(eq(spaceMembers.id, id));
    await logInSpace(tx, { spaceId, userId, action: "member-joined", now });
    return { id: spaceId };
  });
}

async function find({ db, now }: { db: Queryable; now: Date }, which: SQL | undefined) {
  const isOpen = and(which, gt(spaceMembers.endsAt, now));
  const [row] = await db.select().from(spaceMembers).where(isOpen);
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
}
