import { AsyncLocalStorage } from "node:async_hooks";
import { MAIL_LINK_MS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, getOAuthState, isAPIError } from "better-auth/api";
import { count, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import type { FindSession } from "../../http/session-user.ts";
import type { IdentityProvider, ProviderId } from "../../ports/identity.ts";
import type { SendMail } from "../../ports/mail.ts";
import { keepPicture } from "./keep-picture.ts";
import { createLetterSender, type LetterSender } from "./letter-sender.ts";
import { passwordChangedLetter, passwordResetLetter, providerLinkedLetter, verificationLetter } from "./letters.ts";
import { createOAuth } from "./oauth-plugin.ts";
import { shownAddress, shownPicture } from "./rules.ts";
import { afterPasswordReset } from "./settings/after-password-reset.ts";
import type { PasswordHash } from "./settings/password.ts";
import { identities, sessions, users, verifications } from "./tables.ts";

const SESSION_SECONDS = 30 * 24 * 60 * 60;
const SESSION_RENEWAL_SECONDS = 24 * 60 * 60;
/** How exactly the last use of a session is known; a write at every request would buy nothing. */
const SESSION_TOUCH_MS = 5 * 60 * 1000;

export interface Auth {
  /** Answers a request below `/api/auth/`; `error` is what the library caught meanwhile and hides in its answer. */
  handle(request: Request): Promise<{ response: Response; error: Error | null }>;
  readonly findSession: FindSession;
  readonly passwords: PasswordHash;
  readonly letters: LetterSender;
  /** What follows when a user has proved an address; never rejects. */
  noteConfirmed(userId: string): Promise<void>;
  /** Address of a page for a letter; a secret stands behind the hash, where no server and no other page sees it. */
  page(path: string, secret?: string): string;
}

export interface AuthParts {
  readonly db: Database;
  readonly secret: string;
  /** Address of this server in mails, and what decides whether cookies are for HTTPS only. */
  readonly baseUrl: string;
  readonly sendMail: SendMail;
  /** Those that are configured. */
  readonly providers: readonly IdentityProvider[];
  readonly log: Logger;
  readonly now: () => Date;
  /** Told of each user whose address is confirmed now, perhaps more than once. */
  readonly onConfirmed: (userId: string) => Promise<void>;
  /** In the place of the library's scrypt, which takes a tenth of a second of a processor; for tests only. */
  readonly passwordHash?: PasswordHash;
}

/**
 * Sign-up, sign-in and sessions by better-auth. Sessions are read from the database at every request: with its cookie
 * cache a copied cookie would still be good after the sign-out. Rate limits are those of our own routes, and the address
 * of the caller is not stored.
 */
export function createAuth(parts: AuthParts): Auth {
  const { db, secret, baseUrl, sendMail, providers, log, now, passwordHash } = parts;
  const letters = createLetterSender({ db, sendMail, log });
  const page: Auth["page"] = (path, secret) => `${baseUrl}${path}${secret === undefined ? "" : `#${secret}`}`;
  const oauth = createOAuth(providers, log);
  const noteConfirmed: Auth["noteConfirmed"] = (userId) =>
    parts.onConfirmed(userId).catch((err: unknown) => log.error({ err }, "a confirmed address was not followed up"));
  const caught = new AsyncLocalStorage<{ error: Error | null }>();

  /** Tells the owner of an account about a provider that was added to it; the one that came with the account is no news. */
  async function noteLinked(userId: string, provider: ProviderId): Promise<void> {
    const { email, emailVerified } = users;
    const [user] = await db.select({ email, emailVerified }).from(users).where(eq(users.id, userId));
    const [ways] = await db.select({ number: count() }).from(identities).where(eq(identities.userId, userId));
    if (user === undefined || (ways?.number ?? 0) < 2) return;
    await letters.notify(user, providerLinkedLetter(provider, page("/settings")));
  }
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
    emailAndPassword: {
      enabled: true,
      ...(passwordHash && { password: passwordHash }),
      minPasswordLength: PASSWORD_MIN_CHARS,
      maxPasswordLength: PASSWORD_MAX_CHARS,
      resetPasswordTokenExpiresIn: MAIL_LINK_MS / 1000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        letters.sendClaimed(user.email, passwordResetLetter(page("/reset-password", token)));
      },
      onPasswordReset: async ({ user }) => {
        const access = await afterPasswordReset({ db, now: new Date() }, user);
        if (!user.emailVerified) await noteConfirmed(user.id);
        await letters.notify({ ...user, emailVerified: true }, passwordChangedLetter(access, page("/settings")));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: MAIL_LINK_MS / 1000,
      sendVerificationEmail: async ({ user, url }, request) => {
        // Who asks for the letter by name has been counted by the route; a sign-up has not.
        const isClaimed = request !== undefined && new URL(request.url).pathname.endsWith("/send-verification-email");
        const letter = verificationLetter(url);
        if (isClaimed) letters.sendClaimed(user.email, letter);
        // Not waited for: a sign-up is a transaction of the library, which may hold the only connection.
        else void letters.send(user.email, letter);
      },
    },
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
    plugins: [oauth.plugin],
    rateLimit: { enabled: false },
    advanced: {
      disableOriginCheck: false,
      useSecureCookies: baseUrl.startsWith("https:"),
      cookiePrefix: "geulgyeol",
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      log: (level, message, ...given) => {
        const error = given.find((value) => value instanceof Error) ?? null;
        const store = caught.getStore();
        if (store !== undefined && error !== null) store.error = error;
        log[level]({ from: "better-auth", ...(error && nameAndCode(error)) }, ownWords(message));
      },
    },
    onAPIError: {
      // A browser that comes back from a provider with a state that nobody knows.
      errorURL: "/login",
      // What is no answer of its own goes on to our error handler; else the library prints it, with all that a failed query holds.
      onError: (err) => {
        if (!isAPIError(err)) throw err;
        if (err.statusCode >= 500) log.error({ err }, "authentication failed");
      },
    },
    databaseHooks: {
      account: {
        create: {
          // Who has signed out, or in as somebody else, while the provider was asking links nothing any more.
          before: async (account, context) => {
            if (!(await getOAuthState())?.link) return;
            const current = await auth.api.getSession({
              headers: context?.headers ?? new Headers(),
              query: { disableRefresh: true },
            });
            if (current?.user.id !== account.userId) return false;
          },
          // Not waited for: the database may be held by a transaction of the library.
          after: async ({ userId, providerId }) => {
            if (providerId === "credential") return;
            const note = noteLinked(userId, providerId as ProviderId);
            note.catch((err: unknown) => log.error({ err }, "a new way to sign in was not told to its owner"));
          },
        },
      },
      session: {
        create: {
          // Whatever proved who it is: who is blocked gets no session. Asked through the library, which may be in a transaction
          // that holds the embedded database's one connection.
          before: async ({ userId }, context) => {
            const user: object | null | undefined = await context?.context.internalAdapter.findUserById(userId);
            if (user && "blockedAt" in user && user.blockedAt)
              throw new APIError("FORBIDDEN", { code: "ACCOUNT_BLOCKED" });
          },
          after: async ({ userId }) => {
            const told = await oauth.toldPicture();
            if (told !== undefined) await keepPicture(db, userId, told);
          },
        },
      },
      user: {
        create: {
          // The route has asked for all three consents before it let the request come here.
          before: async (user, context) => {
            if (context?.path !== "/sign-up/email") return;
            const moment = now();
            const consent = { termsAcceptedAt: moment, privacyAcceptedAt: moment, ageConfirmedAt: moment };
            return { data: { ...user, ...consent } };
          },
        },
        update: {
          // Runs when the library's transaction is over. A letter's link and a provider that vouches for the address come here.
          after: async (user) => {
            if (user?.emailVerified) await noteConfirmed(user.id);
          },
        },
      },
    },
  });
  return {
    handle: (request) => {
      const store = { error: null };
      return caught.run(store, async () => ({ response: await auth.handler(request), error: store.error }));
    },
    passwords: {
      hash: async (password) => (await auth.$context).password.hash(password),
      verify: async (input) => (await auth.$context).password.verify(input),
    },
    letters,
    noteConfirmed,
    page,
    findSession: async (cookie) => {
      if (cookie === undefined) return null;
      // Renewing belongs to `get-session`, whose answer also renews the cookie.
      const query = { disableRefresh: true };
      const found = await auth.api.getSession({ headers: new Headers({ cookie }), query }).catch((cause: unknown) => {
        // The library reads the database here, and hides what that said.
        if (isAPIError(cause) && cause.statusCode >= 500) throw new AppError("DATABASE_UNAVAILABLE", { cause });
        throw cause;
      });
      if (found === null) return null;
      const { session, user } = found;
      // A session that was opened in the very moment of the block.
      if (user.blockedAt) return null;
      if (Date.now() - session.updatedAt.getTime() > SESSION_TOUCH_MS) {
        await db.update(sessions).set({ updatedAt: new Date() }).where(eq(sessions.id, session.id));
      }
      const { id, name, email, emailVerified, image = null } = user;
      return {
        ...{ id: session.id, createdAt: session.createdAt },
        user: { id, name, email: shownAddress(email), emailVerified, image: shownPicture(image) },
        hasConsented: Boolean(user.termsAcceptedAt && user.privacyAcceptedAt && user.ageConfirmedAt),
      };
    },
  };
}

/** No sentence of the library is longer. */
const LOGGED_CHARS = 200;

/** What the library adds to its own words after a colon comes from whoever asked. */
const ownWords = (message: unknown) => String(message).slice(0, LOGGED_CHARS).split(":", 1)[0];

/** The message of an error may hold the values of a statement. */
function nameAndCode({ name, cause, ...error }: Error): { error: string; code?: string } {
  const { code } = { ...(cause as object | undefined), ...error } as { code?: unknown };
  return { error: name, ...(typeof code === "string" && { code }) };
}
