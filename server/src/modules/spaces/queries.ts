import { mayInSpace, type SpaceAction, type SpaceRetention, type SpaceRole } from "@geulgyeol/contract";
import { and, asc, count, eq, isNotNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { lockUsersForShare, readPeople } from "../accounts/index.ts";
import { spaceMembers, spaces } from "./tables.ts";

/** What the user is in the space; null for an outsider, an invited person, or a missing space. */
export async function spaceRole(db: Queryable, userId: string, spaceId: string): Promise<SpaceRole | null> {
  const isMember = and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.userId, userId));
  const [member] = await db.select({ role: spaceMembers.role }).from(spaceMembers).where(isMember);
  return member?.role ?? null;
}

/** Throws `NOT_FOUND` for outsiders, as for a missing space, and `SPACE_ROLE_REQUIRED` for members without the right. */
export async function requireRight(
  db: Queryable,
  { userId, spaceId, action }: { userId: string; spaceId: string; action: SpaceAction },
): Promise<SpaceRole> {
  const role = await spaceRole(db, userId, spaceId);
  if (role === null) throw new AppError("NOT_FOUND");
  if (!mayInSpace(role, action)) throw new AppError("SPACE_ROLE_REQUIRED");
  return role;
}

/** The members of a space who may do this, by account. */
export async function membersWhoMay(
  db: Queryable,
  spaceId: string,
  action: SpaceAction,
): Promise<readonly { readonly memberId: string; readonly userId: string }[]> {
  const rows = await db
    .select({ memberId: spaceMembers.id, userId: spaceMembers.userId, role: spaceMembers.role })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, spaceId), isNotNull(spaceMembers.userId)));
  return rows.flatMap(({ memberId, userId, role }) =>
    userId !== null && mayInSpace(role, action) ? [{ memberId, userId }] : [],
  );
}

export interface OwnSpace {
  readonly id: string;
  readonly name: string;
  readonly role: SpaceRole;
  readonly members: number;
}

/** The spaces of which the user is a member, in the order of joining. */
export async function listSpacesOf(db: Queryable, userId: string): Promise<OwnSpace[]> {
  const own = await db
    .select({ id: spaceMembers.spaceId, role: spaceMembers.role })
    .from(spaceMembers)
    .where(eq(spaceMembers.userId, userId))
    .orderBy(asc(spaceMembers.since), asc(spaceMembers.id));
  const accounts = await readPeople(
    db,
    own.map(({ id }) => id),
  );
  const found: OwnSpace[] = [];
  for (const { id, role } of own) {
    found.push({ id, role, name: accounts.get(id)?.name ?? "", members: await countMembers(db, id) });
  }
  return found;
}

async function countMembers(db: Queryable, spaceId: string): Promise<number> {
  const isJoined = and(eq(spaceMembers.spaceId, spaceId), isNotNull(spaceMembers.userId));
  const [row] = await db.select({ n: count() }).from(spaceMembers).where(isJoined);
  return row?.n ?? 0;
}

/** How long texts may be kept in the space at most. Throws `NOT_FOUND`. */
export async function spaceRetention(db: Queryable, spaceId: string): Promise<SpaceRetention> {
  const [row] = await db.select({ retention: spaces.retention }).from(spaces).where(eq(spaces.id, spaceId));
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row.retention;
}

/**
 * Serialises changes to the members of a space, so that two owners cannot both leave. Its account and that of
 * who changes it are locked first, as by their deletion. With `action` the right is asked again, since it may have been
 * taken away while the change waited. Throws `NOT_FOUND`, and with `action` like `requireRight`.
 */
export async function lockSpace(
  tx: Transaction,
  spaceId: string,
  actorId: string,
  action?: SpaceAction,
): Promise<typeof spaces.$inferSelect> {
  await lockUsersForShare(tx, [spaceId, actorId]);
  const [row] = await tx.select().from(spaces).where(eq(spaces.id, spaceId)).for("update");
  if (row === undefined) throw new AppError("NOT_FOUND");
  if (action !== undefined) await requireRight(tx, { userId: actorId, spaceId, action });
  return row;
}

/** The caller has locked the space. */
export async function countOwners(tx: Transaction, spaceId: string): Promise<number> {
  const isOwner = and(
    eq(spaceMembers.spaceId, spaceId),
    eq(spaceMembers.role, "owner"),
    isNotNull(spaceMembers.userId),
  );
  const [row] = await tx.select({ n: count() }).from(spaceMembers).where(isOwner);
  return row?.n ?? 0;
}
