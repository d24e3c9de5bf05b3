import { gunzipSync } from "node:zlib";
import { AnalysisResult, ERRORS, type ErrorCode } from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const ANALYSE = "/api/analyze";
const PATHS = [ANALYSE, "/api/analyze/ensemble", "/api/analyze/word-level"];
const json = { "content-type": "application/json" };

onEachDatabase("analysis endpoints", (connection) => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
  });

  const post = (body: unknown, path = ANALYSE) => test.post(path, body, { cookie });
  const raw = (payload: string | Buffer, headers: Record<string, string> = json) =>
    test.call("POST", ANALYSE, { cookie, headers, payload });
  const remaining = async () => (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining;

  it("returns the analysis in the envelope and charges one credit", async () => {
    const answer = await post({ text: koreanText(1) });
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(AnalysisResult.parse(data)).toMatchObject({ kind: "basic", credits: { charged: 1, remaining: 2 } });
    expect(await remaining()).toBe(2);
  });

  it("returns ensemble and word-level results with their own fields", async () => {
    const ensemble = (await post({ text: koreanText(1) }, PATHS[1])).json().data;
    expect(ensemble).toMatchObject({ kind: "ensemble", credits: { charged: 3 } });
    expect(ensemble.ensemble.models).toHaveLength(3);
    cookie = await test.newSession();
    const wordLevel = (await post({ text: koreanText(1) }, PATHS[2])).json().data;
    expect(wordLevel).toMatchObject({ kind: "wordLevel", credits: { charged: 2 } });
    expect(wordLevel.wordLevel.heatmap.segments[0].text).toBe(koreanText(1));
  });

  it("compresses a long response when the client accepts gzip", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const text = koreanText(1, 5_000);
    const packed = await test.post(ANALYSE, { text }, { cookie, headers });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    const plain = (await post({ text })).json().data;
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).data.analysisId).toBe(plain.analysisId);
    expect((await test.call("GET", "/api/user/me", { cookie, headers })).headers["content-encoding"]).toBeUndefined();
  });

  it.each(PATHS)("%s returns LOGIN_REQUIRED before it parses the body", async (path) => {
    expectRefusal(await test.post(path, { text: koreanText(1) }), "LOGIN_REQUIRED");
    expectRefusal(await test.call("POST", path, { headers: json, payload: "{" }), "LOGIN_REQUIRED");
  });

  describe("잘못된 입력은 저마다의 코드로 답하고 크레딧을 쓰지 않는다", () => {
    const long = "가".repeat(60);
    it.each<[string, ErrorCode, string | Buffer]>([
      ["too short", "TEXT_TOO_SHORT", JSON.stringify({ text: "가".repeat(49) })],
      ["too short after trimming", "TEXT_TOO_SHORT", JSON.stringify({ text: `${" ".repeat(60)}짧은 글` })],
      ["too long", "TEXT_TOO_LONG", JSON.stringify({ text: "가".repeat(10_001) })],
      ["a number", "INVALID_REQUEST", JSON.stringify({ text: 42 })],
      ["no text", "INVALID_REQUEST", JSON.stringify({})],
      ["null", "INVALID_REQUEST", "null"],
      ["an unknown trigger", "INVALID_REQUEST", JSON.stringify({ text: long, trigger: "never" })],
      ["not JSON", "INVALID_JSON", "text=hello"],
      ["an empty body", "INVALID_JSON", ""],
      [
        "broken UTF-8",
        "INVALID_UNICODE",
        Buffer.concat([Buffer.from(`{"text":"${long}`), Buffer.from([0xb0, 0xa1]), Buffer.from('"}')]),
      ],
      ["half a pair, escaped", "INVALID_UNICODE", `{"text":"${long}\\ud800"}`],
      ["the other half, escaped", "INVALID_UNICODE", `{"text":"\\udc00${long}"}`],
      ["a NUL", "INVALID_UNICODE", `{"text":"${long}\\u0000"}`],
      ["a broken name of the source", "INVALID_UNICODE", `{"text":"${long}","source":{"kind":"txt","name":"\\ud800"}}`],
      ["another language", "UNSUPPORTED_LANGUAGE", JSON.stringify({ text: `거절:언어 ${long}` })],
      ["nothing to judge", "NOT_JUDGEABLE", JSON.stringify({ text: `거절:판단 ${long}` })],
      ["a body of 600 kB", "PAYLOAD_TOO_LARGE", JSON.stringify({ text: "a".repeat(600_000) })],
    ])("%s: %s", async (_name, code, payload) => {
      expectRefusal(await raw(payload), code);
      expect(await remaining()).toBe(3);
    });
  });

  it("rejects other content types and compressed bodies", async () => {
    const payload = JSON.stringify({ text: koreanText(1) });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      expectRefusal(await raw(payload, { "content-type": type }), "UNSUPPORTED_MEDIA_TYPE");
    }
    expectRefusal(await raw(payload, { ...json, "content-encoding": "gzip" }), "UNSUPPORTED_MEDIA_TYPE");
    expectRefusal(await test.call("POST", ANALYSE, { cookie }), "INVALID_REQUEST");
  });

  it("accepts 10,000 escaped surrogate pairs as 10,000 characters", async () => {
    const escaped = "\\ud83d\\ude00".repeat(10_000);
    expect((await raw(`{"text":"${escaped}"}`)).json().data.charCount).toBe(10_000);
  });

  it("rejects 50,000 nested brackets with INVALID_JSON", async () => {
    expectRefusal(await raw(`${"[".repeat(50_000)}${"]".repeat(50_000)}`), "INVALID_JSON");
  });

  it("returns METHOD_NOT_ALLOWED or NOT_FOUND for other methods and paths", async () => {
    const wrong = await test.call("GET", ANALYSE, { cookie });
    expectRefusal(wrong, "METHOD_NOT_ALLOWED");
    expect(wrong.headers.allow).toBe("POST");
    expectRefusal(await test.call("PUT", `${ANALYSE}?x=1`, { cookie }), "METHOD_NOT_ALLOWED");
    expectRefusal(await test.post("/api/analyze/other", {}, { cookie }), "NOT_FOUND");
    expectRefusal(await test.call("GET", "/api/%zz", { cookie }), "INVALID_REQUEST");
  });

  it("rejects requests from another origin", async () => {
    const headers = { origin: "https://evil.example" };
    expectRefusal(await test.post(ANALYSE, { text: koreanText(1) }, { cookie, headers }), "FORBIDDEN_ORIGIN");
    expect(await remaining()).toBe(3);
  });

  it("returns INSUFFICIENT_CREDITS without credits, PRO_REQUIRED for realtime without Pro", async () => {
    expectRefusal(await post({ text: koreanText(1), trigger: "realtime" }), "PRO_REQUIRED");
    await post({ text: koreanText(1) }, PATHS[1]);
    expectRefusal(await post({ text: koreanText(2) }), "INSUFFICIENT_CREDITS");
  });

  it.each(["ANALYSIS_FAILED", "ANALYSIS_TIMEOUT", "SERVER_BUSY"] as const)("%s costs nothing", async (code) => {
    test.script.failNext = new AppError(code, { retryAfterSeconds: 5 });
    const answer = await post({ text: koreanText(1) });
    expectRefusal(answer, code);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(await remaining()).toBe(3);
  });

  it("hides the message of an unexpected error and logs it with the request id", async () => {
    test.script.failNext = new Error("a secret of the house");
    const answer = await post({ text: koreanText(1) });
    expectRefusal(answer, "INTERNAL_ERROR");
    expect(answer.body).not.toContain("secret");
    const line = test.logLines.find((one) => one.includes("a secret of the house"));
    expect(line).toContain(answer.headers["x-request-id"]);
  });

  it("repeats an answer for the same Idempotency-Key", async () => {
    const headers = { "idempotency-key": "5a0d9c2e" };
    const send = (text: string) => test.post(ANALYSE, { text }, { cookie, headers });
    const [first, second] = [(await send(koreanText(1))).json().data, (await send(koreanText(1))).json().data];
    expect(second.analysisId).toBe(first.analysisId);
    expectRefusal(await send(koreanText(2)), "IDEMPOTENCY_CONFLICT");
    expect(await remaining()).toBe(2);
    for (const key of ["", "two words", "\u00e9", "x".repeat(256)]) {
      const answer = await test.post(ANALYSE, { text: koreanText(3) }, { cookie, headers: { "idempotency-key": key } });
      expectRefusal(answer, "INVALID_REQUEST");
    }
  });

  it("charges exactly 3 of 50 concurrent requests on a balance of 3", async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, seed) => post({ text: koreanText(seed) })));
    const statuses = all.map((one) => one.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === ERRORS.INSUFFICIENT_CREDITS.status)).toHaveLength(47);
    expect(await remaining()).toBe(0);
  });

  it("limits analyses per minute for each user", async () => {
    const limited = await openTestApp(connection(), { limits: { analysesPerMinute: 2 } });
    const busy = await limited.newSession();
    const start = (who: string) => limited.post(ANALYSE, { text: "짧은 글" }, { cookie: who });
    expectRefusal(await start(busy), "TEXT_TOO_SHORT");
    expectRefusal(await start(busy), "TEXT_TOO_SHORT");
    const refused = await start(busy);
    expectRefusal(refused, "RATE_LIMITED");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expectRefusal(await start(await limited.newSession()), "TEXT_TOO_SHORT");
    await limited.app.close();
  });

  it("never logs the text, also when the analysis fails", async () => {
    const text = koreanText(77);
    await post({ text });
    await post({ text: text.slice(0, 40) });
    await raw(`{"text":"${text}`);
    test.script.failNext = new AppError("ANALYSIS_FAILED", { cause: new Error("worker died") });
    await post({ text: koreanText(78) });
    const log = test.logLines.join("");
    for (const seed of [77, 78]) expect(log).not.toContain(koreanText(seed).slice(0, 12));
    expect(log).toContain("worker died");
  });

  describe("POST /api/feedback", () => {
    const FEEDBACK = "/api/feedback";
    const analysed = async () => (await post({ text: koreanText(1) })).json().data.analysisId as string;

    it("grants credits once", async () => {
      cookie = await test.newSession({ emailVerified: true });
      const analysisId = await analysed();
      const answer = await post({ analysisId, rating: "wrong", origin: "human" }, FEEDBACK);
      expect(answer.json()).toEqual({ success: true, data: { granted: 3, remaining: 5, withheld: null } });
      expectRefusal(await post({ analysisId, rating: "correct" }, FEEDBACK), "ALREADY_RATED");
      expect(await remaining()).toBe(5);
    });

    it("returns NOT_FOUND for another user's analysis and for a missing one", async () => {
      const analysisId = await analysed();
      cookie = await test.newSession();
      const [others, none] = await Promise.all(
        [analysisId, "no-such-id"].map((id) => post({ analysisId: id, rating: "correct" }, FEEDBACK)),
      );
      if (others) expectRefusal(others, "NOT_FOUND");
      if (none) expectRefusal(none, "NOT_FOUND");
    });

    it("rejects invalid ratings, missing sessions and other origins", async () => {
      expectRefusal(await post({ analysisId: "x", rating: "great" }, FEEDBACK), "INVALID_REQUEST");
      expectRefusal(await raw("{", json), "INVALID_JSON");
      expectRefusal(await test.post(FEEDBACK, { analysisId: "x", rating: "correct" }), "LOGIN_REQUIRED");
      const headers = { origin: "https://evil.example" };
      const foreign = await test.post(FEEDBACK, { analysisId: "x", rating: "correct" }, { cookie, headers });
      expectRefusal(foreign, "FORBIDDEN_ORIGIN");
      expectRefusal(await test.call("GET", FEEDBACK, { cookie }), "METHOD_NOT_ALLOWED");
    });
  });
});
