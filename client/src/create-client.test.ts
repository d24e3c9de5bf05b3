import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "./create-client.ts";

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}
interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** Ends the connection without an answer. */
  readonly breaks?: boolean;
}

let server: Server | null = null;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A server that gives these replies one after the other, and the client for it. */
async function serving(replies: readonly Reply[], options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const seen: Seen[] = [];
  server = createServer(async (request, response) => {
    const { status = 200, headers = {}, body, breaks = false } = replies[seen.length] ?? {};
    seen.push(await seenOf(request));
    if (breaks) return request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json", "x-request-id": "r1", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, client: createClient({ apiKey: "glk_test", baseUrl, random: () => 0, ...options }) };
}

async function seenOf(request: IncomingMessage): Promise<Seen> {
  const { method, url, headers } = request;
  const body = (await buffer(request)).toString("utf8");
  const key = headers["idempotency-key"]?.toString();
  return { method, url, key, authorization: headers.authorization, type: headers["content-type"], body };
}

const PAGE = { success: true, data: { entries: [], nextCursor: null, total: null } };
const refusal = (code: string) => ({ success: false, error: { code, message: "안 돼요.", requestId: "r2" } });

describe("createClient", () => {
  it("sends the key, the text and an idempotency key", async () => {
    const { client, seen } = await serving([{ status: 400, body: refusal("TEXT_TOO_SHORT") }]);
    const answer = await client.analyse({ text: "글" });
    expect(answer).toEqual({
      ok: false,
      error: { code: "TEXT_TOO_SHORT", message: "안 돼요.", status: 400, requestId: "r2", retryAfterSeconds: null },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: "POST", url: "/api/analyze", authorization: "Bearer glk_test" });
    expect(seen[0]?.key).toMatch(/^[\w-]{36}$/);
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ text: "글" });
  });

  it("repeats with the same key after a broken connection and a busy server", async () => {
    const { client, seen } = await serving([
      { breaks: true },
      { status: 503, headers: { "retry-after": "0" }, body: refusal("SERVER_BUSY") },
      { status: 402, body: refusal("INSUFFICIENT_CREDITS") },
    ]);
    const answer = await client.analyse({ text: "글" });
    expect(answer).toMatchObject({ ok: false, error: { code: "INSUFFICIENT_CREDITS" } });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  });

  it("waits as long as the server asks, and not when that is too long", async () => {
    const limited = { status: 429, headers: { "retry-after": "1" }, body: refusal("RATE_LIMITED") };
    const { client, seen } = await serving([limited, { status: 400, body: refusal("TEXT_TOO_SHORT") }]);
    const start = performance.now();
    await client.analyse({ text: "글" });
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
    expect(seen).toHaveLength(2);

    const impatient = await serving([{ ...limited, headers: { "retry-after": "90" } }], { waitMostMs: 1_000 });
    const answer = await impatient.client.analyse({ text: "글" });
    expect(answer).toMatchObject({ ok: false, error: { code: "RATE_LIMITED", retryAfterSeconds: 90 } });
    expect(impatient.seen).toHaveLength(1);
  });

  it("gives up after the repeats", async () => {
    const { client, seen } = await serving([{ breaks: true }, { breaks: true }], { retries: 1 });
    expect(await client.listHistory({})).toMatchObject({ ok: false, error: { code: "NETWORK", status: null } });
    expect(seen).toHaveLength(2);
  });

  it("ends a call and its waiting by the caller's signal", async () => {
    const { client } = await serving([{ status: 503, headers: { "retry-after": "30" }, body: refusal("SERVER_BUSY") }]);
    const abort = new AbortController();
    const answer = client.analyse({ text: "글" }, { signal: abort.signal });
    setTimeout(() => abort.abort(), 50);
    expect(await answer).toMatchObject({ ok: false, error: { code: "ABORTED" } });
  });

  it("puts the input of a GET into the address, without what is undefined, and reads the answer", async () => {
    const { client, seen } = await serving([{ body: PAGE }]);
    const answer = await client.listHistory({ verdict: "ai", limit: 20, query: undefined });
    expect(seen[0]?.url).toBe("/api/history?verdict=ai&limit=20");
    expect(seen[0]?.key).toBeUndefined();
    expect(answer).toMatchObject({ ok: true, status: 200, value: { entries: [] } });
  });

  it("sends a file as a form, its fields first", async () => {
    const { client, seen } = await serving([{ status: 400, body: refusal("FILE_EMPTY") }]);
    await client.analyseImage({ file: new Blob(["bytes"]), name: "글.png", language: "kor" });
    expect(seen[0]?.type).toMatch(/^multipart\/form-data/);
    const body = seen[0]?.body ?? "";
    expect(body.indexOf('name="language"')).toBeLessThan(body.indexOf('name="file"; filename="글.png"'));
  });

  it.each([
    ["no JSON", { body: "<html>" }],
    ["another shape", { body: { success: true, data: { entries: 5 } } }],
  ])("says that %s cannot be read", async (_, reply) => {
    const { client } = await serving([reply]);
    expect(await client.listHistory({})).toMatchObject({ ok: false, error: { code: "UNREADABLE", status: 200 } });
  });

  it("passes on a code that it does not know yet", async () => {
    const { client } = await serving([{ status: 418, body: refusal("NEW_CODE") }]);
    expect(await client.listHistory({})).toMatchObject({ ok: false, error: { code: "NEW_CODE", status: 418 } });
  });

  it("refuses an address that is none", () => {
    expect(() => createClient({ apiKey: "glk_test", baseUrl: "geulgyeol" })).toThrow(TypeError);
  });
});
