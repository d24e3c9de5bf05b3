import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundledProcess } from "./testing/bundled-process.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { CONSENTS, PASSWORD } from "./testing/test-app.ts";

const TEXT = `작년 겨울 우리 반은 학교 뒤 언덕에 나무를 심었다. 땅이 얼어 삽이 들어가지 않아 다들 손바닥에 물집이 잡혔다.
선생님은 그만하자고 하셨지만 민수가 끝까지 하겠다고 우겨서 해가 질 때까지 심었다. 봄이 되니 절반은 죽고 절반은 잎이 났다.`;

/** The first start creates a database and compiles, which takes a minute on a heavily loaded machine. */
const START_TIMEOUT_MS = 180_000;

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
}

/** The server as users start it: a process of its own, with the real engine and the embedded database. */
describe("server process", { timeout: START_TIMEOUT_MS }, () => {
  const folder = temporaryFolder();
  const children: ChildProcess[] = [];
  let server: Started;
  let cookie: string;

  const launch = (environment: Record<string, string> = {}) => {
    const entry = bundledProcess("main");
    const env = { ...process.env, DATABASE_URL: "", PORT: "0", DATA_DIR: join(folder, "data"), ...environment };
    const child = spawn(process.execPath, [...entry.execArgv, entry.file], { env });
    children.push(child);
    const said = { text: "" };
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said.text += data));
    const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
    return { child, said, ended };
  };
  const start = async (): Promise<Started> => {
    const { child, said, ended } = launch();
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout?.on("data", () => {
        const found = said.text.match(/글결 is ready: (\S+)/)?.[1];
        if (found !== undefined) resolve(found);
      });
      ended.then(() => reject(new Error(said.text)));
    });
    return { child, address };
  };
  const stop = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      child.once("exit", (code) => resolve(code));
      child.kill(signal);
    });
  const ask = (path: string, body?: unknown) =>
    fetch(`${server.address}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", ...(cookie && { cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  beforeAll(async () => {
    cookie = "";
    server = await start();
  }, START_TIMEOUT_MS);
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  it("가입하고, 글을 분석하고, 크레딧이 3에서 2로 준다", async () => {
    expect((await ask("/api/health")).status).toBe(200);
    const signUp = await ask("/api/auth/sign-up/email", {
      name: "홍",
      email: "hong@example.com",
      password: PASSWORD,
      ...CONSENTS,
    });
    cookie = signUp.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const answer = (await (await ask("/api/analyze", { text: TEXT })).json()) as { data: Record<string, unknown> };
    expect(answer.data).toMatchObject({ language: "ko", credits: { charged: 1, remaining: 2 } });
    expect(readdirSync(join(folder, "data/outbox"))).toHaveLength(1);
  });

  it("refuses a second process on the same data folder with a clear message", async () => {
    const { ended, said } = launch();
    expect(await ended).toBe(1);
    expect(said.text).toMatch(/^The data folder \S+ is in use by another Geulgyeol server\. Stop it, or set DATA_DIR/);
    expect((await ask("/api/health")).status).toBe(200);
  });

  it("prints one line per configuration error and exits with 1", async () => {
    const { ended, said } = launch({ PORT: "eighty", APP_URL: "x" });
    expect(await ended).toBe(1);
    expect(said.text.trim().split("\n")).toEqual([
      "Configuration: PORT must be a whole number",
      "Configuration: APP_URL must be an address that begins with http:// or https://",
    ]);
  });

  it("keeps credits and session after a kill", async () => {
    await stop(server.child, "SIGKILL");
    server = await start();
    const { data } = (await (await ask("/api/user/me")).json()) as { data: { credits: unknown } };
    expect(data.credits).toMatchObject({ remaining: 2, max: 3 });
  });

  it("finishes a running request before it stops", async () => {
    const headers = { "content-type": "application/json", cookie, expect: "100-continue" };
    const running = request(`${server.address}/api/analyze/word-level`, { method: "POST", headers });
    const answered = once(running, "response");
    running.flushHeaders();
    // The server has accepted the request once it asks for the body.
    await once(running, "continue");
    running.end(JSON.stringify({ text: TEXT }));
    const code = stop(server.child, "SIGTERM");
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await code).toBe(0);
  });
});
