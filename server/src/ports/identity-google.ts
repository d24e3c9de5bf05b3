import { z } from "zod";
import type { IdentityProvider } from "./identity.ts";
import { exchangeCode, type OAuthClient, readUserInfo } from "./identity-oauth.ts";
import { pictureOf } from "./identity-picture.ts";

/** Claims of OpenID Connect's user info; Google has sent `email_verified` as text in the past. */
const UserInfo = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  picture: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
});

/** Addresses as in https://accounts.google.com/.well-known/openid-configuration. */
export function googleIdentity(client: OAuthClient): IdentityProvider {
  const tokenUrl = client.tokenUrl ?? "https://oauth2.googleapis.com/token";
  const userInfoUrl = client.userInfoUrl ?? "https://openidconnect.googleapis.com/v1/userinfo";
  return {
    id: "google",
    clientId: client.clientId,
    authorizeUrl: client.authorizeUrl ?? "https://accounts.google.com/o/oauth2/v2/auth",
    scopes: ["openid", "email", "profile"],
    // Who has several accounts in the browser chooses one, instead of being signed in with whichever was used last.
    authorizeParams: { prompt: "select_account" },
    exchangeCode: (grant) => exchangeCode("google", client, tokenUrl, grant),
    readProfile: async (accessToken) => {
      const info = await readUserInfo("google", client, userInfoUrl, accessToken, UserInfo);
      return {
        subject: info.sub,
        name: info.name ?? null,
        email: info.email?.toLowerCase() ?? null,
        emailVerified: info.email !== undefined && info.email_verified === true,
        picture: pictureOf("google", info.picture),
      };
    },
  };
}
