import { type CurrentUser, ERRORS, type ErrorCode, type PublicSettings } from "@geulgyeol/contract";
import { vi } from "vitest";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = Response | Promise<Response>;

/** Responses by "METHOD /path". */
export type Routes = Record<string, (call: Call) => Answer>;

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

export function answer(data: unknown): Response {
  return json(200, { success: true, data });
}

/** A streamed answer of JSON lines; `more` gives further ones, and without it the stream ends after these. */
export function stream<Event>(
  events: readonly Event[],
  more?: (send: (event: Event | null) => void) => void,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: Event | null) =>
        event === null ? controller.close() : controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      for (const event of events) send(event);
      if (more === undefined) controller.close();
      else more(send);
    },
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson; charset=utf-8" } });
}

/** An error of the table; `message` replaces the table's own message. */
export function refuse(code: ErrorCode, message = ERRORS[code].message): Response {
  return json(ERRORS[code].status, { success: false, error: { code, message, requestId: "request-1" } });
}

export function makeAccount(credits: Partial<CurrentUser["credits"]> = {}, isPro = false): CurrentUser {
  return {
    user: {
      id: "user-1",
      name: "윤서진",
      email: "seojin@example.kr",
      emailVerified: false,
      image: null,
      subscriptionStatus: isPro ? "active" : "none",
    },
    credits: { remaining: 3, max: 3, bonus: 0, pack: 0, resetAt: "2026-11-21T15:00:00.000Z", ...credits },
  };
}

/** Public settings of a server, with this language model or none. */
export function makeSettings(model?: string): PublicSettings {
  return {
    signIn: { email: true, google: false, kakao: false },
    version: "1",
    modelVersion: "1",
    business: null,
    sellsPro: true,
    languageModels: { edit: model === undefined ? [] : [{ id: "model", model }], judge: [] },
  };
}

export const SIGNED_IN: Routes = {
  "GET /api/auth/get-session": () =>
    json(200, { user: { id: "user-1", name: "윤서진", email: "seojin@example.kr" }, consentPending: false }),
  "GET /api/user/me": () => answer(makeAccount()),
  "GET /api/settings": () => answer(makeSettings()),
  "GET /api/community/notifications": () => answer({ notifications: [], unread: 0, nextCursor: null }),
  "GET /api/account/preferences": () =>
    answer({ analysis: { realtime: false, ensemble: false, wordLevel: false }, historyRetention: null }),
};

export const ANONYMOUS: Routes = { "GET /api/auth/get-session": () => json(200, null) };

/** Replaces `fetch` for one test; an unknown address fails the test. Returns the calls so far. */
export function fakeServer(routes: Routes): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? "GET",
      path,
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const route = routes[`${call.method} ${path.replace(/\?.*$/, "")}`];
    if (!route) throw new Error(`No route for ${call.method} ${path}`);
    return abortable(await Promise.race([route(call), abortion(init.signal)]), init.signal);
  });
  return calls;
}

/** As in a browser, an abort also ends a response that is being read. */
function abortable(response: Response, signal: AbortSignal | null | undefined): Response {
  if (!signal || response.body === null) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}

function abortion(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}
