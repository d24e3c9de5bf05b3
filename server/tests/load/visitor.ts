import { randomUUID } from "node:crypto";
import { koreanText } from "../../src/testing/korean-text.ts";
import { CONSENTS, PASSWORD } from "../../src/testing/test-app.ts";

/** Long enough that a withheld judgement is never put down to the length, and so always charged. */
export const TEXT_LENGTH = 400;

export interface Visitor {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
}

const json = { "content-type": "application/json" };

/** Makes an account at this address. */
export async function signUpAt(address: string): Promise<Visitor> {
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ name: "시험", email, password: PASSWORD, ...CONSENTS }),
  });
  return visitorOf(answer, email);
}

/** Signs in at this address. */
export async function signInAt(address: string, email: string): Promise<Visitor> {
  const body = JSON.stringify({ email, password: PASSWORD });
  return visitorOf(await fetch(`${address}/api/auth/sign-in/email`, { method: "POST", headers: json, body }), email);
}

export async function signOutAt(address: string, { cookie }: Visitor): Promise<void> {
  const headers = { ...json, cookie, origin: address };
  const answer = await fetch(`${address}/api/auth/sign-out`, { method: "POST", headers, body: "{}" });
  if (!answer.ok) throw new Error(`sign-out: ${answer.status} ${await answer.text()}`);
}

async function visitorOf(answer: Response, email: string): Promise<Visitor> {
  if (!answer.ok) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const set = answer.headers.getSetCookie();
  return { userId: user.id, email, cookie: set.map((one) => one.split(";")[0]).join("; ") };
}

/** Judges one text at this address, and returns the analysis id and its cost. */
export async function analyseAt(
  address: string,
  { cookie }: Visitor,
  { text, headers = {} }: { readonly text: string; readonly headers?: Record<string, string> },
): Promise<{ analysisId: string; charged: number }> {
  const request = { method: "POST", headers: { ...json, cookie, ...headers }, body: JSON.stringify({ text }) };
  const answer = await fetch(`${address}/api/analyze`, request);
  if (!answer.ok) throw new Error(`analysis: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { analysisId: string; credits: { charged: number } } };
  return { analysisId: data.analysisId, charged: data.credits.charged };
}

export async function remainingAt(address: string, { cookie }: Visitor): Promise<number> {
  const answer = await fetch(`${address}/api/user/me`, { headers: { cookie } });
  if (!answer.ok) throw new Error(String(answer.status));
  const { data } = (await answer.json()) as { data: { credits: { remaining: number } } };
  return data.credits.remaining;
}

export interface LoadReport {
  /** Judged texts, each sent with its own key. */
  readonly answered: number;
  /** Failed requests, which were sent again with the same key. */
  readonly failed: readonly { readonly at: number; readonly why: string }[];
}

/** Pause between two requests, to stay within the limits of address and account. */
const PACE_MS = 500;

/**
 * Sends new texts one after the other until `isOver`, for each visitor in turn; failed ones are sent again with their
 * key until they are answered.
 */
export async function analyseUntil(
  address: string,
  visitors: readonly Visitor[],
  isOver: () => boolean,
): Promise<LoadReport> {
  const failed: { at: number; why: string }[] = [];
  let answered = 0;
  while (!isOver()) {
    const visitor = visitors[answered % visitors.length];
    const headers = { ...json, cookie: visitor?.cookie ?? "", "idempotency-key": randomUUID() };
    const body = JSON.stringify({ text: koreanText(Math.floor(Math.random() * 2 ** 31), TEXT_LENGTH) });
    for (let tries = 0; ; tries++) {
      const why = await send(`${address}/api/analyze`, { method: "POST", headers, body });
      if (why === null) break;
      // A busy response has lost nothing.
      if (!why.startsWith("503")) failed.push({ at: performance.now(), why });
      if (tries > 100) throw new Error(`never answered: ${why}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    answered++;
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  return { answered, failed };
}

/** Null after a successful response. */
async function send(url: string, request: RequestInit): Promise<string | null> {
  try {
    const answer = await fetch(url, request);
    const text = await answer.text();
    return answer.ok ? null : `${answer.status} ${text}`;
  } catch (error) {
    return String(error);
  }
}
