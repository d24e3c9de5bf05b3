import { PROVIDER_IDS } from "@geulgyeol/contract";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { CLIENT, type OAuthProvider } from "../../../scripts/testing/oauth-provider.ts";
import type { IdentityProvider } from "../ports/identity/identity.ts";
import { openProvider } from "../ports/identity/providers.ts";
import { cookieOf, type TestApp } from "./test-app.ts";

/** Every provider, with the addresses of the local one. */
export function localProviders({ url }: OAuthProvider): IdentityProvider[] {
  const at = (name: string) => ({
    ...CLIENT,
    authorizeUrl: `${url}/${name}/authorize`,
    tokenUrl: `${url}/${name}/token`,
    userInfoUrl: `${url}/${name}/userinfo`,
    timeoutMs: 1_000,
  });
  return PROVIDER_IDS.map((id) => openProvider(id, at(id)));
}

export interface Departure {
  /** Callback address of this server. */
  readonly back: URL;
  readonly cookie: string;
}

/**
 * Goes from this server to the provider, and stops before the callback. `cookie` is that of a signed-in user who links
 * an account.
 */
export async function depart(
  test: TestApp,
  provider: string,
  callbackURL: string,
  cookie?: string,
): Promise<Departure> {
  const path = cookie === undefined ? "/api/auth/sign-in/social" : "/api/auth/link-social";
  const answer = await test.post(path, { provider, callbackURL }, cookie === undefined ? {} : { cookie });
  expect(answer.statusCode).toBe(200);
  const there = await fetch(answer.json().url, { redirect: "manual" });
  expect(there.status).toBe(302);
  const both = [cookie, cookieOf(answer)].filter(Boolean).join("; ");
  return { back: new URL(there.headers.get("location") ?? ""), cookie: both };
}

export function arrive(test: TestApp, { back, cookie }: Departure): Promise<LightMyRequestResponse> {
  return test.call("GET", `${back.pathname}${back.search}`, cookie === "" ? {} : { cookie });
}

/** The complete sign-in; returns the callback's response and its cookie. */
export async function signInBy(test: TestApp, provider: string, callbackURL = "/dashboard") {
  const answer = await arrive(test, await depart(test, provider, callbackURL));
  return { answer, cookie: cookieOf(answer), location: answer.headers.location };
}
