import { EditResult, type ErrorCode } from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const EDIT = "/api/ai/edit-text";
const json = { "content-type": "application/json" };
const body = { selectedText: "폭우로 인해 도로가 잠겼다.", prompt: "자연스럽게" };

onEachDatabase("POST /api/ai/edit-text", (connection) => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
  });
  const post = (payload: unknown) => test.post(EDIT, payload, { cookie });
  const raw = (payload: string | Buffer, headers: Record<string, string> = json) =>
    test.call("POST", EDIT, { cookie, headers, payload });

  it("returns the edit in the envelope and charges no credits", async () => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(EditResult.strict().parse(data)).toMatchObject({ editedText: "폭우로 도로가 잠겼다.", source: "builtin" });
    expect((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining).toBe(3);
  });

  it("returns LOGIN_REQUIRED before it parses the body", async () => {
    expectRefusal(await test.post(EDIT, body), "LOGIN_REQUIRED");
    expectRefusal(await test.call("POST", EDIT, { headers: json, payload: "{" }), "LOGIN_REQUIRED");
  });

  describe("잘못된 요청은 저마다의 코드로 답한다", () => {
    it.each<[string, ErrorCode, string | Buffer]>([
      ["nothing selected", "SELECTION_EMPTY", JSON.stringify({ ...body, selectedText: "" })],
      ["only blanks selected", "SELECTION_EMPTY", JSON.stringify({ ...body, selectedText: " \n\t" })],
      ["too much selected", "TEXT_TOO_LONG", JSON.stringify({ ...body, selectedText: "가".repeat(10_001) })],
      ["no wish", "PROMPT_EMPTY", JSON.stringify({ ...body, prompt: " " })],
      ["a long wish", "PROMPT_TOO_LONG", JSON.stringify({ ...body, prompt: "쉽".repeat(501) })],
      ["no prompt", "INVALID_REQUEST", JSON.stringify({ selectedText: "글" })],
      ["no text", "INVALID_REQUEST", JSON.stringify({ prompt: "쉽게" })],
      ["a number", "INVALID_REQUEST", JSON.stringify({ ...body, selectedText: 42 })],
      ["null", "INVALID_REQUEST", "null"],
      ["not JSON", "INVALID_JSON", "selectedText=x"],
      ["half a pair, escaped", "INVALID_UNICODE", '{"selectedText":"\\ud800","prompt":"쉽게"}'],
      ["a NUL in the prompt", "INVALID_UNICODE", '{"selectedText":"글","prompt":"\\u0000"}'],
      ["a body of 600 kB", "PAYLOAD_TOO_LARGE", JSON.stringify({ ...body, prompt: "a".repeat(600_000) })],
    ])("%s: %s", async (_name, code, payload) => {
      expectRefusal(await raw(payload), code);
    });
  });

  it("rejects other content types, methods and origins", async () => {
    expectRefusal(await raw(JSON.stringify(body), { "content-type": "text/plain" }), "UNSUPPORTED_MEDIA_TYPE");
    expectRefusal(await test.call("GET", EDIT, { cookie }), "METHOD_NOT_ALLOWED");
    const headers = { origin: "https://evil.example" };
    expectRefusal(await test.post(EDIT, body, { cookie, headers }), "FORBIDDEN_ORIGIN");
  });

  it.each(["EDIT_FAILED", "EDIT_TIMEOUT", "SERVER_BUSY"] as const)(
    "%s does not count toward the daily limit",
    async (code) => {
      test.edits.failNext = new AppError(code, { retryAfterSeconds: 5 });
      const answer = await post(body);
      expectRefusal(answer, code);
      expect(answer.headers["retry-after"]).toBe("5");
      const all = await Promise.all(Array.from({ length: 21 }, () => post(body)));
      expect(all.filter((one) => one.statusCode === 200)).toHaveLength(20);
    },
  );

  it("returns EDITS_USED_UP with Retry-After for the 21st edit of a day", async () => {
    for (let i = 0; i < 20; i++) expect((await post(body)).statusCode).toBe(200);
    const answer = await post(body);
    expectRefusal(answer, "EDITS_USED_UP");
    expect(answer.json().error.message).toBe(
      "오늘 고칠 수 있는 횟수를 모두 썼어요. 한국 시간으로 자정이 지나면 다시 쓸 수 있어요.",
    );
    expect(answer.headers["retry-after"]).toBe(String(12 * 3600));
    const stream = await test.post(`${EDIT}/stream`, body, { cookie });
    expect([stream.statusCode, stream.json().error.code]).toEqual([429, "EDITS_USED_UP"]);
  });

  it("hides the message of an unexpected error", async () => {
    test.edits.failNext = new Error("a secret of the house");
    const answer = await post(body);
    expectRefusal(answer, "INTERNAL_ERROR");
    expect(answer.body).not.toContain("secret");
  });

  it("limits edits per minute for each user", async () => {
    const limited = await openTestApp(connection(), { limits: { editsPerMinute: 2 } });
    const busy = await limited.newSession();
    const ask = (who: string) => limited.post(EDIT, { ...body, prompt: "" }, { cookie: who });
    expectRefusal(await ask(busy), "PROMPT_EMPTY");
    expectRefusal(await ask(busy), "PROMPT_EMPTY");
    expectRefusal(await ask(busy), "RATE_LIMITED");
    expectRefusal(await ask(await limited.newSession()), "PROMPT_EMPTY");
    await limited.app.close();
  });

  it("never logs the text or the prompt", async () => {
    test.edits.failNext = new AppError("EDIT_FAILED", { cause: new Error("worker died") });
    await post({ selectedText: "아무도 몰라야 하는 글", prompt: "아무도 몰라야 하는 바람" });
    await post({ selectedText: "아무도 몰라야 하는 글", prompt: "아무도 몰라야 하는 바람" });
    const log = test.logLines.join("");
    expect(log).not.toContain("몰라야");
    expect(log).toContain("worker died");
  });
});
