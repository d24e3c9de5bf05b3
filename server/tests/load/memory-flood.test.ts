import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { join } from "node:path";
import * as contract from "@geulgyeol/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { copyEmbeddedTemplate } from "../../src/db/embedded-template.ts";
import { WEBHOOK_PATH } from "../../src/modules/billing/index.ts";
import { bundledProcess } from "../../src/testing/bundled-process.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import type { MemoryMessage } from "./report-memory.ts";

const REQUESTS = process.env.TEST_LONG ? 1_000 : 100;
const LETTERS = 500_000;
const AT_ONCE = 8;
const MOST_BYTES = 30 * 1024 * 1024;
/** Requests after which lazy loading is done. */
const WARM_UP = 20;
const TIMEOUT_MS = 240_000;

interface PublicEndpoint {
  readonly path: string;
  readonly fields: readonly string[];
}

const fieldsOf = (request: z.ZodType) =>
  Object.keys(z.toJSONSchema(request, { io: "input", unrepresentable: "any" }).properties ?? {});

/** Endpoints that read the bodies of anonymous callers. */
const PUBLIC: readonly PublicEndpoint[] = [
  ...Object.values(contract as Record<string, unknown>)
    .filter(
      (value): value is contract.Endpoint<z.ZodType, z.ZodType> =>
        typeof value === "object" && value !== null && "path" in value && "method" in value && "response" in value,
    )
    .filter(({ method, errors }) => method !== "GET" && method !== "DELETE" && !errors.includes("LOGIN_REQUIRED"))
    .map((endpoint) => ({ path: endpoint.path, fields: fieldsOf(endpoint.request) })),
  ...[...contract.AUTH_ENDPOINTS]
    .filter(([, { method }]) => method === "POST")
    .map(([path, endpoint]) => ({ path: `/api/auth/${path}`, fields: ["email", ...fieldsOf(endpoint.request)] })),
  { path: WEBHOOK_PATH, fields: ["email"] },
];

let server: ChildProcess;
let address: URL;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  const folder = temporaryFolder();
  await copyEmbeddedTemplate(join(folder, "database"));
  server = fork(bundledProcess("main").file, {
    execArgv: ["--expose-gc", "--import", bundledProcess("report-memory").url],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      // Each request may name the address that it comes from.
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  address = await new Promise<URL>((resolve, reject) => {
    let said = "";
    const listen = (data: Buffer) => {
      said += data;
      const found = said.match(/is ready: (\S+)/)?.[1];
      if (found !== undefined) resolve(new URL(found));
    };
    for (const stream of [server.stdout, server.stderr]) stream?.on("data", listen);
    server.once("exit", () => reject(new Error(said)));
  });
}, TIMEOUT_MS);
afterAll(() => {
  agent.destroy();
  server?.kill("SIGKILL");
});

const memory = () =>
  new Promise<MemoryMessage>((resolve) => {
    server.once("message", (told) => resolve(told as MemoryMessage));
    server.send("memory");
  });

let callers = 0;
/** Status of the answer; null when the server has closed the connection before it had the whole body. */
function post(path: string, body: Buffer): Promise<number | null> {
  const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`;
  const headers = { "content-type": "application/json", "content-length": body.length, "x-forwarded-for": from };
  return new Promise((resolve) => {
    const asked = request({ port: address.port, path, method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.statusCode ?? null));
    });
    asked.once("error", () => resolve(null));
    asked.end(body);
  });
}

/** Each request has another text of the same length, so that a cache by text would grow. */
function bodyOf({ fields }: PublicEndpoint, seed: number): Buffer {
  const long = `${seed}-${"a".repeat(LETTERS)}@example.com`;
  const [longField = "email", ...others] = fields;
  return Buffer.from(JSON.stringify({ ...Object.fromEntries(others.map((name) => [name, "a"])), [longField]: long }));
}

async function flood(endpoint: PublicEndpoint, requests: number): Promise<Set<number | null>> {
  const statuses = new Set<number | null>();
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) statuses.add(await post(endpoint.path, bodyOf(endpoint, sent++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return statuses;
}

it(
  `grows by less than 30 MB over ${REQUESTS} half-megabyte requests per public endpoint`,
  async () => {
    for (const endpoint of PUBLIC) await flood(endpoint, WARM_UP);
    const before = await memory();
    for (const endpoint of PUBLIC) {
      const statuses = await flood(endpoint, REQUESTS);
      const { used } = await memory();
      const grownMb = Math.round((used - before.used) / 1024 / 1024);
      expect(used - before.used, `${endpoint.path}: ${grownMb} MB`).toBeLessThan(MOST_BYTES);
      // 415: an endpoint that takes a file refuses JSON.
      for (const status of statuses) expect([200, 400, 413, 415, null], endpoint.path).toContain(status);
    }
    const after = await memory();
    const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
    console.info(
      `memory after a flood: used ${mb(before.used)} → ${mb(after.used)} MB, rss ${mb(before.rss)} → ${mb(after.rss)} MB`,
    );
  },
  process.env.TEST_LONG ? 3 * TIMEOUT_MS : TIMEOUT_MS,
);
