import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type LlmServer, openLlmServer } from "../../../../scripts/testing/llm-server.ts";
import { createLogger } from "../../http/request-log.ts";
import { createFakeModel } from "./fake-model.ts";
import { estimateTokens, type LanguageModel, LlmFailure, type LlmFailureKind } from "./llm.ts";
import { openModel } from "./open-model.ts";
import { type ProviderSettings, readProviders } from "./provider-settings.ts";

const KEY = "a-key-that-nobody-may-see";
const SECRET_TEXT = "아무도 몰라야 하는 글";
const TEXT = "다리가 잠겨 먼 길로 돌아갔다.";
const REQUEST = { system: "글을 고쳐라.", user: SECRET_TEXT, maxOutputTokens: 500 };
const SHAPE = z.object({ probability: z.number(), note: z.string() });
const VALUE = { probability: 0.5, note: "고른 문장" };
const ask = { ...REQUEST, shape: SHAPE };

let server: LlmServer;
let logLines: string[];
const log = createLogger("debug", { write: (line) => void logLines.push(line) });
beforeAll(async () => {
  server = await openLlmServer();
});
afterAll(() => server.close());
beforeEach(() => {
  logLines = [];
  server.next.length = 0;
  server.asked.length = 0;
  server.left.count = 0;
  server.says = () => ({ text: TEXT });
});

const KINDS = {
  "openai-compatible": "/v1",
  anthropic: "/v1",
  google: "/v1beta",
} as const;
type Kind = keyof typeof KINDS;

function settingsFor(kind: Kind, more: object = {}): ProviderSettings {
  const provider = { id: "local", kind, model: "model-1", key: KEY, roles: ["edit", "judge"], ...more };
  const [settings] = readProviders(JSON.stringify([{ baseUrl: server.url + KINDS[kind], ...provider }]));
  if (settings === undefined) throw new Error("no provider");
  return { ...settings, timeoutMs: 1_500, ...("timeoutMs" in more && { timeoutMs: more.timeoutMs as number }) };
}
const PATIENCE = { retryMs: [5, 10], breakAfter: 20, restMs: 200 };
const open = (kind: Kind, more: object = {}) => openModel(settingsFor(kind, more), log, PATIENCE);

/** Sets how the next answer of the model under test ends, for a real adapter or the fake. */
interface Side {
  readonly model: LanguageModel;
  says(text: string): void;
  fails(kind: "refused" | "malformed" | "cut-off" | "rate-limited" | "unavailable"): void;
  isSlow(): void;
}

function realSide(kind: Kind): Side {
  const many = (said: Parameters<LlmServer["next"]["push"]>[0]) => server.next.push(said, said, said);
  return {
    model: open(kind),
    says: (text) => {
      server.says = () => ({ text });
    },
    fails: (failure) => {
      if (failure === "refused") many({ refuses: "by-filter" });
      if (failure === "malformed") many({ text: "" });
      if (failure === "cut-off") many({ text: TEXT, isCut: "length" });
      if (failure === "rate-limited") many({ status: 429 });
      if (failure === "unavailable") many({ status: 503 });
    },
    isSlow: () => {
      server.says = () => ({ hangs: true });
    },
  };
}

function fakeSide(): Side {
  const model = createFakeModel();
  model.says = TEXT;
  return {
    model,
    says: (text) => {
      model.says = text;
    },
    fails: (kind) => {
      if (kind === "malformed") model.says = "";
      else model.fails = { kind };
    },
    isSlow: () => {
      model.delayMs = 3_600_000;
    },
  };
}

async function failureOf(call: Promise<unknown>): Promise<LlmFailure> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof LlmFailure)) throw new Error(`no LlmFailure but ${failure}`);
  return failure;
}
const kindOf = async (call: Promise<unknown>): Promise<LlmFailureKind> => (await failureOf(call)).kind;

describe.each<[string, () => Side]>([
  ["fake", fakeSide],
  ["openai-compatible", () => realSide("openai-compatible")],
  ["anthropic", () => realSide("anthropic")],
  ["google", () => realSide("google")],
])("language model: %s", (_name, openSide) => {
  let side: Side;
  beforeEach(() => {
    side = openSide();
  });

  it("streams text in pieces and counts tokens", async () => {
    const pieces: string[] = [];
    const { text, usage } = await side.model.write(REQUEST, { onText: (piece) => pieces.push(piece) });
    expect(text).toBe(TEXT);
    expect(pieces.join("")).toBe(TEXT);
    expect(pieces.length).toBeGreaterThan(1);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  it("parses JSON into the shape, also from a code fence", async () => {
    side.says(JSON.stringify(VALUE));
    expect((await side.model.fill(ask)).value).toEqual(VALUE);
    side.says(`\`\`\`json\n${JSON.stringify(VALUE)}\n\`\`\``);
    expect((await side.model.fill(ask)).value).toEqual(VALUE);
  });

  it.each(["refused", "malformed", "cut-off", "rate-limited", "unavailable"] as const)(
    "fails with kind %s in write and fill",
    async (kind) => {
      side.fails(kind);
      expect(await kindOf(side.model.write(REQUEST))).toBe(kind);
      side.fails(kind);
      side.says(JSON.stringify(VALUE));
      if (kind === "malformed") side.says("0.5쯤이에요.");
      else side.fails(kind);
      expect(await kindOf(side.model.fill(ask))).toBe(kind);
    },
  );

  it.each(["이런 글이에요.", '{"probability": "많이"}', '{"probability": 0.5', "[]"])(
    "rejects %s as malformed",
    async (text) => {
      side.says(text);
      const failure = await failureOf(side.model.fill(ask));
      expect(failure.kind).toBe("malformed");
      expect(failure.usage.outputTokens).toBeGreaterThan(0);
    },
  );

  it("ends at once when the caller aborts or times out", async () => {
    side.isSlow();
    const started = performance.now();
    const call = failureOf(side.model.write(REQUEST, { signal: AbortSignal.timeout(50) }));
    expect(["aborted", "timeout"]).toContain((await call).kind);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await kindOf(side.model.fill(ask, { signal: controller.signal }))).toBe("aborted");
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});

describe.each(["openai-compatible", "anthropic", "google"] as const)("requests to %s", (kind) => {
  it("separates system and user text and sends the key in its header", async () => {
    await open(kind).write(REQUEST);
    // An aborted request of the previous test may still arrive; it does not stream.
    const question = server.asked.find(({ isStream }) => isStream);
    expect(question).toMatchObject({ system: REQUEST.system, user: SECRET_TEXT });
    const { authorization, "x-api-key": anthropic, "x-goog-api-key": google } = question?.headers ?? {};
    expect([authorization, anthropic, google].filter(Boolean)).toEqual([
      kind === "openai-compatible" ? `Bearer ${KEY}` : KEY,
    ]);
  });

  it("uses the provider's token counts, including failed attempts", async () => {
    const input = (REQUEST.system + REQUEST.user).length;
    const written = await open(kind).write(REQUEST);
    expect(written.usage).toEqual({ inputTokens: input, outputTokens: TEXT.length, isEstimate: false });
    const json = JSON.stringify(VALUE);
    server.next.push({ text: "엉뚱한 말" }, { text: json });
    const filled = await open(kind).fill(ask);
    expect(filled.value).toEqual(VALUE);
    expect(filled.usage.outputTokens).toBe("엉뚱한 말".length + json.length);
  });

  it("retries transient failures at most twice", async () => {
    server.next.push({ status: 503 }, { hangsUp: true });
    expect((await open(kind).write(REQUEST)).text).toBe(TEXT);
    expect(server.asked).toHaveLength(3);
    server.next.push({ status: 500 }, { status: 502 }, { status: 529 });
    expect(await kindOf(open(kind).write(REQUEST))).toBe("unavailable");
    expect(server.asked).toHaveLength(6);
  });

  it.each([400, 401, 403, 404])("does not retry on status %i", async (status) => {
    server.next.push({ status });
    const failure = await failureOf(open(kind).write(REQUEST));
    expect([failure.kind, failure.status]).toEqual(["misconfigured", status]);
    expect(server.asked).toHaveLength(1);
  });

  it("honours a short retry-after and gives up on a long one", async () => {
    server.next.push({ status: 429, headers: { "retry-after": "1" } });
    const started = performance.now();
    expect((await open(kind).write(REQUEST)).text).toBe(TEXT);
    expect(performance.now() - started).toBeGreaterThan(990);
    server.next.push({ status: 429, headers: { "retry-after": "60" } });
    const failure = await failureOf(open(kind).write(REQUEST));
    expect(failure).toMatchObject({ kind: "rate-limited", retryAfterMs: 60_000 });
    expect(server.asked).toHaveLength(3);
  });

  it("ends with a timeout at its time limit, also while text streams", async () => {
    server.says = () => ({ hangs: true });
    const started = performance.now();
    expect(await kindOf(open(kind, { timeoutMs: 1_000 }).write(REQUEST))).toBe("timeout");
    server.says = () => ({ text: TEXT, pieceMs: 400 });
    const failure = await failureOf(open(kind, { timeoutMs: 1_000 }).write(REQUEST));
    expect(failure.kind).toBe("timeout");
    expect(failure.usage.outputTokens).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it("fails on a cut stream without retry once text was emitted", async () => {
    const pieces: string[] = [];
    server.next.push({ text: TEXT, isCut: "connection" });
    const failure = await failureOf(open(kind).write(REQUEST, { onText: (piece) => pieces.push(piece) }));
    expect(["cut-off", "unavailable"]).toContain(failure.kind);
    expect(pieces.length).toBeGreaterThan(0);
    expect(server.asked).toHaveLength(1);
    expect(failure.usage).toMatchObject({ outputTokens: estimateTokens(pieces.join("")), isEstimate: true });
  });

  it("retries fill when the connection was cut", async () => {
    server.next.push({ text: JSON.stringify(VALUE), isCut: "connection" });
    server.says = () => ({ text: JSON.stringify(VALUE) });
    expect((await open(kind).fill(ask)).value).toEqual(VALUE);
  });

  it.each(["<html>bad gateway</html>", "{}", "", "null"])(
    "treats the body %j with status 200 as a failure",
    async (body) => {
      server.says = () => ({ status: 200, body });
      expect(["malformed", "unavailable", "cut-off"]).toContain(await kindOf(open(kind).write(REQUEST)));
      expect(["malformed", "unavailable", "cut-off"]).toContain(await kindOf(open(kind).fill(ask)));
    },
  );

  it("closes the provider's connection when the caller aborts mid-stream", async () => {
    server.says = () => ({ text: TEXT.repeat(20), pieceMs: 20 });
    const controller = new AbortController();
    const call = failureOf(open(kind).write(REQUEST, { signal: controller.signal, onText: () => controller.abort() }));
    expect((await call).kind).toBe("aborted");
    await expect.poll(() => server.left.count).toBe(1);
  });

  it("follows no redirect", async () => {
    server.says = () => ({ status: 307, headers: { location: `${server.url}/elsewhere/v1/chat/completions` } });
    expect(await kindOf(open(kind).write(REQUEST))).toBe("unavailable");
    expect(server.asked.filter(({ path }) => path.startsWith("/elsewhere"))).toEqual([]);
  });

  it("keeps the key and the text out of logs and errors", async () => {
    const errors: unknown[] = [];
    const body = JSON.stringify({ error: { message: `wrong key ${KEY}: ${SECRET_TEXT}` } });
    for (const status of [400, 401, 429, 500]) {
      server.next.push({ status, body }, { status, body }, { status, body });
      errors.push(await failureOf(open(kind).write(REQUEST)));
      server.next.length = 0;
    }
    for (const error of errors) log.error({ err: error }, "failed");
    const output = logLines.join("\n") + errors.map((error) => `${error} ${JSON.stringify(error)}`).join("\n");
    expect(output).toContain("misconfigured");
    expect(output).not.toContain(KEY);
    expect(output).not.toContain("몰라야");
    expect(JSON.stringify(open(kind))).not.toContain(KEY);
  });
});

describe("circuit breaker", () => {
  it("opens after five consecutive failures and retries after a rest", async () => {
    const model = openModel(settingsFor("openai-compatible"), log, { ...PATIENCE, breakAfter: 5 });
    server.says = () => ({ status: 503 });
    await kindOf(model.write(REQUEST));
    await kindOf(model.write(REQUEST));
    expect(server.asked).toHaveLength(5);
    expect(await kindOf(model.write(REQUEST))).toBe("unavailable");
    expect(server.asked).toHaveLength(5);
    server.says = () => ({ text: TEXT });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await model.write(REQUEST)).text).toBe(TEXT);
    expect(logLines.join()).toContain("left alone");
  });

  it("stays closed when requests are refused", async () => {
    const model = openModel(settingsFor("openai-compatible"), log, { ...PATIENCE, breakAfter: 5 });
    server.says = () => ({ refuses: "by-filter" });
    for (let i = 0; i < 6; i++) expect(await kindOf(model.write(REQUEST))).toBe("refused");
    expect(server.asked).toHaveLength(6);
  });
});

describe("OpenAI-compatible adapter", () => {
  it("recognises a refusal in a separate field", async () => {
    server.next.push({ refuses: "in-a-field" }, { refuses: "in-a-field" });
    expect(await kindOf(open("openai-compatible").write(REQUEST))).toBe("refused");
    expect(await kindOf(open("openai-compatible").fill(ask))).toBe("refused");
  });

  it("sends the configured response format", async () => {
    server.says = () => ({ text: JSON.stringify(VALUE) });
    for (const structured of ["schema", "json", "words"]) await open("openai-compatible", { structured }).fill(ask);
    const formats = server.asked.map(({ body }) => (body.response_format as { type: string } | undefined)?.type);
    expect(formats).toEqual(["json_schema", "json_object", undefined]);
  });

  it("sends token limit, temperature and key in the configured fields", async () => {
    await open("openai-compatible").write(REQUEST);
    await open("openai-compatible", {
      tokenLimitField: "max_completion_tokens",
      temperature: 0.2,
      maxOutputTokens: 300,
      keyHeader: "api-key",
    }).write(REQUEST);
    const [plain, named] = server.asked;
    expect(plain?.body).toMatchObject({ max_tokens: 500, stream_options: { include_usage: true } });
    expect(plain?.body).not.toHaveProperty("temperature");
    expect(named?.body).toMatchObject({ max_completion_tokens: 300, temperature: 0.2 });
    expect(named?.body).not.toHaveProperty("max_tokens");
    expect([named?.headers["api-key"], named?.headers.authorization]).toEqual([KEY, undefined]);
  });

  it("drops the thinking tags before the answer", async () => {
    server.says = () => ({ text: `<think>음, 어떻게 고칠까.</think>${TEXT}` });
    expect((await open("openai-compatible").write(REQUEST)).text.trim()).toBe(TEXT);
  });
});
