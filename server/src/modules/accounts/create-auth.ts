import { MAIL_LINK_MS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, getOAuthState, isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { FindSession } from "../../http/session-user.ts";
import type { IdentityProvider } from "../../ports/identity.ts";
import type { Mail, SendMail } from "../../ports/mail.ts";
import {
  apiKeyMadeMail,
  emailChangedMail,
  emailChangeMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from "./letters.ts";
import { createMailboxKey, type MailboxKey } from "./mailbox-key.ts";
import { oauthPlugin } from "./oauth-plugin.ts";
import { shownAddress } from "./rules.ts";
import { afterPasswordReset } from "./settings/after-password-reset.ts";
import type { PasswordHash } from "./settings/password.ts";
import { identities, sessions, users, verifications } from "./tables.ts";

const SESSION_SECONDS = 30 * 24 * 60 * 60;
const SESSION_RENEWAL_SECONDS = 24 * 60 * 60;
/** How exactly the last use of a session is known; a write at every request would buy nothing. */
const SESSION_TOUCH_MS = 5 * 60 * 1000;

export interface Auth {
  /** Answers a request below `/api/auth/`. */
  handle(request: Request): Promise<Response>;
  readonly findSession: FindSession;
  readonly passwords: PasswordHash;
  readonly mailboxKey: MailboxKey;
  /** Sends a letter about the account; not awaited, and not sent to an account without a mailbox. */
  notify(kind: Notice, user: { name: string; email: string | null }, detail?: string): void;
}

type Notice = "change-email" | "email-changed" | "password-changed" | "api-key-made";

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
  // Not awaited: how long a mail server takes is no matter of the person who asks, and tells nothing about who has an account.
  const send = (user: { name: string; email: string | null }, write: (to: { name: string; email: string }) => Mail) => {
    const email = user.email === null ? null : shownAddress(user.email);
    if (email === null) return;
    sendMail(write({ name: user.name, email })).catch((err: unknown) => log.error({ err }, "mail was not sent"));
  };
  const mailboxKey = createMailboxKey(secret);
  // Behind the hash, where no server and no other page sees it.
  const page = (path: string, token: string) => `${baseUrl}${path}#${token}`;
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
        send(user, (addressee) => passwordResetMail(addressee, page("/reset-password", token)));
      },
      onPasswordReset: ({ user }) => afterPasswordReset(db, user),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: MAIL_LINK_MS / 1000,
      sendVerificationEmail: async ({ user, url }) => {
        const link = new URL(url);
        link.searchParams.set("callbackURL", "/email-verified");
        send(user, (addressee) => verificationMail(addressee, link.href));
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEWAL_SECONDS, cookieCache: { enabled: false } },
    user: {
      additionalFields: {
        termsAcceptedAt: { type: "date", required: false, input: false },
        privacyAcceptedAt: { type: "date", required: false, input: false },
        ageConfirmedAt: { type: "date", required: false, input: false },
        blockedAt: { type: "date", required: false, input: false },
        mailbox: { type: "string", required: false, input: false, returned: false },
      },
    },
    account: { encryptOAuthTokens: true },
    plugins: [oauthPlugin(providers, log)],
    rateLimit: { enabled: false },
    advanced: {
      disableOriginCheck: false,
      useSecureCookies: baseUrl.startsWith("https:"),
      cookiePrefix: "geulgyeol",
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    // What it adds to its own words after a colon comes from whoever asked.
    logger: { level: "warn", log: (level, message) => log[level]({ from: "better-auth" }, ownWords(message)) },
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
        },
      },
      user: {
        create: {
          // The route has asked for all three consents before it let the request come here.
          before: async (user, context) => {
            const mailbox = mailboxKey(user.email);
            if (context?.path !== "/sign-up/email") return { data: { ...user, mailbox } };
            const moment = now();
            const consent = { termsAcceptedAt: moment, privacyAcceptedAt: moment, ageConfirmedAt: moment };
            return { data: { ...user, ...consent, mailbox } };
          },
        },
      },
    },
  });
  const letters: Record<Notice, (to: { name: string; email: string }, detail: string) => Mail> = {
    "change-email": (to, token) => emailChangeMail(to, page("/change-email", token)),
    "email-changed": emailChangedMail,
    "password-changed": passwordChangedMail,
    "api-key-made": apiKeyMadeMail,
  };
  return {
    handle: (request) => auth.handler(request),
    mailboxKey,
    passwords: {
      hash: async (password) => (await auth.$context).password.hash(password),
      verify: async (input) => (await auth.$context).password.verify(input),
    },
    notify: (kind, user, detail = "") => send(user, (to) => letters[kind](to, detail)),
    findSession: async (cookie) => {
      if (cookie === undefined) return null;
      // Renewing belongs to `get-session`, whose answer also renews the cookie.
      const query = { disableRefresh: true };
      const found = await auth.api.getSession({ headers: new Headers({ cookie }), query });
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
        user: { id, name, email: shownAddress(email), emailVerified, image },
        hasConsented: Boolean(user.termsAcceptedAt && user.privacyAcceptedAt && user.ageConfirmedAt),
      };
    },
  };
}

/** No sentence of the library is longer. */
const LOGGED_CHARS = 200;

const ownWords = (message: unknown) => String(message).slice(0, LOGGED_CHARS).split(":", 1)[0];
