import type { SpaceRole } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { readPeople } from "../accounts/index.ts";
import { logInSpace } from "./log-in-space.ts";
import { countOwners, lockSpace } from "./queries.ts";
import { spaceLog, spaceMembers } from "./tables.ts";

const ROLE_CHANGES = { owner: "made-owner", teacher: "made-teacher", billing: "made-billing" } as const;

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

interface MemberChange {
  readonly spaceId: string;
  readonly userId: string;
  readonly memberId: string;
}

/** Changes the role of a member or an invitation. Throws `NOT_FOUND`, and `SPACE_NEEDS_OWNER` for the last owner. */
export async function changeMemberRole(
  { db, now }: Parts,
  { spaceId, userId, memberId, role }: MemberChange & { readonly role: SpaceRole },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSpace(tx, spaceId, userId, "changeMembers");
    const member = await findMember(tx, spaceId, eq(spaceMembers.id, memberId));
    if (member.role === role) return;
    await keepAnOwner(tx, member);
    await tx.update(spaceMembers).set({ role }).where(eq(spaceMembers.id, memberId));
    const whom = { whomId: member.userId, subject: member.invitedEmail };
    await logInSpace(tx, { spaceId, userId, action: ROLE_CHANGES[role], ...whom, now });
  });
}

/** Takes a member out, or withdraws an invitation. Throws `NOT_FOUND`, and `SPACE_NEEDS_OWNER` for the last owner. */
export async function removeMember({ db, now }: Parts, { spaceId, userId, memberId }: MemberChange): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSpace(tx, spaceId, userId, "changeMembers");
    const member = await findMember(tx, spaceId, eq(spaceMembers.id, memberId));
    await keepAnOwner(tx, member);
    await tx.delete(spaceMembers).where(eq(spaceMembers.id, memberId));
    const action = member.userId === null ? "invitation-withdrawn" : "member-removed";
    const whom = { whomId: member.userId, subject: member.invitedEmail };
    await logInSpace(tx, { spaceId, userId, action, ...whom, now });
  });
}

/** Throws `SPACE_NEEDS_OWNER` for the last owner. */
export async function leaveSpace({ db, now }: Parts, spaceId: string, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSpace(tx, spaceId, userId);
    const member = await findMember(tx, spaceId, eq(spaceMembers.userId, userId));
    await keepAnOwner(tx, member);
    await tx.delete(spaceMembers).where(eq(spaceMembers.id, member.id));
    await logInSpace(tx, { spaceId, userId, action: "member-left", now });
  });
}

/**
 * Before an account is deleted: its address leaves the logs, where others invited it. Throws `SPACE_NEEDS_OWNER` if it is
 * the last owner of a space.
 */
export async function leaveSpacesForEver(tx: Transaction, userId: string): Promise<void> {
  const isOwned = and(eq(spaceMembers.userId, userId), eq(spaceMembers.role, "owner"));
  const owned = await tx.select().from(spaceMembers).where(isOwned).orderBy(spaceMembers.spaceId);
  for (const member of owned) {
    await lockSpace(tx, member.spaceId, userId);
    await keepAnOwner(tx, member);
  }
  const email = (await readPeople(tx, [userId])).get(userId)?.email;
  if (email == null) return;
  await tx.update(spaceLog).set({ subject: null }).where(eq(spaceLog.subject, email));
}

async function keepAnOwner(
  tx: Transaction,
  { role, userId, spaceId }: Pick<typeof spaceMembers.$inferSelect, "role" | "userId" | "spaceId">,
): Promise<void> {
  if (role !== "owner" || userId === null) return;
  if ((await countOwners(tx, spaceId)) < 2) throw new AppError("SPACE_NEEDS_OWNER");
}

async function findMember(tx: Transaction, spaceId: string, which: ReturnType<typeof eq>) {
  const [member] = await tx
    .select()
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, spaceId), which));
  if (member === undefined) throw new AppError("NOT_FOUND");
  return member;
}
