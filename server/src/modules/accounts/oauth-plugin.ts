import { NAME_MAX_CHARS } from "@geulgyeol/contract";
import { getOAuthState } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Logger } from "pino";
import type { IdentityProvider } from "../../ports/identity.ts";
import { placeholderAddress } from "./rules.ts";

const NAMES = { google: "Google 사용자", kakao: "카카오 사용자" } as const;

/**
 * The providers as better-auth knows them, with state and PKCE. Its own Kakao provider cannot be pointed at another token
 * address, so the one that runs in production is the one that is tested. Pictures and ID tokens are not kept.
 */
export function oauthPlugin(providers: readonly IdentityProvider[], log: Logger) {
  const note = (err: unknown) => log.warn({ err }, "a sign-in by a provider failed");
  return genericOAuth({
    config: providers.map((provider) => ({
      providerId: provider.id,
      clientId: provider.clientId,
      authorizationUrl: provider.authorizeUrl,
      authorizationUrlParams: { ...provider.authorizeParams },
      scopes: [...provider.scopes],
      pkce: true,
      getToken: async ({ code, codeVerifier = "", redirectURI }) => {
        const grant = { code, codeVerifier, redirectUri: redirectURI };
        const { accessToken, refreshToken, expiresAt } = await provider.exchangeCode(grant).catch((err: unknown) => {
          note(err);
          throw err;
        });
        return { accessToken, refreshToken, accessTokenExpiresAt: expiresAt };
      },
      getUserInfo: async ({ accessToken = "" }) => {
        const profile = await provider.readProfile(accessToken).catch((err: unknown) => {
          note(err);
          return null;
        });
        if (profile === null) return null;
        const { subject, email, emailVerified } = profile;
        const name = [...(profile.name?.trim() ?? "")].slice(0, NAME_MAX_CHARS).join("") || NAMES[provider.id];
        // Who links a further account to their own has signed in to both: no address needs to agree.
        const link = (await getOAuthState())?.link;
        if (link) return { id: subject, name, email: link.email, emailVerified: true };
        return { id: subject, name, email: email ?? placeholderAddress(provider.id, subject), emailVerified };
      },
    })),
  });
}
