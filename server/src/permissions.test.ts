import * as contract from "@geulgyeol/contract";
import { ERRORS, ErrorEnvelope } from "@geulgyeol/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditDesk } from "./testing/credit-desk.ts";
import { koreanText } from "./testing/korean-text.ts";
import { openTestApp, type TestApp } from "./testing/test-app.ts";
import { onEachDatabase } from "./testing/test-database.ts";

type AnyEndpoint = Pick<typeof contract.me, "path" | "errors"> & { readonly method: string };

const ENDPOINTS = Object.values(contract as Record<string, unknown>).filter(
  (one): one is AnyEndpoint =>
    typeof one === "object" && one !== null && "path" in one && "method" in one && "errors" in one,
);

const text = koreanText(1);
const LOGIN = "LOGIN_REQUIRED";
const PRO = "PRO_REQUIRED";

/**
 * What each caller gets for one request: `ok`, or a code. `other` is a signed-in user whom the thing asked for does not
 * belong to; `prepare` makes that thing as a free user and returns its id.
 */
interface Row {
  readonly what: string;
  readonly endpoint: AnyEndpoint;
  readonly body?: (id: string) => unknown;
  readonly prepare?: (cookie: string) => Promise<string>;
  readonly anonymous: string;
  readonly free: string;
  readonly pro: string;
  readonly other?: string;
}

onEachDatabase("who may do what", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const analyseAs = async (cookie: string) =>
    (await test.post("/api/analyze", { text }, { cookie })).json().data.analysisId as string;
  const forEverybody = { anonymous: "ok", free: "ok", pro: "ok" };
  const forAccounts = { anonymous: LOGIN, free: "ok", pro: "ok" };
  const forPro = { anonymous: LOGIN, free: PRO, pro: "ok" };

  const rows: readonly Row[] = [
    { what: "the public settings", endpoint: contract.publicSettings, ...forEverybody },
    { what: "one's own account", endpoint: contract.me, ...forAccounts },
    { what: "one's own ledger", endpoint: contract.readLedger, ...forAccounts },
    ...[contract.analyse, contract.analyseEnsemble, contract.analyseWordLevel].flatMap((endpoint): Row[] => [
      { what: "by hand", endpoint, body: () => ({ text }), ...forAccounts },
      { what: "by itself in the editor", endpoint, body: () => ({ text, trigger: "auto" }), ...forAccounts },
      { what: "while typing", endpoint, body: () => ({ text, trigger: "realtime" }), ...forPro },
    ]),
    {
      what: "editing",
      endpoint: contract.editText,
      body: () => ({ selectedText: "글", prompt: "쉽게" }),
      ...forAccounts,
    },
    { what: "one's own settings", endpoint: contract.readAccountSettings, ...forAccounts },
    { what: "one's own preferences", endpoint: contract.readPreferences, ...forAccounts },
    { what: "one's own sessions", endpoint: contract.listSessions, ...forAccounts },
    ...(["off", "30-days", "unlimited"] as const).map((historyRetention): Row => {
      const who = historyRetention === "unlimited" ? forPro : forAccounts;
      const what = `keep analyses: ${historyRetention}`;
      return { what, endpoint: contract.savePreferences, body: () => ({ historyRetention }), ...who };
    }),
    {
      ...{ what: "feedback", endpoint: contract.sendFeedback, prepare: analyseAs, ...forAccounts, other: "NOT_FOUND" },
      body: (analysisId) => ({ analysisId, rating: "correct" }),
    },
  ];

  const newCaller = async (kind: "free" | "pro") => {
    const cookie = await test.newSession();
    const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    if (kind === "pro") {
      const desk = creditDesk(connection().db, id);
      await desk.subscribe(id, new Date(test.clock.getTime() - 1), new Date(test.clock.getTime() + 86_400_000));
    }
    return cookie;
  };
  const ask = (endpoint: AnyEndpoint, body: unknown, cookie?: string) => {
    const options = cookie === undefined ? {} : { cookie };
    const { method } = endpoint;
    if (method !== "GET") {
      const headers = { "content-type": "application/json", ...options };
      return test.app.inject({
        method: method as "POST",
        url: endpoint.path,
        headers,
        payload: JSON.stringify(body ?? {}),
      });
    }
    return test.call("GET", endpoint.path, options);
  };

  describe.each(rows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}, ${row.what}`, row] as const))(
    "%s",
    (_name, { endpoint, body, prepare, other, ...expected }) => {
      it.each(["anonymous", "free", "pro"] as const)("%s", async (caller) => {
        const cookie = caller === "anonymous" ? undefined : await newCaller(caller);
        const id = prepare && cookie ? await prepare(cookie) : "none";
        expect(outcomeOf(await ask(endpoint, body?.(id), cookie))).toBe(expected[caller]);
      });

      it.runIf(other !== undefined)("somebody else, as for a thing that does not exist", async () => {
        const id = (await prepare?.(await newCaller("free"))) ?? "none";
        const stranger = await newCaller("pro");
        const answers = [await ask(endpoint, body?.(id), stranger), await ask(endpoint, body?.("none"), stranger)];
        expect(answers.map(outcomeOf)).toEqual([other, other]);
        const [theirs, missing] = answers.map((answer) => ({ ...answer.json().error, requestId: null }));
        expect(theirs).toEqual(missing);
      });
    },
  );

  it("asks for a login on every endpoint that says so, before it looks at the request, and on no other", async () => {
    const served = ENDPOINTS.filter(({ method, path }) =>
      test.app.knownPaths.some((known) => known.method === method && known.path === path),
    );
    expect(served.length).toBeGreaterThanOrEqual(7);
    for (const { method, path, errors } of served) {
      const url = path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000");
      const headers = { "content-type": "application/json" };
      const answer = await test.app.inject({
        method: method as "GET",
        url,
        headers,
        ...(method !== "GET" && { payload: "{" }),
      });
      expect([`${method} ${path}`, outcomeOf(answer) === LOGIN]).toEqual([`${method} ${path}`, errors.includes(LOGIN)]);
    }
  });

  it("has a row for every endpoint that is for Pro", () => {
    const covered = new Set(rows.filter((row) => row.free === PRO).map((row) => row.endpoint.path));
    const forProOnly = ENDPOINTS.filter(({ errors, path }) => errors.includes(PRO) && !covered.has(path));
    expect(forProOnly.map(({ path }) => path)).toEqual([]);
  });

  it("without credits answers INSUFFICIENT_CREDITS, for Pro too", async () => {
    for (const [kind, credits] of [
      ["free", 3],
      ["pro", 300],
    ] as const) {
      const cookie = await newCaller(kind);
      const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
      await creditDesk(connection().db, id).spend(credits, test.clock);
      expect(outcomeOf(await ask(contract.analyse, { text }, cookie))).toBe("INSUFFICIENT_CREDITS");
    }
  });

  it("too many at once answers RATE_LIMITED with the seconds to wait, for Pro too", async () => {
    const strict = await openTestApp(connection(), { limits: { analysesPerMinute: 1 } });
    const cookie = await newCaller("pro");
    await strict.post("/api/analyze", { text }, { cookie });
    const answer = await strict.post("/api/analyze", { text }, { cookie });
    expect(outcomeOf(answer)).toBe("RATE_LIMITED");
    const seconds = Number(answer.headers["retry-after"]);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    await strict.app.close();
  });
});

function outcomeOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) return "ok";
  const { code } = ErrorEnvelope.parse(answer.json()).error;
  expect(answer.statusCode).toBe(ERRORS[code].status);
  return code;
}
