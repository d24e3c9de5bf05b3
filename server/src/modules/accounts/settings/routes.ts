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
import { callerAddress, createRateLimit, MINUTE_MS } from "../../../http/rate-limits.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import { requireSession } from "../../../http/require-session.ts";
import type { CurrentSession } from "../../../http/session-user.ts";
import type { Auth } from "../create-auth.ts";
import {
  emailChangedLetter,
  emailChangeLetter,
  emailInUseLetter,
  passwordChangedLetter,
  providersUnlinkedLetter,
} from "../letters.ts";
import type { InHashingTurn } from "../sign-in/routes.ts";
import { endAccessReview } from "./access-review.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount, type LetGo } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import type { OwnData } from "./own-data.ts";
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
  readonly auth: Pick<Auth, "passwords" | "letters" | "noteConfirmed" | "page">;
  /** What the modules hold of a user, for the export. */
  readonly ownData: readonly OwnData[];
  /** What the modules do before a user's row goes. */
  readonly letGo: readonly LetGo[];
  /** Deletes what is kept of letters to an address whose account is gone; never rejects. */
  readonly forgetLetters: (email: string) => Promise<void>;
  readonly inHashingTurn: InHashingTurn;
}

/** Wrong passwords that a session may try in a quarter of an hour: a borrowed one must not serve for guessing. */
const WRONG_PASSWORDS = 10;
/** Letters to new addresses that a user may have sent in an hour. */
const LETTERS_PER_HOUR = 5;
const EXPORTS_PER_HOUR = 10;

export function settingsRoutes(app: FastifyInstance, parts: SettingsParts): void {
  const { db, auth } = parts;
  const { passwords } = auth;
  const now = () => new Date();
  const userOf = (request: FastifyRequest) => request.signedIn?.id ?? "";
  const limit = (name: string, max: number, minutes: number) =>
    createRateLimit(app, { name, max, windowMs: minutes * MINUTE_MS, key: userOf });
  const guesses = limit("own-password", WRONG_PASSWORDS, 15);
  const letters = limit("change-email-letters", LETTERS_PER_HOUR, 60);
  const exports = limit("exports", EXPORTS_PER_HOUR, 60);
  const settingsPage = auth.page("/settings");
  const ownerOf = ({ id, user }: CurrentSession) => ({ userId: user.id, sessionId: id });

  /** Runs what asks for the password, and counts when it was wrong. */
  async function guarded<Result>(request: FastifyRequest, run: () => Promise<Result>): Promise<Result> {
    await guesses.check(request);
    try {
      return await parts.inHashingTurn(callerAddress(request), run);
    } catch (error) {
      if (error instanceof AppError && error.code === "WRONG_PASSWORD") await guesses.count(request);
      throw error;
    }
  }
  const prove = (session: CurrentSession, password: string | undefined) =>
    proveIdentity({ db, passwords, now: now() }, { userId: session.user.id, signedInAt: session.createdAt, password });

  registerEndpoint(app, readAccountSettings, ({ session }) => readAccount({ db, now: now() }, session));
  registerEndpoint(app, renameAccountEndpoint, async ({ input, user }) => {
    await renameAccount(db, user.id, input.name);
    return {};
  });
  registerEndpoint(app, readPreferencesEndpoint, ({ user }) => readPreferences(db, user.id));
  registerEndpoint(app, savePreferencesEndpoint, ({ input, user }) =>
    savePreferences({ db, now: parts.now() }, user.id, input),
  );
  registerEndpoint(app, changePasswordEndpoint, async ({ input, session, request }) => {
    const change = () => changePassword({ db, passwords, now: now() }, ownerOf(session), input);
    const access = await guarded(request, change);
    await auth.letters.notify(session.user, passwordChangedLetter(access, settingsPage));
    return {};
  });
  registerEndpoint(
    app,
    requestEmailChangeEndpoint,
    async ({ input, session, user, request }) => {
      await guarded(request, () => prove(session, input.password));
      const token = await requestEmailChange({ db, now: now() }, user.id, input.email);
      const letter =
        token === null ? emailInUseLetter(auth.page("/login")) : emailChangeLetter(auth.page("/change-email", token));
      await auth.letters.send(input.email.toLowerCase(), letter);
      return {};
    },
    { limit: letters },
  );
  registerEndpoint(app, confirmEmailChangeEndpoint, async ({ input, user }) => {
    const { before, email } = await confirmEmailChange({ db, now: now() }, user.id, input.token);
    await auth.noteConfirmed(user.id);
    await auth.letters.notify(before, emailChangedLetter());
    return { email };
  });
  registerEndpoint(app, unlinkMethodEndpoint, async ({ input, user }) => {
    await unlinkMethod(db, user.id, input.method);
    await auth.letters.notify(user, providersUnlinkedLetter([input.method], settingsPage));
    return {};
  });
  registerEndpoint(app, revokeAccessEndpoint, async ({ input, session, request }) => {
    await guarded(request, () => prove(session, input.password));
    const { apiKeys, providers } = await revokeAccess({ db, now: now() }, ownerOf(session));
    if (providers.length > 0) await auth.letters.notify(session.user, providersUnlinkedLetter(providers, settingsPage));
    return { apiKeys, providers: [...providers] };
  });
  registerEndpoint(app, keepAccessEndpoint, async ({ input, session, user, request }) => {
    await guarded(request, () => prove(session, input.password));
    await endAccessReview(db, user.id);
    return {};
  });
  registerEndpoint(app, listSessionsEndpoint, async ({ session }) => ({
    sessions: await listSessions({ db, now: now() }, ownerOf(session)),
  }));
  registerEndpoint(app, endSessionEndpoint, async ({ input, user }) => {
    await endSession(db, user.id, input.id);
    return {};
  });
  registerEndpoint(app, endOtherSessionsEndpoint, async ({ session }) => ({
    ended: await endOtherSessions(db, ownerOf(session)),
  }));
  registerEndpoint(app, deleteAccountEndpoint, async ({ input, session, request }) => {
    await guarded(request, () => prove(session, input.password));
    await deleteAccount({ db, letGo: parts.letGo }, session.user.id);
    if (session.user.email !== null) await parts.forgetLetters(session.user.email);
    return {};
  });

  app.knownPaths.push({ method: "GET", path: EXPORT_PATH });
  app.get(EXPORT_PATH, {
    onRequest: (request) => requireSession(app, request),
    preValidation: (request) => exports.count(request),
    handler: async (request, reply) => {
      const pieces = exportAccount({ db, data: parts.ownData }, userOf(request));
      return reply
        .header("content-type", "application/zip")
        .header("content-disposition", 'attachment; filename="geulgyeol-data.zip"')
        .header("cache-control", "no-store")
        .send(Readable.from(pieces));
    },
  });
}
