import { randomUUID } from "node:crypto";
import { INVITATION_DAYS, INVITATION_PAGE_PATH, SPACE_MEMBERS_MAX, type SpaceRole } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import type { Mail } from "../../ports/mail.ts";
import { readPeople } from "../accounts/index.ts";
import { invitationMail } from "./invitation-mail.ts";
import { logInSpace } from "./log-in-space.ts";
import { lockSpace } from "./queries.ts";
import { newInvitation } from "./rules.ts";
import { spaceMembers } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface InvitationParts {
  readonly db: Database;
  readonly now: Date;
  /** Counted for each mailbox, whoever sends to it. */
  readonly emails: {
    claim(email: string): Promise<void>;
    sendClaimed(email: string, content: Omit<Mail, "to">): void;
  };
  readonly baseUrl: string;
}

/**
 * Sends a link with which one person can join. Inviting an address again sends a new link, and the old one ends. Throws
 * `SPACE_ALREADY_MEMBER`, `SPACE_FULL`, and `RATE_LIMITED` for a mailbox that got too many e-mails.
 */
export async function inviteMember(
  { db, now, emails, baseUrl }: InvitationParts,
  { spaceId, userId, email, role }: { spaceId: string; userId: string; email: string; role: SpaceRole },
): Promise<{ memberId: string }> {
  const address = email.toLowerCase();
  await emails.claim(address);
  const { token, tokenHash } = newInvitation();
  const endsAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const { memberId, spaceName } = await db.transaction(async (tx) => {
    await lockSpace(tx, spaceId, userId, "changeMembers");
    const all = await tx.select().from(spaceMembers).where(eq(spaceMembers.spaceId, spaceId));
    const people = await readPeople(tx, [spaceId, ...all.map((member) => member.userId)]);
    if (all.some((member) => people.get(member.userId ?? "")?.email === address)) {
      throw new AppError("SPACE_ALREADY_MEMBER");
    }
    const same = all.find((member) => member.invitedEmail === address);
    if (same === undefined && all.length >= SPACE_MEMBERS_MAX) throw new AppError("SPACE_FULL");
    const invitation = { role, invitedEmail: address, tokenHash, invitedById: userId, endsAt, since: now };
    const memberId = same?.id ?? randomUUID();
    await tx
      .insert(spaceMembers)
      .values({ id: memberId, spaceId, ...invitation })
      .onConflictDoUpdate({ target: spaceMembers.id, set: invitation });
    await logInSpace(tx, { spaceId, userId, action: "member-invited", subject: address, now });
    return { memberId, spaceName: people.get(spaceId)?.name ?? "" };
  });
  const url = `${baseUrl}${INVITATION_PAGE_PATH}${token}`;
  emails.sendClaimed(address, invitationMail({ spaceName, role, url }));
  return { memberId };
}
