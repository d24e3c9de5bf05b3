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
 * The providers as better-auth knows them, with state and PKCE. Its own Kakao provider cannot be pointed at another token
 * address, so the one that runs in production is the one that is tested. ID tokens are not kept.
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
          // The library takes a state at the callback of any provider; the code would go to another one than issued it.
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
        // Who links a further account to their own has signed in to both: no address needs to agree.
        const link = state?.link;
        if (link) return { id: subject, name, email: link.email, emailVerified: true };
        return { id: subject, name, email: email ?? placeholderAddress(provider.id, subject), emailVerified };
      },
    })),
  });
  return {
    plugin,
    /** What the provider told in this request; undefined where it is no sign-in by a provider. */
    async profilePicture(): Promise<ProfilePicture | undefined> {
      const state = await getOAuthState();
      return state === null ? undefined : pictures.get(state);
    },
  };
}
