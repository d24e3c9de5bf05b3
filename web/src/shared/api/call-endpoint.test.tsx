import { analyse, me } from "@geulgyeol/contract";
import { describe, expect, it, vi } from "vitest";
import { answer, fakeServer, makeAccount, refuse } from "../../testing/fake-server.ts";
import { makeResult } from "../../testing/make-result.ts";
import { ApiFailure, codeOf, isAborted, messageFor } from "./api-failure.ts";
import { callEndpoint } from "./call-endpoint.ts";

const FALLBACK = "분석 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요.";

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

describe("callEndpoint", () => {
  it("sends the body and idempotency key and returns the result", async () => {
    const calls = fakeServer({ "POST /api/analyze": () => answer(makeResult()) });
    const result = await callEndpoint(analyse, { text: "글" }, { idempotencyKey: "key-1" });
    expect(result).toEqual(makeResult());
    expect(calls[0]?.body).toEqual({ text: "글" });
    expect(calls[0]?.headers.get("idempotency-key")).toBe("key-1");
  });

  it("서버의 말은 그대로 보여 준다", async () => {
    fakeServer({ "POST /api/analyze": () => refuse("ANALYSIS_FAILED", "지금은 분석할 수 없어요.") });
    const error = await failureOf(callEndpoint(analyse, { text: "글" }));
    expect(codeOf(error)).toBe("ANALYSIS_FAILED");
    expect(messageFor(error, FALLBACK)).toBe("지금은 분석할 수 없어요.");
  });

  it.each([
    ["an unknown code", { success: false, error: { code: "NEW_CODE", message: "모르는 코드의 말", requestId: "x" } }],
    ["no request id", { success: false, error: { code: "ANALYSIS_FAILED", message: "모르는 코드의 말" } }],
    ["no code", { error: { message: "모르는 코드의 말" } }],
    ["a line break and white space", { error: { message: "  모르는 코드의\n말 " } }],
  ])("shows the server's message with %s", async (_name, body) => {
    fakeServer({ "POST /api/analyze": () => new Response(JSON.stringify(body), { status: 422 }) });
    const error = await failureOf(callEndpoint(analyse, { text: "글" }));
    expect(error).toMatchObject({ kind: "refused", status: 422 });
    expect(messageFor(error, FALLBACK)).toBe("모르는 코드의 말");
  });

  it("keeps a known code that comes without a request id", async () => {
    const body = { error: { code: "INSUFFICIENT_CREDITS", message: "크레딧이 부족해요." } };
    fakeServer({ "POST /api/analyze": () => new Response(JSON.stringify(body), { status: 402 }) });
    expect(codeOf(await failureOf(callEndpoint(analyse, { text: "글" })))).toBe("INSUFFICIENT_CREDITS");
  });

  it("truncates a message to 300 characters", async () => {
    const body = { error: { message: "가".repeat(100_000) } };
    fakeServer({ "POST /api/analyze": () => new Response(JSON.stringify(body), { status: 500 }) });
    const message = messageFor(await failureOf(callEndpoint(analyse, { text: "글" })), FALLBACK);
    expect(message).toBe(`${"가".repeat(299)}…`);
  });

  it.each([
    ["an empty message", { error: { code: "ANALYSIS_FAILED", message: " ", requestId: "x" } }],
    ["a message that is no text", { error: { message: { html: "<b>" } } }],
    ["no error", { success: false }],
  ])("shows the fallback message for %s", async (_name, body) => {
    fakeServer({ "POST /api/analyze": () => new Response(JSON.stringify(body), { status: 500 }) });
    expect(messageFor(await failureOf(callEndpoint(analyse, { text: "글" })), FALLBACK)).toBe(FALLBACK);
  });

  it.each([
    ["1", "요청이 너무 잦아요. 1초 뒤 다시 시도해 주세요."],
    ["59", "요청이 너무 잦아요. 59초 뒤 다시 시도해 주세요."],
    ["61", "요청이 너무 잦아요. 2분 뒤 다시 시도해 주세요."],
    ["3600", "요청이 너무 잦아요. 1시간 뒤 다시 시도해 주세요."],
    ["Wed, 21 Oct 2026 07:28:00 GMT", "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요."],
    [null, "요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요."],
  ])("Retry-After가 %s이면 “%s”", async (value, message) => {
    const refused = refuse("RATE_LIMITED");
    if (value !== null) refused.headers.set("retry-after", value);
    fakeServer({ "GET /api/user/me": () => refused });
    expect(messageFor(await failureOf(callEndpoint(me, {})), FALLBACK)).toBe(message);
  });

  it("shows the fallback message for invalid responses", async () => {
    fakeServer({ "GET /api/user/me": () => new Response("<html>", { status: 502 }) });
    expect(messageFor(await failureOf(callEndpoint(me, {})), FALLBACK)).toBe(FALLBACK);
    fakeServer({ "GET /api/user/me": () => answer({ ...makeAccount(), credits: { remaining: -1 } }) });
    const error = await failureOf(callEndpoint(me, {}));
    expect(error).toMatchObject({ kind: "unreadable" });
    expect(messageFor(error, FALLBACK)).toBe(FALLBACK);
  });

  it("연결이 없으면 그 말이 먼저 온다", async () => {
    fakeServer({
      "GET /api/user/me": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    const error = await failureOf(callEndpoint(me, {}));
    expect(messageFor(error, FALLBACK)).toBe(FALLBACK);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(messageFor(error, FALLBACK)).toBe(`지금은 인터넷에 연결되어 있지 않아요. ${FALLBACK}`);
    vi.restoreAllMocks();
  });

  it("distinguishes a network failure from an aborted request", async () => {
    fakeServer({
      "GET /api/user/me": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    const error = await failureOf(callEndpoint(me, {}));
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ kind: "network" });

    fakeServer({ "GET /api/user/me": () => new Promise<Response>(() => {}) });
    const controller = new AbortController();
    const pending = failureOf(callEndpoint(me, {}, { signal: controller.signal }));
    controller.abort();
    expect(isAborted(await pending)).toBe(true);
  });
});
