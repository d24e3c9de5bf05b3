import { z } from "zod";
import type { IdentityProvider } from "./identity.ts";
import { exchangeCode, type OAuthClient, readUserInfo } from "./identity-oauth.ts";
import { pictureOf } from "./identity-picture.ts";

const UserInfo = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  kakao_account: z
    .object({
      email: z.email().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      profile: z
        .object({
          nickname: z.string().optional(),
          /** About 110 px, which is more than any place that shows it. */
          thumbnail_image_url: z.string().optional(),
          profile_image_url: z.string().optional(),
          /** The grey figure of who has chosen none. */
          is_default_image: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
});

/**
 * Kakao Login's REST interface. People may keep their address to themselves, and an address that Kakao calls invalid (it
 * has passed to another Kakao account) is taken for none.
 */
export function kakaoIdentity(client: OAuthClient): IdentityProvider {
  const tokenUrl = client.tokenUrl ?? "https://kauth.kakao.com/oauth/token";
  const userInfoUrl = client.userInfoUrl ?? "https://kapi.kakao.com/v2/user/me";
  return {
    id: "kakao",
    clientId: client.clientId,
    authorizeUrl: client.authorizeUrl ?? "https://kauth.kakao.com/oauth/authorize",
    // None is named: Kakao then asks for the items that the application has switched on, and refuses others (KOE205).
    scopes: [],
    authorizeParams: {},
    exchangeCode: (grant) => exchangeCode("kakao", client, tokenUrl, grant),
    readProfile: async (accessToken) => {
      const { id, kakao_account: account } = await readUserInfo("kakao", client, userInfoUrl, accessToken, UserInfo);
      const email = account?.is_email_valid === true ? (account.email?.toLowerCase() ?? null) : null;
      const profile = account?.profile;
      const address = profile?.thumbnail_image_url ?? profile?.profile_image_url;
      return {
        subject: String(id),
        name: profile?.nickname ?? null,
        email,
        emailVerified: email !== null && account?.is_email_verified === true,
        picture: profile?.is_default_image === true ? null : pictureOf("kakao", address),
      };
    },
  };
}
