import {
  declineConsent as declineConsentEndpoint,
  giveConsent as giveConsentEndpoint,
  type PublicSettings,
  publicSettings,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { createFairQueue } from "../../workers/fair-queue.ts";
import { apiKeyRoutes } from "./api-keys/routes.ts";
import type { Auth } from "./auth.ts";
import { isKnownAddress } from "./find-user.ts";
import { declineConsent, giveConsent } from "./give-consent.ts";
import { type SettingsParts, settingsRoutes } from "./settings/routes.ts";
import { type SignInParts, type SignUpLimits, signInRoutes } from "./sign-in/routes.ts";

const signUps: SignUpLimits = { perHour: 100, perDay: 200 };
export const accountLimits = {
  /** Sign-ups, sign-ins and sign-outs of one address. */
  authRequestsPerMinute: 60,
  signUps,
};

/** Concurrent password hashes: of libuv's four threads two remain for files. */
const HASHES_AT_ONCE = 2;
/** About three seconds of waiting, enough for a class that signs in at once. */
const HASHES_WAITING = 32;

export interface AccountParts extends Omit<SettingsParts, "inHashingTurn">, Pick<SignInParts, "appUrl"> {
  readonly auth: Auth;
  readonly settings: PublicSettings;
  readonly limits: typeof accountLimits;
}

export function accountRoutes(app: FastifyInstance, given: AccountParts): void {
  const { db, now } = given;
  const parts = {
    ...given,
    ...given.limits,
    isKnownAddress: (email: string) => isKnownAddress(db, email),
    inHashingTurn: createFairQueue({
      slots: HASHES_AT_ONCE,
      maxWaiting: HASHES_WAITING,
      maxWaitingPerUser: Number.POSITIVE_INFINITY,
      tooMany: "SERVER_BUSY",
    }).run,
  };
  signInRoutes(app, parts);
  settingsRoutes(app, parts);
  apiKeyRoutes(app, parts);
  registerEndpoint(app, publicSettings, async () => parts.settings);
  registerEndpoint(
    app,
    giveConsentEndpoint,
    async ({ input, user }) => {
      await giveConsent({ db, now: now() }, user.id, input);
      return {};
    },
    { beforeConsent: true },
  );
  registerEndpoint(
    app,
    declineConsentEndpoint,
    async ({ user }) => {
      await declineConsent(db, user.id);
      if (user.email !== null) await parts.deleteMailTo(user.email);
      return {};
    },
    { beforeConsent: true },
  );
}
