import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { ERRORS, ErrorEnvelope } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditDriver } from "../../src/testing/credit-driver.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { openTestApp, type TestApp } from "../../src/testing/test-app.ts";
import { onEachDatabase } from "../../src/testing/test-database.ts";
import { batchRows } from "./batch-permissions.ts";
import { classRows } from "./class-rows.ts";
import { type AnyEndpoint, forAccounts, forEverybody, forPro, LOGIN, PRO, type Row } from "./permission-row.ts";
import { recordRows } from "./record-permissions.ts";
import { shareRows } from "./share-permissions.ts";
import { webhookRows } from "./webhook-permissions.ts";

const ENDPOINTS = Object.values(contract as Record<string, unknown>).filter(
  (one): one is AnyEndpoint =>
    typeof one === "object" && one !== null && "path" in one && "method" in one && "errors" in one,
);

const text = koreanText(1);

onEachDatabase("endpoint permissions", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  const analyseAs = async (cookie: string) =>
    (await test.post("/api/analyze", { text }, { cookie })).json().data.analysisId as string;
  /** An analysis with 30 newer copies, which hide it on the free plan. */
  const analyseLongAgo = async (cookie: string) => {
    const id = await analyseAs(cookie);
    const copied = sql`select id || n, user_id, kind, text, text_hash || n, char_count, trigger, source, verdict,
      ai_probability, report, engine_version, model_version, processing_time_ms, 0, created_at
      from analyses, generate_series(1, 30) n where id = ${id}`;
    await connection().db.execute(sql`insert into analyses (id, user_id, kind, text, text_hash, char_count, trigger,
      source, verdict, ai_probability, report, engine_version, model_version, processing_time_ms, charged, created_at)
      ${copied}`);
    return id;
  };
  const nameAndAnalyseLongAgo = async (cookie: string) => {
    const payload = { nickname: `n${randomUUID().slice(0, 8)}` };
    await test.app.inject({ method: "PUT", url: contract.chooseNickname.path, headers: { cookie }, payload });
    return analyseLongAgo(cookie);
  };
  const analyseAndDelete = async (cookie: string) => {
    const id = await analyseAs(cookie);
    await test.post("/api/history/delete", { ids: [id] }, { cookie });
    return id;
  };

  const empty = { recipient: "", sender: "", submittedOn: "", title: "" };
  const letter = { ...empty, help: "", effort: "", process: "", remark: "" };
  const rows: readonly Row[] = [
    { what: "the public settings", endpoint: contract.publicSettings, ...forEverybody },
    { what: "one's own account", endpoint: contract.me, ...forAccounts },
    { what: "one's own ledger", endpoint: contract.readLedger, ...forAccounts },
    { what: "one's own packs of credits", endpoint: contract.readPacks, ...forAccounts },
    // Each endpoint of a space is asked as each role in `modules/spaces/access.test.ts`.
    { what: "one's own spaces", endpoint: contract.listSpaces, ...forAccounts },
    { what: "a new space", endpoint: contract.createSpace, body: () => ({ name: "공간" }), ...forAccounts },
    ...[contract.analyse, contract.analyseEnsemble, contract.analyseWordLevel].flatMap((endpoint): Row[] => [
      { what: "manually", endpoint, body: () => ({ text }), ...forAccounts },
      { what: "automatically in the editor", endpoint, body: () => ({ text, trigger: "auto" }), ...forPro },
      { what: "one of several files", endpoint, body: () => ({ text, batch: "files" }), ...forPro },
      { what: "a part of a longer text", endpoint, body: () => ({ text, batch: "parts" }), ...forPro },
      { what: "while typing", endpoint, body: () => ({ text, trigger: "realtime" }), ...forPro },
    ]),
    {
      what: "editing",
      endpoint: contract.editText,
      body: () => ({ selectedText: "글", prompt: "쉽게" }),
      ...forAccounts,
    },
    { what: "one's own history", endpoint: contract.listHistory, ...forAccounts },
    { what: "the history summary", endpoint: contract.readHistorySummary, ...forAccounts },
    {
      what: "one of one's own analyses",
      endpoint: contract.readHistoryAnalysis,
      prepare: analyseAs,
      body: (id: string) => ({ id }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "an analysis older than the last 30",
      endpoint: contract.readHistoryAnalysis,
      prepare: analyseLongAgo,
      body: (id: string) => ({ id }),
      ...forPro,
      other: "NOT_FOUND",
    },
    {
      what: "renaming and marking as favourite",
      endpoint: contract.labelHistoryAnalysis,
      prepare: analyseAs,
      body: (id: string) => ({ id, title: "새 이름", isFavourite: true }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "deleting",
      endpoint: contract.deleteFromHistory,
      prepare: analyseAs,
      body: (id: string) => ({ ids: [id] }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "restoring",
      endpoint: contract.restoreToHistory,
      prepare: analyseAndDelete,
      body: (id: string) => ({ ids: [id] }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    ...shareRows({ post: (...given) => test.post(...given) }, { analyseAs, analyseLongAgo }),
    ...(
      [
        [analyseAs, forAccounts],
        [analyseLongAgo, forPro],
      ] as const
    ).map(
      ([prepare, who]): Row => ({
        what: `the badge of ${prepare === analyseAs ? "a new" : "an old"} analysis`,
        endpoint: contract.readRecordBadge,
        prepare,
        body: (analysisId: string) => ({ analysisId }),
        ...who,
        other: "NOT_FOUND",
      }),
    ),
    ...batchRows({ call: (...given) => test.call(...given) }, () => connection().db),
    ...webhookRows({ call: (...given) => test.call(...given) }, () => connection().db),
    ...classRows({ call: (...given) => test.call(...given) }, () => connection().db),
    ...recordRows({
      post: (path, body, by) => test.post(path, body, by),
      call: (method, path, by) => test.call(method, path, by),
    }),
    {
      what: "editing that streams",
      endpoint: contract.streamEdit,
      body: () => ({ selectedText: "글", prompt: "쉽게" }),
      ...forAccounts,
    },
    {
      what: "posting an analysis older than the last 30",
      endpoint: contract.writePost,
      prepare: nameAndAnalyseLongAgo,
      body: (analysisId) => ({
        category: "result",
        title: "제목",
        body: "본문",
        result: { analysisId, withExcerpt: false },
      }),
      ...forPro,
    },
    { what: "the community", endpoint: contract.listPosts, ...forEverybody },
    {
      what: "a name in the community",
      endpoint: contract.chooseNickname,
      body: () => ({ nickname: `n${randomUUID().slice(0, 8)}` }),
      ...forAccounts,
    },
    { what: "one's own notifications", endpoint: contract.listNotifications, ...forAccounts },
    { what: "one's own settings", endpoint: contract.readAccountSettings, ...forAccounts },
    { what: "one's own preferences", endpoint: contract.readPreferences, ...forAccounts },
    { what: "one's own API keys", endpoint: contract.listApiKeys, ...forAccounts },
    {
      what: "creating an API key",
      endpoint: contract.createApiKey,
      ...forPro,
      body: () => ({ name: "도구", scopes: ["analyse"], validDays: null }),
    },
    {
      what: "a report as a PDF",
      endpoint: contract.printReport,
      prepare: analyseAs,
      ...forPro,
      other: "NOT_FOUND",
      body: (analysisId) => ({ analysisId }),
    },
    {
      what: "what an appeal states",
      endpoint: contract.readAppealFacts,
      prepare: analyseAs,
      ...forAccounts,
      other: "NOT_FOUND",
      body: (analysisId) => ({ analysisId, recordShareId: null }),
    },
    {
      what: "an appeal as a PDF",
      endpoint: contract.printAppeal,
      prepare: analyseAs,
      ...forAccounts,
      other: "NOT_FOUND",
      body: (analysisId) => ({
        analysisId,
        recordShareId: null,
        letter,
        documentType: "other",
        characters: 0,
        drafts: [],
      }),
    },
    { what: "one's own sessions", endpoint: contract.listSessions, ...forAccounts },
    ...(["off", "30-days", "unlimited"] as const).map((historyRetention): Row => {
      const who = historyRetention === "unlimited" ? forPro : forAccounts;
      const what = `keep analyses: ${historyRetention}`;
      return { what, endpoint: contract.savePreferences, body: () => ({ historyRetention }), ...who };
    }),
    {
      what: "feedback",
      endpoint: contract.sendFeedback,
      prepare: analyseAs,
      ...forAccounts,
      other: "NOT_FOUND",
      body: (analysisId) => ({ analysisId, rating: "correct" }),
    },
  ];

  const newCaller = async (kind: "free" | "pro") => {
    const id = randomUUID();
    const cookie = await test.newSession({ id, emailVerified: true });
    if (kind === "pro") {
      const driver = creditDriver(connection().db, id);
      await driver.subscribe(id, new Date(test.clock.getTime() - 1), new Date(test.clock.getTime() + 86_400_000));
    }
    return cookie;
  };
  const ask = (endpoint: AnyEndpoint, body: unknown, cookie?: string) => {
    const options = cookie === undefined ? {} : { cookie };
    const { method } = endpoint;
    if (method !== "GET" && method !== "DELETE") {
      const headers = { "content-type": "application/json", ...options };
      return test.app.inject({
        method: method as "POST",
        url: endpoint.path,
        headers,
        payload: JSON.stringify(body ?? {}),
      });
    }
    const query = new URLSearchParams(body as Record<string, string> | undefined);
    return test.app.inject({ method: method as "GET", url: `${endpoint.path}?${query}`, headers: options });
  };

  describe.each(rows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}, ${row.what}`, row] as const))(
    "%s",
    (_name, { endpoint, body, prepare, other, ...expected }) => {
      it.each(["anonymous", "free", "pro"] as const)("answers a caller of kind %s as expected", async (caller) => {
        const cookie = caller === "anonymous" ? undefined : await newCaller(caller);
        const id = prepare && cookie ? await prepare(cookie) : "none";
        expect(outcomeOf(await ask(endpoint, body?.(id), cookie))).toBe(expected[caller]);
      });

      it.runIf(other !== undefined)("answers another user as if the row did not exist", async () => {
        const id = (await prepare?.(await newCaller("free"))) ?? "none";
        const stranger = await newCaller("pro");
        const answers = [await ask(endpoint, body?.(id), stranger), await ask(endpoint, body?.("none"), stranger)];
        expect(answers.map(outcomeOf)).toEqual([other, other]);
        const [theirs, missing] = answers.map((answer) => ({ ...answer.json().error, requestId: null }));
        expect(theirs).toEqual(missing);
      });
    },
  );

  it("requires login on exactly the declared endpoints, before parsing the request", async () => {
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

  it("covers every endpoint that requires Pro", () => {
    const covered = new Set(rows.filter((row) => row.free === PRO).map((row) => row.endpoint.path));
    const forProOnly = ENDPOINTS.filter(({ errors, path }) => errors.includes(PRO) && !covered.has(path));
    expect(forProOnly.map(({ path }) => path)).toEqual([]);
  });

  it("returns INSUFFICIENT_CREDITS without credits, for Pro too", async () => {
    for (const [kind, credits] of [
      ["free", 3],
      ["pro", 300],
    ] as const) {
      const cookie = await newCaller(kind);
      const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
      await creditDriver(connection().db, id).spend(credits, test.clock);
      expect(outcomeOf(await ask(contract.analyse, { text }, cookie))).toBe("INSUFFICIENT_CREDITS");
    }
  });

  it("returns RATE_LIMITED with the seconds to wait, for Pro too", async () => {
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
