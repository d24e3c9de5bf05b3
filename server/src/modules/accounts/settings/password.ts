import { FRESH_SIGN_IN_MS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { isCommonPassword } from "../common-password.ts";
import { identities } from "../tables.ts";
import { isAccessReviewDue } from "./access-review.ts";

/** Password hashes as stored by better-auth. */
export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/** Throws `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_TOO_COMMON`. */
export function checkNewPassword(password: string): void {
  if (password.length < PASSWORD_MIN_CHARS) throw new AppError("PASSWORD_TOO_SHORT");
  if (password.length > PASSWORD_MAX_CHARS) throw new AppError("PASSWORD_TOO_LONG");
  if (isCommonPassword(password)) throw new AppError("PASSWORD_TOO_COMMON");
}

/** Throws `WRONG_PASSWORD`, also for an account without one. */
export async function checkPassword(
  { db, passwords }: { db: Queryable; passwords: PasswordHash },
  userId: string,
  password: string,
): Promise<void> {
  const [found] = await db
    .select({ hash: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
  const isRight =
    found?.hash != null &&
    password.length <= PASSWORD_MAX_CHARS &&
    (await passwords.verify({ hash: found.hash, password }));
  if (!isRight) throw new AppError("WRONG_PASSWORD");
}

/**
 * Re-authentication before dangerous changes: the password, or a sign-in of the last minutes. While an access review is
 * pending, only the password counts. Throws `WRONG_PASSWORD` or `SIGN_IN_AGAIN`.
 */
export async function proveIdentity(
  parts: { db: Queryable; passwords: PasswordHash; now: Date },
  { userId, signedInAt, password }: { userId: string; signedInAt: Date; password: string | undefined },
): Promise<void> {
  if (password !== undefined) return checkPassword(parts, userId, password);
  if (await isAccessReviewDue(parts, userId)) throw new AppError("WRONG_PASSWORD");
  if (!isFreshSignIn(signedInAt, parts.now)) throw new AppError("SIGN_IN_AGAIN");
}

export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < FRESH_SIGN_IN_MS;
}
