import { createHash, randomBytes } from "node:crypto";
import { MAIL_LINK_MS } from "@geulgyeol/contract";
import { and, eq, like } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { isKnownAddress } from "../find-user.ts";
import { hasMailbox } from "../rules.ts";
import { users, verifications } from "../tables.ts";
import { dropResetLinks } from "./change-password.ts";

/** The secret itself is only in the e-mail. */
const identifierOf = (userId: string, token: string) =>
  `change-email:${userId}:${createHash("sha256").update(token).digest("hex")}`;

/**
 * Stores a requested new address and returns the secret for its e-mail; an earlier request becomes void. Null for an
 * address that another account has, which the caller must not learn. Throws `INVALID_REQUEST` for an invalid mailbox.
 */
export async function requestEmailChange(
  { db, now }: { db: Database; now: Date },
  userId: string,
  email: string,
): Promise<string | null> {
  const address = email.toLowerCase();
  if (!hasMailbox(address)) throw new AppError("INVALID_REQUEST");
  const isTaken = await isKnownAddress(db, address);
  const token = randomBytes(32).toString("base64url");
  await db.transaction(async (tx) => {
    await tx.delete(verifications).where(like(verifications.identifier, `change-email:${userId}:%`));
    const expiresAt = new Date(now.getTime() + MAIL_LINK_MS);
    const identifier = identifierOf(userId, token);
    await tx.insert(verifications).values({ id: identifier, identifier, value: isTaken ? "" : address, expiresAt });
  });
  return isTaken ? null : token;
}

/**
 * Sets the new address, once, for the requesting user only, so that another recipient of the e-mail cannot use it.
 * Returns the addresses. Throws `LINK_INVALID`, and `EMAIL_TAKEN` if another account took it first.
 */
export async function confirmEmailChange(
  { db, now }: { db: Database; now: Date },
  userId: string,
  token: string,
): Promise<{ before: { email: string; emailVerified: boolean }; email: string }> {
  return db.transaction(async (tx) => {
    const [wish] = await tx
      .delete(verifications)
      .where(eq(verifications.identifier, identifierOf(userId, token)))
      .returning({ email: verifications.value, expiresAt: verifications.expiresAt });
    if (wish === undefined || wish.expiresAt <= now) throw new AppError("LINK_INVALID");
    const { email, emailVerified } = users;
    const [user] = await tx.select({ email, emailVerified }).from(users).where(eq(users.id, userId)).for("update");
    if (user === undefined) throw new AppError("LINK_INVALID");
    if (await isKnownAddress(tx, wish.email)) throw new AppError("EMAIL_TAKEN");
    const verified = { email: wish.email, emailVerified: true };
    await tx
      .update(users)
      .set(verified)
      .where(and(eq(users.id, userId), eq(users.email, user.email)));
    await dropResetLinks(tx, userId);
    return { before: user, email: wish.email };
  });
}
