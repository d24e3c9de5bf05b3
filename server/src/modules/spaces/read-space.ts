import type { Space, SpaceMember, SpaceRole } from "@geulgyeol/contract";
import { and, asc, eq, max } from "drizzle-orm";
import type { Database, Queryable } from "../../db/connection.ts";
import { readPeople } from "../accounts/index.ts";
import { creditsUsedSince, listPacks, readCredits, seoulMonthStart } from "../credits/index.ts";
import { spaceRetention } from "./queries.ts";
import { spaceLog, spaceMembers, spaceUses } from "./tables.ts";

/** A space as a member sees it. The caller has checked the role. */
export async function readSpace(
  { db, now }: { db: Database; now: Date },
  { spaceId, userId, role }: { spaceId: string; userId: string; role: SpaceRole },
): Promise<Space> {
  const account = (await readPeople(db, [spaceId])).get(spaceId);
  const { credits } = await readCredits({ db, now }, spaceId);
  const packs = await listPacks(db, spaceId, now);
  return {
    id: spaceId,
    name: account?.name ?? "",
    role,
    retention: await spaceRetention(db, spaceId),
    members: await membersOf({ db, now }, spaceId, userId),
    credits: {
      left: credits.remaining,
      bought: packs.reduce((sum, pack) => sum + pack.credits, 0),
      usedThisMonth: await creditsUsedSince(db, spaceId, seoulMonthStart(now)),
      endsAt: packs.find(({ left }) => left > 0)?.expiresAt.toISOString() ?? null,
    },
  };
}

/** Members before invitations, each in the order of joining. */
async function membersOf(
  { db, now }: { db: Queryable; now: Date },
  spaceId: string,
  me: string,
): Promise<SpaceMember[]> {
  const { id, userId, role, invitedEmail, since } = spaceMembers;
  const active = db
    .select({ userId: spaceLog.userId, at: max(spaceLog.createdAt).as("active_at") })
    .from(spaceLog)
    .where(eq(spaceLog.spaceId, spaceId))
    .groupBy(spaceLog.userId)
    .as("active");
  const isThisMonth = and(
    eq(spaceUses.spaceId, spaceId),
    eq(spaceUses.userId, userId),
    eq(spaceUses.month, seoulMonthStart(now)),
  );
  const rows = await db
    .select({
      id,
      userId,
      role,
      invitedEmail,
      since,
      used: spaceUses.credits,
      at: active.at,
    })
    .from(spaceMembers)
    .leftJoin(spaceUses, isThisMonth)
    .leftJoin(active, eq(active.userId, userId))
    .where(eq(spaceMembers.spaceId, spaceId))
    .orderBy(asc(since), asc(id));
  const people = await readPeople(
    db,
    rows.map((row) => row.userId),
  );
  const members = rows.map((row): SpaceMember & { joined: boolean } => ({
    id: row.id,
    name: people.get(row.userId ?? "")?.name ?? null,
    email: people.get(row.userId ?? "")?.email ?? row.invitedEmail,
    role: row.role,
    isMe: row.userId === me,
    state: row.userId === null ? "invited" : "member",
    since: row.since.toISOString(),
    lastActiveAt: row.at?.toISOString() ?? null,
    usedThisMonth: Math.max(0, row.used ?? 0),
    joined: row.userId !== null,
  }));
  const inOrder = [...members.filter(({ joined }) => joined), ...members.filter(({ joined }) => !joined)];
  return inOrder.map(({ joined: _joined, ...member }) => member);
}
