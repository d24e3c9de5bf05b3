import type { ProviderId } from "@geulgyeol/contract";
import { z } from "zod";
import { guardedFetch } from "../guarded-fetch.ts";
import { IdentityFailure, type IdentityProfile, type IdentityProvider, type IdentityTokens } from "./identity.ts";

/** Time-out, while the user waits before a blank page. */
const TIMEOUT_MS = 8_000;

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Addresses that replace the provider's own, for tests and for a proxy. */
  readonly authorizeUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly userInfoUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/** A provider's profile before normalisation: any case in the address, any host of the picture. */
type ProviderProfile = { readonly subject: string; readonly emailVerified: boolean } & {
  readonly [Field in "name" | "email" | "picture"]: string | undefined;
};

interface ProviderDescription<UserInfo extends z.ZodType> extends Pick<IdentityProvider, "scopes" | "authorizeParams"> {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  /** Hosts of the provider's user pictures. */
  readonly pictureHosts: readonly string[];
  /** The response of `userInfoUrl`. */
  readonly userInfo: UserInfo;
  readonly profileOf: (info: z.output<UserInfo>) => ProviderProfile;
}

export interface ProviderDefinition {
  readonly pictureHosts: readonly string[];
  open(id: ProviderId, client: OAuthClient): IdentityProvider;
}

/** A sign-in provider by its specifics: addresses, scopes and the shape of its response. */
export function defineProvider<UserInfo extends z.ZodType>(
  description: ProviderDescription<UserInfo>,
): ProviderDefinition {
  const { pictureHosts, scopes, authorizeParams, userInfo, profileOf } = description;
  return {
    pictureHosts,
    open: (id, client) => ({
      id,
      clientId: client.clientId,
      authorizeUrl: client.authorizeUrl ?? description.authorizeUrl,
      scopes,
      authorizeParams,
      exchangeCode: (grant) => exchangeCode(id, client, client.tokenUrl ?? description.tokenUrl, grant),
      readProfile: async (accessToken) => {
        const address = client.userInfoUrl ?? description.userInfoUrl;
        const profile = profileOf(await readUserInfo(id, client, address, accessToken, userInfo));
        return plainProfile(profile, pictureHosts);
      },
    }),
  };
}

function plainProfile(profile: ProviderProfile, pictureHosts: readonly string[]): IdentityProfile {
  return {
    subject: profile.subject,
    name: profile.name ?? null,
    email: profile.email?.toLowerCase() ?? null,
    emailVerified: profile.email !== undefined && profile.emailVerified,
    picture: pictureAt(pictureHosts, profile.picture ?? null),
  };
}

const PICTURE_MAX_CHARS = 1_000;

/**
 * The address of a picture at one of these hosts, over https; null for all others. Kakao still returns some as `http:`.
 */
export function pictureAt(hosts: readonly string[], address: string | null): string | null {
  if (!address || address.length > PICTURE_MAX_CHARS || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlain && hosts.includes(url.host) ? url.href : null;
}

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  /** Seconds. */
  expires_in: z.number().positive().optional(),
});

/** The token request of RFC 6749, 4.1.3, with the client's secret in the body and the verifier of RFC 7636, 4.5. */
async function exchangeCode(
  provider: ProviderId,
  { clientId, clientSecret, timeoutMs }: OAuthClient,
  tokenUrl: string,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<IdentityTokens> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
  });
  const answer = await ask(provider, tokenUrl, { method: "POST", body }, TokenAnswer, timeoutMs);
  return {
    accessToken: answer.access_token,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    ...(answer.expires_in !== undefined && { expiresAt: new Date(Date.now() + answer.expires_in * 1000) }),
  };
}

/** The profile of the token's owner, in the provider's own shape. */
async function readUserInfo<Schema extends z.ZodType>(
  provider: ProviderId,
  { timeoutMs }: OAuthClient,
  userInfoUrl: string,
  accessToken: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return ask(provider, userInfoUrl, { headers }, schema, timeoutMs);
}

/** Redirects are refused, since they would send the secret or the token elsewhere. */
async function ask<Schema extends z.ZodType>(
  provider: ProviderId,
  url: string,
  init: RequestInit,
  schema: Schema,
  timeoutMs = TIMEOUT_MS,
): Promise<z.output<Schema>> {
  let json: unknown;
  try {
    const answer = await guardedFetch(url, {
      ...init,
      headers: { accept: "application/json", ...init.headers },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new IdentityFailure(`${provider} answered ${answer.status}`);
    json = await answer.json();
  } catch (cause) {
    if (cause instanceof IdentityFailure) throw cause;
    throw new IdentityFailure(`${provider} gave no answer`, { cause });
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new IdentityFailure(`${provider} answered in another shape`);
  return parsed.data;
}
