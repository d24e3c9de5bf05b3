import { EDITS_PER_DAY, type EditEvent } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFakeModel, type FakeModel } from "../../ports/llm/fake-model.ts";
import type { LlmRequest } from "../../ports/llm/llm.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { llmUsage } from "../language-models/tables.ts";
import { editDays } from "./tables.ts";

const EDIT = "/api/ai/edit-text";
const PASSAGE = "폭우로 인해 3번 도로가 잠기지 않았다.";
const BETTER = "비가 많이 왔지만 3번 도로는 잠기지 않았다.";
const body = { selectedText: PASSAGE, prompt: "자연스럽게" };

/** The random part of the delimiters. */
const nonceOf = ({ user }: LlmRequest) => /<text-([0-9a-f]+)>/.exec(user)?.[1] ?? "";
const saying = (text: string) => (request: LlmRequest) => {
  const nonce = nonceOf(request);
  return `<edited-${nonce}>\n${text}\n</edited-${nonce}>`;
};

onEachDatabase("editing with a language model", (connection) => {
  let test: TestApp;
  let model: FakeModel;
  let second: FakeModel;
  let cookie: string;
  beforeAll(async () => {
    model = createFakeModel({ id: "first", model: "first-1", price: { input: 1, output: 1 } });
    second = createFakeModel({ id: "second", model: "second-1", roles: ["edit"] });
    const log = { info: () => undefined, error: () => undefined, warn: () => undefined };
    test = await openTestApp(connection(), {
      llm: { models: [model, second], budget: { perDay: 1_000_000, perUserPerDay: 50_000 }, log: log as never },
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
    for (const one of [model, second]) Object.assign(one, { says: saying(BETTER), fails: null, delayMs: 0 });
    model.asked.length = 0;
    second.asked.length = 0;
    await connection().db.delete(editDays);
  });
  const post = (change: object = {}, path = EDIT) => test.post(path, { ...body, ...change }, { cookie });
  const used = async () => (await connection().db.select().from(editDays))[0]?.used ?? 0;
  const events = async (change: object = {}): Promise<EditEvent[]> => {
    const answer = await post(change, `${EDIT}/stream`);
    expect(answer.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    return answer.body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  };
  const bothFail = (kind: "unavailable" | "misconfigured") => {
    model.fails = { kind };
    second.fails = { kind };
  };

  it("returns the edited passage, the changes and the model", async () => {
    const { data } = (await post()).json();
    expect(data).toMatchObject({ editedText: BETTER, followed: true, source: "llm", model: "first-1", warnings: [] });
    expect(data.changes.length).toBeGreaterThan(0);
    expect(await used()).toBe(1);
    const [usage] = await connection().db.select().from(llmUsage).where(eq(llmUsage.llm, "first"));
    expect(usage).toMatchObject({ role: "edit", failures: 0 });
  });

  it("keeps surrounding whitespace and warns of changed links, negations and numbers", async () => {
    model.says = saying("4번 도로가 잠겼다. https://evil.example");
    const { data } = (await post({ selectedText: `\n ${PASSAGE} ` })).json();
    expect(data.editedText).toBe("\n 4번 도로가 잠겼다. https://evil.example ");
    expect(data.warnings.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["link", "negation", "number"]);
  });

  it("streams the model name, pieces of text and the result", async () => {
    const all = await events();
    expect(all[0]).toEqual({ type: "start", source: "llm", model: "first-1" });
    const pieces = all.flatMap((event) => (event.type === "text" ? [event.text] : []));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("")).toBe(BETTER);
    expect(all.at(-1)).toMatchObject({ type: "done", result: { editedText: BETTER } });
    expect(await used()).toBe(1);
  });

  it("uses the built-in editor on request without asking a model", async () => {
    const { data } = (await post({ editor: "builtin" })).json();
    expect(data).toMatchObject({ source: "builtin", model: null });
    const all = await events({ editor: "builtin" });
    expect(all.map(({ type }) => type)).toEqual(["start", "done"]);
    expect(model.asked).toEqual([]);
  });

  it("falls back to the next model; returns EDIT_MODEL_AWAY when all fail", async () => {
    model.fails = { kind: "unavailable" };
    expect((await post()).json().data).toMatchObject({ source: "llm", model: "second-1" });
    const starts = (await events()).filter(({ type }) => type === "start");
    expect(starts).toMatchObject([{ model: "first-1" }, { model: "second-1" }]);
    const before = await used();
    bothFail("misconfigured");
    expectRefusal(await post(), "EDIT_MODEL_AWAY");
    expect(await used()).toBe(before);
  });

  it.each([
    ["refused", "EDIT_REFUSED"],
    ["malformed", "EDIT_INCOMPLETE"],
    ["cut-off", "EDIT_INCOMPLETE"],
    ["timeout", "EDIT_TIMEOUT"],
  ] as const)("model failure %s returns %s, counts no edit and asks no other model", async (kind, code) => {
    model.fails = { kind };
    expectRefusal(await post(), code);
    expect((await events()).at(-1)).toMatchObject({ type: "failed", error: { code } });
    expect(await used()).toBe(0);
    expect(second.asked).toEqual([]);
  });

  it.each(["<declined-NONCE></declined-NONCE>", "죄송하지만 그 요청은 들어드릴 수 없습니다. 양해 부탁드립니다."])(
    "returns EDIT_REFUSED when the model declines in words: %s",
    async (words) => {
      model.says = (request) => words.replaceAll("NONCE", nonceOf(request));
      expectRefusal(await post(), "EDIT_REFUSED");
      expect(await used()).toBe(0);
    },
  );

  it("does not count an edit that changes nothing", async () => {
    model.says = saying(PASSAGE);
    expect((await post()).json().data).toMatchObject({ editedText: PASSAGE, changes: [], followed: true });
    expect(await used()).toBe(0);
  });

  it("rejects edits over the daily limit before asking the model, also concurrently", async () => {
    for (let i = 0; i < EDITS_PER_DAY.free - 3; i++) expect((await post()).statusCode).toBe(200);
    model.asked.length = 0;
    const all = await Promise.all(Array.from({ length: 10 }, () => post()));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(model.asked).toHaveLength(3);
    expectRefusal(await post({}, `${EDIT}/stream`), "EDITS_USED_UP");
  });

  it("returns EDIT_BUDGET_SPENT over budget, but still serves the built-in editor", async () => {
    // A passage of 10,000 characters may cost some 32,000 millionths of a dollar: one fits into the user's 50,000.
    const long = "가나다 ".repeat(2_500);
    model.says = saying("짧게");
    expect((await post({ selectedText: long })).statusCode).toBe(200);
    model.says = saying(long.trim().replace("가", "나"));
    expect((await post({ selectedText: long })).statusCode).toBe(200);
    const answer = await post({ selectedText: long });
    expectRefusal(answer, "EDIT_BUDGET_SPENT");
    expect(answer.headers["retry-after"]).toBe(String(12 * 3600));
    expect((await post({ selectedText: long, editor: "builtin" })).statusCode).toBe(200);
  });

  it("rejects invalid stream requests before asking the model", async () => {
    expectRefusal(await post({ prompt: " " }, `${EDIT}/stream`), "PROMPT_EMPTY");
    expectRefusal(await post({ editor: "magic" }, `${EDIT}/stream`), "INVALID_REQUEST");
    expectRefusal(await test.post(`${EDIT}/stream`, body), "LOGIN_REQUIRED");
    expect(model.asked).toEqual([]);
  });

  describe("POST /api/ai/edit-text/stream over a real connection", () => {
    let address: string;
    beforeAll(async () => {
      address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    });
    const stream = (signal: AbortSignal, change: object = {}) =>
      fetch(`${address}${EDIT}/stream`, {
        method: "POST",
        signal,
        body: JSON.stringify({ ...body, ...change }),
        headers: { "content-type": "application/json", cookie, "accept-encoding": "gzip" },
      });

    it("aborts the model when the client disconnects, and counts the edit", async () => {
      const controller = new AbortController();
      let ended: string | null = null;
      const { write } = model;
      model.write = async (request, options = {}) => {
        options.onText?.(`<edited-${nonceOf(request)}>비가 많이 와서 길이 온통 물에 잠기고 말았다. `);
        await new Promise<void>((resolve) => options.signal?.addEventListener("abort", () => resolve()));
        ended = "aborted";
        throw new (await import("../../ports/llm/llm.ts")).LlmFailure("aborted");
      };
      try {
        const answer = await stream(controller.signal);
        const reader = answer.body?.getReader();
        let seen = "";
        while (!seen.includes('"text"')) seen += new TextDecoder().decode((await reader?.read())?.value);
        expect(seen).toContain("비가 많이 와서");
        controller.abort();
        await expect.poll(() => ended).toBe("aborted");
        await expect.poll(used).toBe(1);
      } finally {
        controller.abort();
        model.write = write;
      }
    });
  });
});
