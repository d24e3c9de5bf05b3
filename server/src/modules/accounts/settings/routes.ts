import { Readable } from "node:stream";
import {
  changePassword as changePasswordEndpoint,
  confirmEmailChange as confirmEmailChangeEndpoint,
  deleteAccount as deleteAccountEndpoint,
  EXPORT_PATH,
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  keepAccess as keepAccessEndpoint,
  listSessions as listSessionsEndpoint,
  readAccountSettings,
  readPreferences as readPreferencesEndpoint,
  renameAccount as renameAccountEndpoint,
  requestEmailChange as requestEmailChangeEndpoint,
  revokeAccess as revokeAccessEndpoint,
  savePreferences as savePreferencesEndpoint,
  unlinkMethod as unlinkMethodEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../app-error.ts";
import type { Database } from "../../../db/connection.ts";
import { callerAddress, createRateLimit, MINUTE_MS, type RateLimit } from "../../../http/rate-limits.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import { requireSession } from "../../../http/require-session.ts";
import type { CurrentSession } from "../../../http/session-user.ts";
import type { DataExporter, OnAccountDeletion } from "../../../module.ts";
import type { Auth } from "../auth.ts";
import {
  addressChangedEmail,
  addressChangeEmail,
  addressInUseEmail,
  passwordChangedEmail,
  providersUnlinkedEmail,
} from "../email-templates.ts";
import type { InHashingTurn } from "../sign-in/routes.ts";
import { endAccessReview } from "./access-review.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { proveIdentity } from "./password.ts";
import { readPreferences, savePreferences } from "./preferences.ts";
import { readAccount } from "./read-account.ts";
import { renameAccount } from "./rename-account.ts";
import { revokeAccess } from "./revoke-access.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.ts";
import { unlinkMethod } from "./unlink-method.ts";

export interface SettingsParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly auth: Pick<Auth, "passwords" | "emails" | "noteConfirmed" | "page">;
  /** The modules' data of a user, for the export. */
  readonly dataExporters: readonly DataExporter[];
  /** The modules' deletion hooks, run before a user's row is deleted. */
  readonly onAccountDeletion: readonly OnAccountDeletion[];
  /** Deletes stored e-mails to the address of a deleted account; never rejects. */
  readonly deleteMailTo: (email: string) => Promise<void>;
  readonly inHashingTurn: InHashingTurn;
}

/** Wrong passwords per session in 15 minutes, so that a stolen session cannot be used for guessing. */
const WRONG_PASSWORDS = 10;
/** E-mails to new addresses per user and hour. */
const EMAILS_PER_HOUR = 5;
const EXPORTS_PER_HOUR = 10;

/** Common parameters of the groups of routes. */
interface SettingsContext extends SettingsParts {
  readonly app: FastifyInstance;
  readonly settingsPage: string;
  limit(name: string, max: number, minutes: number): RateLimit;
  /** Runs an action that requires the password, and counts wrong ones. */
  guarded<Result>(request: FastifyRequest, run: () => Promise<Result>): Promise<Result>;
  prove(session: CurrentSession, password: string | undefined): Promise<void>;
}

export function settingsRoutes(app: FastifyInstance, parts: SettingsParts): void {
  const { db, auth } = parts;
  const limit = (name: string, max: number, minutes: number) =>
    createRateLimit(app, { name, max, windowMs: minutes * MINUTE_MS, key: userOf });
  const guesses = limit("own-password", WRONG_PASSWORDS, 15);
  const context: SettingsContext = {
    ...parts,
    app,
    settingsPage: auth.page("/settings"),
    limit,
    guarded: async (request, run) => {
      await guesses.check(request);
      try {
        return await parts.inHashingTurn(callerAddress(request), run);
      } catch (error) {
        if (error instanceof AppError && error.code === "WRONG_PASSWORD") await guesses.count(request);
        throw error;
      }
    },
    prove: (session, password) =>
      proveIdentity(
        { db, passwords: auth.passwords, now: clock() },
        { userId: session.user.id, signedInAt: session.createdAt, password },
      ),
  };
  profileRoutes(context);
  signInMethodRoutes(context);
  emailRoutes(context);
  accessRoutes(context);
  sessionRoutes(context);
  leavingRoutes(context);
}

/** Proofs and links use the machine's time, even if a test changes the product's clock. */
const clock = () => new Date();
const userOf = (request: FastifyRequest) => request.signedIn?.id ?? "";
const ownerOf = ({ id, user }: CurrentSession) => ({ userId: user.id, sessionId: id });

function profileRoutes({ app, db, now }: SettingsContext): void {
  registerEndpoint(app, readAccountSettings, ({ session }) => readAccount({ db, now: clock() }, session));
  registerEndpoint(app, renameAccountEndpoint, async ({ input, user }) => {
    await renameAccount(db, user.id, input.name);
    return {};
  });
  registerEndpoint(app, readPreferencesEndpoint, ({ user }) => readPreferences(db, user.id));
  registerEndpoint(app, savePreferencesEndpoint, ({ input, user }) =>
    savePreferences({ db, now: now() }, user.id, input),
  );
}

function signInMethodRoutes({ app, db, auth, guarded, settingsPage }: SettingsContext): void {
  registerEndpoint(app, changePasswordEndpoint, async ({ input, session, request }) => {
    const { passwords } = auth;
    const change = () => changePassword({ db, passwords, now: clock() }, ownerOf(session), input);
    const access = await guarded(request, change);
    await auth.emails.notify(session.user, passwordChangedEmail(access, settingsPage));
    return {};
  });
  registerEndpoint(app, unlinkMethodEndpoint, async ({ input, user }) => {
    await unlinkMethod(db, user.id, input.method);
    await auth.emails.notify(user, providersUnlinkedEmail([input.method], settingsPage));
    return {};
  });
}

function emailRoutes({ app, db, auth, limit, guarded, prove }: SettingsContext): void {
  const emails = limit("change-email-letters", EMAILS_PER_HOUR, 60);
  registerEndpoint(
    app,
    requestEmailChangeEndpoint,
    async ({ input, session, user, request }) => {
      await guarded(request, () => prove(session, input.password));
      const token = await requestEmailChange({ db, now: clock() }, user.id, input.email);
      const content =
        token === null ? addressInUseEmail(auth.page("/login")) : addressChangeEmail(auth.page("/change-email", token));
      await auth.emails.send(input.email.toLowerCase(), content);
      return {};
    },
    { limit: emails },
  );
  registerEndpoint(app, confirmEmailChangeEndpoint, async ({ input, user }) => {
    const { before, email } = await confirmEmailChange({ db, now: clock() }, user.id, input.token);
    await auth.noteConfirmed(user.id);
    await auth.emails.notify(before, addressChangedEmail());
    return { email };
  });
}

function accessRoutes({ app, db, auth, guarded, prove, settingsPage }: SettingsContext): void {
  registerEndpoint(app, revokeAccessEndpoint, async ({ input, session, request }) => {
    await guarded(request, () => prove(session, input.password));
    const { apiKeys, providers } = await revokeAccess({ db, now: clock() }, ownerOf(session));
    if (providers.length > 0) await auth.emails.notify(session.user, providersUnlinkedEmail(providers, settingsPage));
    return { apiKeys, providers: [...providers] };
  });
  registerEndpoint(app, keepAccessEndpoint, async ({ input, session, user, request }) => {
    await guarded(request, () => prove(session, input.password));
    await endAccessReview(db, user.id);
    return {};
  });
}

function sessionRoutes({ app, db }: SettingsContext): void {
  registerEndpoint(app, listSessionsEndpoint, async ({ session }) => ({
    sessions: await listSessions({ db, now: clock() }, ownerOf(session)),
  }));
  registerEndpoint(app, endSessionEndpoint, async ({ input, user }) => {
    await endSession(db, user.id, input.id);
    return {};
  });
  registerEndpoint(app, endOtherSessionsEndpoint, async ({ session }) => ({
    ended: await endOtherSessions(db, ownerOf(session)),
  }));
}

function leavingRoutes({ app, db, limit, guarded, prove, ...parts }: SettingsContext): void {
  const exports = limit("exports", EXPORTS_PER_HOUR, 60);
  registerEndpoint(app, deleteAccountEndpoint, async ({ input, session, request }) => {
    await guarded(request, () => prove(session, input.password));
    await deleteAccount({ db, onAccountDeletion: parts.onAccountDeletion }, session.user.id);
    if (session.user.email !== null) await parts.deleteMailTo(session.user.email);
    return {};
  });

  app.knownPaths.push({ method: "GET", path: EXPORT_PATH });
  app.get(EXPORT_PATH, {
    onRequest: (request) => requireSession(app, request),
    preValidation: (request) => exports.count(request),
    handler: async (request, reply) => {
      const pieces = exportAccount({ db, exporters: parts.dataExporters }, userOf(request));
      return reply
        .header("content-type", "application/zip")
        .header("content-disposition", 'attachment; filename="geulgyeol-data.zip"')
        .header("cache-control", "no-store")
        .send(Readable.from(pieces));
    },
  });
}
