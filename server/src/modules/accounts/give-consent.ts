import type { SignUpRequest } from "@geulgyeol/contract";
import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { hasConsented } from "./rules.ts";
import { users } from "./tables.ts";

type Consents = Pick<SignUpRequest, "termsAccepted" | "privacyAccepted" | "ageConfirmed">;

/** Stores the time of the three consents, after which the account may be used. Throws `CONSENT_REQUIRED`. */
export async function giveConsent(
  { db, now }: { db: Database; now: Date },
  userId: string,
  consents: Consents,
): Promise<void> {
  if (!hasConsented(consents)) throw new AppError("CONSENT_REQUIRED");
  await db
    .update(users)
    .set({ termsAcceptedAt: now, privacyAcceptedAt: now, ageConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.termsAcceptedAt)));
}

/** Deletes an account without consent, including the provider's data. Throws `NOT_FOUND` for any other account. */
export async function declineConsent(db: Database, userId: string): Promise<void> {
  const gone = await db
    .delete(users)
    .where(and(eq(users.id, userId), isNull(users.termsAcceptedAt)))
    .returning({ id: users.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}
