import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { FindSession } from "../../http/session-user.ts";
import type { Auth, AuthContext, AuthParts } from "./auth.ts";
import { authEmails } from "./auth-emails.ts";
import { authHooks } from "./auth-hooks.ts";
import { authLog, type CaughtErrors } from "./auth-log.ts";
import { createEmailSender } from "./email-sender.ts";
import { createOAuth } from "./oauth-plugin.ts";
import { shownAddress, shownPicture } from "./rules.ts";
import { identities, sessions, users, verifications } from "./tables.ts";

const SESSION_SECONDS = 30 * 24 * 60 * 60;
const SESSION_RENEWAL_SECONDS = 24 * 60 * 60;
/** Resolution of a session's last use; a write at every request would be wasteful. */
const SESSION_TOUCH_MS = 5 * 60 * 1000;

/** Sign-up, sign-in and sessions by better-auth. Rate limits are those of our own routes. */
export function createAuth(parts: AuthParts): Auth {
  const { db, baseUrl, log } = parts;
  const context: AuthContext = {
    ...parts,
    emails: createEmailSender(parts),
    page: (path, secret) => `${baseUrl}${path}${secret === undefined ? "" : `#${secret}`}`,
    noteConfirmed: (userId) =>
      parts.onConfirmed(userId).catch((err: unknown) => log.error({ err }, "a confirmed address was not followed up")),
    oauth: createOAuth(parts.providers, log),
    caught: new AsyncLocalStorage(),
  };
  const auth = openLibrary(context);
  return {
    handle: (request) => {
      const store = { error: null };
      return context.caught.run(store, async () => ({ response: await auth.handler(request), error: store.error }));
    },
    passwords: {
      hash: async (password) => (await auth.$context).password.hash(password),
      verify: async (input) => (await auth.$context).password.verify(input),
    },
    emails: context.emails,
    noteConfirmed: context.noteConfirmed,
    page: context.page,
    findSession: (cookie) =>
      cookie === undefined ? Promise.resolve(null) : findSession(db, auth, context.caught, cookie),
  };
}

/**
 * Sessions are read from the database at every request: with the library's cookie cache a copied cookie would stay
 * valid after sign-out. The caller's address is not stored.
 */
function openLibrary(context: AuthContext) {
  const { db, secret, baseUrl } = context;
  const auth = betterAuth({
    secret,
    baseURL: baseUrl,
    basePath: "/api/auth",
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    ...authEmails(context),
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEWAL_SECONDS, cookieCache: { enabled: false } },
    user: {
      additionalFields: {
        termsAcceptedAt: { type: "date", required: false, input: false },
        privacyAcceptedAt: { type: "date", required: false, input: false },
        ageConfirmedAt: { type: "date", required: false, input: false },
        blockedAt: { type: "date", required: false, input: false },
      },
    },
    account: { encryptOAuthTokens: true },
    plugins: [context.oauth.plugin],
    rateLimit: { enabled: false },
    advanced: {
      disableOriginCheck: false,
      useSecureCookies: baseUrl.startsWith("https:"),
      cookiePrefix: "geulgyeol",
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    ...authLog(context.log, context.caught),
    databaseHooks: authHooks(context, async (headers): Promise<string | null> => {
      const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      return current?.user.id ?? null;
    }),
  });
  return auth;
}

/**
 * The session of a cookie, and an update of its last use. The library hides why it could not read one; the error that
 * it caught shows whether the database failed.
 */
async function findSession(
  db: Database,
  auth: ReturnType<typeof openLibrary>,
  caught: CaughtErrors,
  cookie: string,
): ReturnType<FindSession> {
  const store: { error: Error | null } = { error: null };
  // Renewal belongs to `get-session`, whose response also renews the cookie.
  const request = { headers: new Headers({ cookie }), query: { disableRefresh: true } };
  const found = await caught
    .run(store, () => auth.api.getSession(request))
    .catch((error: unknown) => {
      throw isAPIError(error) && error.statusCode >= 500 ? (store.error ?? error) : error;
    });
  if (found === null) return null;
  const { session, user } = found;
  // A session opened at the same moment as the block.
  if (user.blockedAt) return null;
  if (Date.now() - session.updatedAt.getTime() > SESSION_TOUCH_MS) {
    await db.update(sessions).set({ updatedAt: new Date() }).where(eq(sessions.id, session.id));
  }
  const { id, name, email, emailVerified, image = null } = user;
  return {
    id: session.id,
    createdAt: session.createdAt,
    user: { id, name, email: shownAddress(email), emailVerified, image: shownPicture(image) },
    hasConsented: Boolean(user.termsAcceptedAt && user.privacyAcceptedAt && user.ageConfirmedAt),
  };
}
