import {
  declineConsent as declineConsentEndpoint,
  giveConsent as giveConsentEndpoint,
  type PublicSettings,
  publicSettings,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { apiKeyRoutes } from "./api-keys/routes.ts";
import type { Auth } from "./create-auth.ts";
import { declineConsent, giveConsent } from "./give-consent.ts";
import { type SettingsParts, settingsRoutes } from "./settings/routes.ts";
import { type SignInParts, signInRoutes } from "./sign-in/routes.ts";

export interface AccountParts extends SignInParts, SettingsParts {
  readonly auth: Auth;
  readonly settings: PublicSettings;
}

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { db, now } = parts;
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
      if (user.email !== null) await parts.forgetLetters(user.email);
      return {};
    },
    { beforeConsent: true },
  );
}
