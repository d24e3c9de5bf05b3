import { randomUUID } from "node:crypto";
import { INVITATION_DAYS, INVITATION_PAGE_PATH, SPACE_MEMBERS_MAX, type SpaceRole } from "@geulgyeol/contract";
import { and, count, eq, or } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import type { SendMail } from "../../ports/mail.ts";
import { users } from "../accounts/tables.ts";
import { invitationMail } from "./invitation-mail.ts";
import { logInSpace } from "./log-in-space.ts";
import { lockSpace } from "./queries.ts";
import { newInvitation } from "./rules.ts";
import { spaceMembers } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface InvitationParts {
  readonly db: Database;
  readonly now: Date;
  /** Waits while the mail server is away. */
  readonly sendMail: SendMail;
  readonly baseUrl: string;
}

/**
 * Sends a link with which one person can join. Inviting an address again sends a new link, and the old one ends. Throws
 * `SPACE_ALREADY_MEMBER`, `SPACE_FULL`.
 */
export async function inviteMember(
  { db, now, sendMail, baseUrl }: InvitationParts,
  { spaceId, userId, email, role }: { spaceId: string; userId: string; email: string; role: SpaceRole },
): Promise<{ memberId: string }> {
  const address = email.toLowerCase();
  const { token, tokenHash } = newInvitation();
  const endsAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const { memberId, spaceName } = await db.transaction(async (tx) => {
    await lockSpace(tx, spaceId);
    const inSpace = eq(spaceMembers.spaceId, spaceId);
    const [same] = await tx
      .select({ id: spaceMembers.id, userId: spaceMembers.userId })
      .from(spaceMembers)
      .leftJoin(users, eq(users.id, spaceMembers.userId))
      .where(and(inSpace, or(eq(spaceMembers.invitedEmail, address), eq(users.email, address))));
    if (same !== undefined && same.userId !== null) throw new AppError("SPACE_ALREADY_MEMBER");
    const [all] = await tx.select({ n: count() }).from(spaceMembers).where(inSpace);
    if (same === undefined && (all?.n ?? 0) >= SPACE_MEMBERS_MAX) throw new AppError("SPACE_FULL");
    const invitation = { role, invitedEmail: address, tokenHash, invitedById: userId, endsAt, since: now };
    const memberId = same?.id ?? randomUUID();
    await tx
      .insert(spaceMembers)
      .values({ id: memberId, spaceId, ...invitation })
      .onConflictDoUpdate({ target: spaceMembers.id, set: invitation });
    await logInSpace(tx, { spaceId, userId, action: "member-invited", subject: address, now });
    const [space] = await tx.select({ name: users.name }).from(users).where(eq(users.id, spaceId));
    return { memberId, spaceName: space?.name ?? "" };
  });
  const url = `${baseUrl}${INVITATION_PAGE_PATH}${token}`;
  await sendMail(invitationMail({ to: address, spaceName, role, url }));
  return { memberId };
}
