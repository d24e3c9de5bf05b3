import type { ProviderId } from "@geulgyeol/contract";
import type { BetterAuthOptions } from "better-auth";
import { APIError, getOAuthState } from "better-auth/api";
import { count, eq } from "drizzle-orm";
import type { AuthContext } from "./auth.ts";
import { providerLinkedEmail } from "./email-templates.ts";
import { keepPicture } from "./keep-picture.ts";
import { identities, users } from "./tables.ts";

type Hooks = NonNullable<BetterAuthOptions["databaseHooks"]>;
/** The user of these headers' session, without renewing it. */
type FindSignedIn = (headers: Headers) => Promise<string | null>;

/** Checks and actions when the library stores accounts, sessions and users. */
export function authHooks(context: AuthContext, findSignedIn: FindSignedIn): Hooks {
  return {
    account: { create: onNewAccount(context, findSignedIn) },
    session: { create: onNewSession(context) },
    user: {
      create: {
        // The route has already required all three consents.
        before: async (user, library) => {
          if (library?.path !== "/sign-up/email") return;
          const moment = context.now();
          const consent = { termsAcceptedAt: moment, privacyAcceptedAt: moment, ageConfirmedAt: moment };
          return { data: { ...user, ...consent } };
        },
      },
      update: {
        // Runs after the library's transaction, for e-mail links and for providers that verify the address.
        after: async (user) => {
          if (user?.emailVerified) await context.noteConfirmed(user.id);
        },
      },
    },
  };
}

function onNewAccount(context: AuthContext, findSignedIn: FindSignedIn) {
  return {
    // If the user signed out or switched accounts during the provider's sign-in, nothing is linked.
    before: async (account, library) => {
      if (!(await getOAuthState())?.link) return;
      if ((await findSignedIn(library?.headers ?? new Headers())) !== account.userId) return false;
    },
    // Not awaited: a transaction of the library may hold the database.
    after: async ({ userId, providerId }) => {
      if (providerId === "credential") return;
      noteLinked(context, userId, providerId as ProviderId).catch((err: unknown) =>
        context.log.error({ err }, "the mail about a new sign-in method was not sent"),
      );
    },
  } satisfies NonNullable<Hooks["account"]>["create"];
}

/** Notifies the owner of an account about an added provider, except for the one that the account was created with. */
async function noteLinked({ db, emails, page }: AuthContext, userId: string, provider: ProviderId): Promise<void> {
  const { email, emailVerified } = users;
  const [user] = await db.select({ email, emailVerified }).from(users).where(eq(users.id, userId));
  const [ways] = await db.select({ number: count() }).from(identities).where(eq(identities.userId, userId));
  if (user === undefined || (ways?.number ?? 0) < 2) return;
  await emails.notify(user, providerLinkedEmail(provider, page("/settings")));
}

function onNewSession({ db, oauth }: AuthContext) {
  return {
    // Blocked users get no session, whatever the proof. Checked through the library, which may be in a transaction that
    // holds the embedded database's only connection.
    before: async ({ userId }, library) => {
      const user: object | null | undefined = await library?.context.internalAdapter.findUserById(userId);
      if (user && "blockedAt" in user && user.blockedAt) throw new APIError("FORBIDDEN", { code: "ACCOUNT_BLOCKED" });
    },
    after: async ({ userId }) => {
      const picture = await oauth.profilePicture();
      if (picture !== undefined) await keepPicture(db, userId, picture);
    },
  } satisfies NonNullable<Hooks["session"]>["create"];
}
