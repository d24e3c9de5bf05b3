import { PROVIDER_IDS, type ProviderId } from "@geulgyeol/contract";
import { z } from "zod";
import type { IdentityProvider } from "./identity.ts";
import { defineProvider, type OAuthClient, type ProviderDefinition, pictureAt } from "./oauth-client.ts";

/** Addresses as in https://accounts.google.com/.well-known/openid-configuration. */
const google = defineProvider({
  authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
  scopes: ["openid", "email", "profile"],
  // Users with several accounts in the browser choose one, instead of the last used one.
  authorizeParams: { prompt: "select_account" },
  pictureHosts: [3, 4, 5, 6].map((n) => `lh${n}.googleusercontent.com`),
  /** Claims of OpenID Connect's user info; Google has sent `email_verified` as text in the past. */
  userInfo: z.object({
    sub: z.string().min(1),
    name: z.string().optional(),
    picture: z.string().optional(),
    email: z.email().optional(),
    email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  profileOf: (info) => ({
    subject: info.sub,
    name: info.name,
    email: info.email,
    emailVerified: info.email_verified === true,
    picture: info.picture,
  }),
});

/**
 * Kakao Login's REST interface. Users may withhold their address, and an address that Kakao calls invalid (it belongs
 * to another Kakao account now) counts as missing.
 */
const kakao = defineProvider({
  authorizeUrl: "https://kauth.kakao.com/oauth/authorize",
  tokenUrl: "https://kauth.kakao.com/oauth/token",
  userInfoUrl: "https://kapi.kakao.com/v2/user/me",
  // No scopes are named: Kakao then asks for the items enabled for the application, and rejects others (KOE205).
  scopes: [],
  authorizeParams: {},
  pictureHosts: ["k.kakaocdn.net", "img1.kakaocdn.net", "t1.kakaocdn.net"],
  userInfo: z.object({
    id: z.union([z.number().int(), z.string().min(1)]),
    kakao_account: z
      .object({
        email: z.email().optional(),
        is_email_valid: z.boolean().optional(),
        is_email_verified: z.boolean().optional(),
        profile: z
          .object({
            nickname: z.string().optional(),
            /** About 110 px, larger than any place that shows it. */
            thumbnail_image_url: z.string().optional(),
            profile_image_url: z.string().optional(),
            /** The default picture of users without one. */
            is_default_image: z.boolean().optional(),
          })
          .optional(),
      })
      .optional(),
  }),
  profileOf: ({ id, kakao_account: account }) => {
    const profile = account?.profile;
    return {
      subject: String(id),
      name: profile?.nickname,
      email: account?.is_email_valid === true ? account.email : undefined,
      emailVerified: account?.is_email_verified === true,
      picture:
        profile?.is_default_image === true ? undefined : (profile?.thumbnail_image_url ?? profile?.profile_image_url),
    };
  },
});

const DEFINITIONS: Readonly<Record<ProviderId, ProviderDefinition>> = { google, kakao };

/** One provider with this server's keys. */
export function openProvider(id: ProviderId, client: OAuthClient): IdentityProvider {
  return DEFINITIONS[id].open(id, client);
}

/** Hosts of the providers' user pictures, for the content security policy. Others are never shown. */
export const PICTURE_SOURCES: readonly string[] = PROVIDER_IDS.flatMap((id) =>
  DEFINITIONS[id].pictureHosts.map((host) => `https://${host}`),
);

/** The provider of this picture; null if it may not be shown. */
export function providerOfPicture(address: string | null): ProviderId | null {
  return PROVIDER_IDS.find((id) => pictureAt(DEFINITIONS[id].pictureHosts, address) !== null) ?? null;
}
