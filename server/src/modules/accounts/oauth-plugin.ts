import { PROVIDERS, type ProviderId } from "@geulgyeol/contract";
import { getOAuthState } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Logger } from "pino";
import { IdentityFailure, type IdentityProvider } from "../../ports/identity/identity.ts";
import { placeholderAddress, plainName } from "./rules.ts";

interface ProfilePicture {
  readonly provider: ProviderId;
  readonly picture: string | null;
}

/**
 * The providers for better-auth, with state and PKCE. Its own Kakao provider has fixed token addresses, so this one is
 * used in tests and production alike. ID tokens are not stored.
 */
export function createOAuth(providers: readonly IdentityProvider[], log: Logger) {
  const note = (err: unknown) => log.warn({ err }, "a sign-in by a provider failed");
  /** By the state of the request, which the library keeps while it answers. */
  const pictures = new WeakMap<object, ProfilePicture>();
  const plugin = genericOAuth({
    config: providers.map((provider) => ({
      providerId: provider.id,
      clientId: provider.clientId,
      authorizationUrl: provider.authorizeUrl,
      authorizationUrlParams: { ...provider.authorizeParams },
      scopes: [...provider.scopes],
      pkce: true,
      getToken: async ({ code, codeVerifier = "", redirectURI }) => {
        const grant = { code, codeVerifier, redirectUri: redirectURI };
        try {
          // The library accepts a state at the callback of any provider; the code would then go to the wrong provider.
          if ((await getOAuthState())?.provider !== provider.id)
            throw new IdentityFailure("the state is of another provider");
          const { accessToken, refreshToken, expiresAt } = await provider.exchangeCode(grant);
          return { accessToken, refreshToken, accessTokenExpiresAt: expiresAt };
        } catch (err) {
          note(err);
          throw err;
        }
      },
      getUserInfo: async ({ accessToken = "" }) => {
        const profile = await provider.readProfile(accessToken).catch((err: unknown) => {
          note(err);
          return null;
        });
        if (profile === null) return null;
        const { subject, email, emailVerified, picture } = profile;
        const name = plainName(profile.name, `${PROVIDERS[provider.id].name} 사용자`);
        const state = await getOAuthState();
        if (state !== null) pictures.set(state, { provider: provider.id, picture });
        // Users who link an account have signed in to both, so the addresses need not match.
        const link = state?.link;
        if (link) return { id: subject, name, email: link.email, emailVerified: true };
        return { id: subject, name, email: email ?? placeholderAddress(provider.id, subject), emailVerified };
      },
    })),
  });
  return {
    plugin,
    /** The provider's data in this request; undefined for other requests. */
    async profilePicture(): Promise<ProfilePicture | undefined> {
      const state = await getOAuthState();
      return state === null ? undefined : pictures.get(state);
    },
  };
}
