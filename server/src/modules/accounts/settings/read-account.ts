import { type AccountSettings, eachProvider, type SignInMethod } from "@geulgyeol/contract";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/connection.ts";
import type { CurrentSession } from "../../../http/session-user.ts";
import { identities } from "../tables.ts";
import { isAccessReviewDue } from "./access-review.ts";
import { isFreshSignIn } from "./password.ts";

/** By the library's name for a row. */
const METHODS: Readonly<Record<string, SignInMethod>> = { credential: "password", ...eachProvider((id) => id) };

export async function readAccount(
  { db, now }: { db: Database; now: Date },
  { user, createdAt }: CurrentSession,
): Promise<AccountSettings> {
  const rows = await db
    .select({ provider: identities.providerId, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.createdAt));
  const methods = rows.flatMap(({ provider, since }) => {
    const method = METHODS[provider];
    return method ? [{ method, since: since.toISOString() }] : [];
  });
  const { name, email, emailVerified } = user;
  const accessReviewDue = await isAccessReviewDue({ db, now }, user.id);
  return { name, email, emailVerified, methods, recentlySignedIn: isFreshSignIn(createdAt, now), accessReviewDue };
}
