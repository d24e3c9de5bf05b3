import { z } from "zod";
import { guardedFetch } from "./guarded-fetch.ts";
import { IdentityFailure, type IdentityTokens, type ProviderId } from "./identity.ts";

/** Somebody waits before a blank page meanwhile. */
const TIMEOUT_MS = 8_000;

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Addresses in place of the provider's own, for tests and for a proxy. */
  readonly authorizeUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly userInfoUrl?: string | undefined;
  readonly timeoutMs?: number;
}

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  /** Seconds. */
  expires_in: z.number().positive().optional(),
});

/** The token request of RFC 6749, 4.1.3, with the client's secret in the body and the verifier of RFC 7636, 4.5. */
export async function exchangeCode(
  provider: ProviderId,
  { clientId, clientSecret, timeoutMs }: OAuthClient,
  tokenUrl: string,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<IdentityTokens> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    ...{ code, code_verifier: codeVerifier, redirect_uri: redirectUri },
    ...{ client_id: clientId, client_secret: clientSecret },
  });
  const answer = await ask(provider, tokenUrl, { method: "POST", body }, TokenAnswer, timeoutMs);
  return {
    accessToken: answer.access_token,
    ...(answer.refresh_token !== undefined && { refreshToken: answer.refresh_token }),
    ...(answer.expires_in !== undefined && { expiresAt: new Date(Date.now() + answer.expires_in * 1000) }),
  };
}

/** What the provider says about the owner of the token, in its own shape. */
export async function readUserInfo<Schema extends z.ZodType>(
  provider: ProviderId,
  { timeoutMs }: OAuthClient,
  userInfoUrl: string,
  accessToken: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return ask(provider, userInfoUrl, { headers }, schema, timeoutMs);
}

/** A redirect is refused: it would carry the secret or the token elsewhere. */
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
