import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as contract from "@geulgyeol/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { machineBurden } from "../../../scripts/testing/machine-burden.ts";
import type { DatabaseConnection } from "../../src/db/connection.ts";
import { type LoopWatch, watchLoop } from "../../src/observability/watch-loop.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../src/testing/test-app.ts";
import { openEmbeddedCopy } from "../../src/testing/test-database.ts";

/** Longest allowed block of the event loop, in ms of the thread's CPU time on an idle machine. */
const LONGEST_MS = 100;
/** A request's own cost shows in every try; an outlier in one try came from the machine. */
const TRIES = 4;
const LENGTH = 100_000;

/** Inputs that slow down regular expressions of superlinear cost. */
const FIRST_VALUES: Readonly<Record<string, string>> = {
  "one letter": "a".repeat(LENGTH),
  "parts of addresses": "a@".repeat(LENGTH / 2),
};
const ALL_VALUES: Readonly<Record<string, string>> = {
  ...FIRST_VALUES,
  "white space": `a${" ".repeat(LENGTH)}a`,
  "opening brackets": "<".repeat(LENGTH),
  Hangul: "가".repeat(LENGTH),
  slashes: `/a${"/".repeat(LENGTH)}a`,
  dots: `${".".repeat(LENGTH)}/a`,
  equals: `${"a=;".repeat(LENGTH / 3)} q=0`,
};
const VALUES = process.env.TEST_LONG ? ALL_VALUES : FIRST_VALUES;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
  readonly takesFile: boolean;
}

const fieldsOf = (request: z.ZodType) => {
  const schema = z.toJSONSchema(request, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
};

type AnyEndpoint = contract.Endpoint<z.ZodType, z.ZodType>;
const ROUTES: readonly Route[] = [
  ...Object.values(contract as Record<string, unknown>)
    .filter(
      (value): value is AnyEndpoint =>
        typeof value === "object" && value !== null && "path" in value && "method" in value && "response" in value,
    )
    .map(({ method, path, request, takesFile }) => ({
      method,
      path,
      fields: fieldsOf(request),
      takesFile: takesFile !== undefined,
    })),
  ...[...contract.AUTH_ENDPOINTS].map(([path, { method, request }]) => ({
    // Includes fields that only the auth library reads.
    method,
    path: `/api/auth/${path}`,
    takesFile: false,
    fields: [...fieldsOf(request), "callbackURL", "redirectTo", "errorCallbackURL", "newUserCallbackURL", "image"],
  })),
  { method: "GET", path: "/api/auth/reset-password", fields: ["token"], takesFile: false },
  { method: "GET", path: "/no-such-page", fields: ["a"], takesFile: false },
];

let connection: DatabaseConnection;
let test: TestApp;
let watch: LoopWatch;
let callers = 0;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  const webFolder = temporaryFolder();
  writeFileSync(join(webFolder, "__spa-fallback.html"), `<!doctype html>${contract.SITE_ADDRESS}`);
  test = await openTestApp(connection, { webFolder });
  watch = watchLoop();
});
afterAll(async () => {
  watch?.stop();
  await test?.app.close();
  await connection?.close();
});

/** A new caller for each request, so that no rate limit rejects it unread. */
async function send({ method, path, fields, takesFile }: Route, field: string, value: string) {
  const cookie = await test.newSession({ emailVerified: true });
  const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`;
  const given = Object.fromEntries(fields.map((name) => [name, name === field ? value : "a@example.com"]));
  if (method === "GET" || method === "DELETE") {
    return test.call(method, `${path}?${new URLSearchParams(given)}`, { cookie, from });
  }
  const body = takesFile ? formOf(given) : { type: "application/json", payload: JSON.stringify(given) };
  const headers = { "content-type": body.type };
  return test.call(method as "POST", path, { cookie, from, headers, payload: body.payload });
}

function formOf(fields: Readonly<Record<string, string>>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: "multipart/form-data; boundary=x", payload: `${parts.join("")}--x--\r\n` };
}

/** The longest block of the loop while `work` ran, scaled to an idle machine; the best of several tries. */
async function holdOf(work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= LONGEST_MS; tries++) {
    watch.read();
    await work();
    const { cpuMs } = watch.read();
    least = Math.min(least, cpuMs / (cpuMs < LONGEST_MS ? 1 : machineBurden(3)));
  }
  return Math.round(least);
}

it.each(
  ROUTES.filter(({ fields }) => fields.length > 0).map((route) => [`${route.method} ${route.path}`, route] as const),
)(`%s holds the event loop under ${LONGEST_MS} ms with 100 kB fields`, async (_, route) => {
  const slow: string[] = [];
  for (const field of route.fields) {
    for (const [kind, value] of Object.entries(VALUES)) {
      const ms = await holdOf(async () => {
        const answer = await send(route, field, value);
        expect([429, 500, 503], `${field}: ${kind}: ${answer.body.slice(0, 200)}`).not.toContain(answer.statusCode);
      });
      if (ms >= LONGEST_MS) slow.push(`${field}: ${kind}: ${ms} ms`);
    }
  }
  expect(slow).toEqual([]);
});

it.each(Object.entries(ALL_VALUES))(
  `100 kB of %s in a path or header hold the event loop under ${LONGEST_MS} ms`,
  async (_, value) => {
    const printable = encodeURI(value);
    for (const path of [`/${printable}`, `/api/${printable}`, `/shared/${printable}`, `/assets/${printable}`]) {
      expect(await holdOf(async () => void (await test.call("GET", path)))).toBeLessThan(LONGEST_MS);
    }
    const names = ["cookie", "authorization", "accept-encoding", "accept", "origin", "referer", "user-agent", "host"];
    for (const name of [...names, "content-type", "x-forwarded-for", "if-none-match", "idempotency-key", "range"]) {
      const headers = { [name]: printable, "content-length": "2" };
      const work = async () => void (await test.call("POST", "/api/analyze", { headers, payload: "{}" }));
      expect(await holdOf(work), name).toBeLessThan(LONGEST_MS);
    }
  },
);
