import type { ProviderId } from "@geulgyeol/contract";
import { z } from "zod";
import { refusal } from "./refusal.ts";
import { readJson, send } from "./send.ts";

export interface SignUpInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly termsAccepted: boolean;
  readonly privacyAccepted: boolean;
  readonly ageConfirmed: boolean;
}

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await send(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(body),
  });
  const json = await readJson(answer);
  if (!answer.ok) throw refusal(answer, json);
  return json;
}

/** @param next page to which the verification e-mail redirects. */
export async function signUp(input: SignUpInput, next: string | null = null): Promise<void> {
  await post("/api/auth/sign-up/email", { ...input, next });
}

export async function signIn(input: { email: string; password: string }): Promise<void> {
  await post("/api/auth/sign-in/email", input);
}

export async function signOut(): Promise<void> {
  await post("/api/auth/sign-out", {});
}

const Redirect = z.object({ url: z.url() });

/** Address at the provider to which the browser is sent; it returns to `callbackPath`. */
export async function startSocialSignIn(provider: ProviderId, callbackPath: string): Promise<string> {
  return Redirect.parse(await post("/api/auth/sign-in/social", { provider, callbackURL: callbackPath })).url;
}

/** Like a sign-in, but links the provider's account to the signed-in account. */
export async function startSocialLink(provider: ProviderId, callbackPath: string): Promise<string> {
  return Redirect.parse(await post("/api/auth/link-social", { provider, callbackURL: callbackPath })).url;
}

/** Resolves whether or not an account has this address. */
export async function requestPasswordReset(email: string): Promise<void> {
  await post("/api/auth/request-password-reset", { email });
}

/** @param token secret of the link in the e-mail; it works once. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await post("/api/auth/reset-password", { token, newPassword });
}

/** @param next page to which the e-mail redirects. */
export async function sendVerificationEmail(email: string, next: string | null = null): Promise<void> {
  await post("/api/auth/send-verification-email", { email, next });
}
