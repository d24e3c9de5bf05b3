import { writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  HAND_IN_PAGE_PATH,
  INVITATION_PAGE_PATH,
  RECEIPT_PAGE_PATH,
  SHARED_PAGE_PATH,
  SHARED_RECORD_PAGE_PATH,
  WRITING_PAGE_PATH,
} from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";

const TOKEN = "Abcdefghijklmnopqrstuvwxyz_12345";
const REQUESTS_PER_MINUTE = 4;

let connection: DatabaseConnection;
let test: TestApp;
let webFolder: string;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  webFolder = temporaryFolder();
  writeFileSync(join(webFolder, "__spa-fallback.html"), "<!doctype html>");
});
afterAll(() => connection?.close());
beforeEach(async () => {
  test = await openTestApp(connection, { webFolder, apiRequestsPerMinute: REQUESTS_PER_MINUTE });
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  return () => test.app.close();
});

/** Sends the target exactly as it is written. */
function get(target: string): Promise<{ status: number | undefined; headers: Record<string, unknown> }> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: target, agent: false }, (answer) => {
      answer.resume().once("end", () => resolve({ status: answer.statusCode, headers: answer.headers }));
    });
    asked.once("error", reject).end();
  });
}

it("counts every spelling of an API path against one rate limit", async () => {
  const ways = ["/api/settings", "/%61pi/settings", "http://x.example/api/settings", "//api/%73ettings"];
  for (const target of ways) expect((await get(target)).status, target).toBe(200);
  for (const target of [...ways, "HTTP://x.example/%61pi/settings?a", "/%61pi/no-such"]) {
    expect((await get(target)).status, target).toBe(429);
  }
});

it.each([
  `/shared/${TOKEN}`,
  `/%73hared/${TOKEN}`,
  `http://x.example/shared/${TOKEN}?a`,
  `//shared/${TOKEN}`,
  `/shared%2F${TOKEN}`,
  `/Shared/${TOKEN}`,
  `/SHARED/${TOKEN}/`,
])("keeps %s out of search engines and its token out of the log", async (target) => {
  const { headers } = await get(target);
  expect(headers).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  const log = test.logLines.join("").toLowerCase();
  expect(log).toContain('"/shared/…"');
  expect(log).not.toContain(TOKEN.toLowerCase());
});

it.each([
  SHARED_PAGE_PATH,
  SHARED_RECORD_PAGE_PATH,
  HAND_IN_PAGE_PATH,
  WRITING_PAGE_PATH,
  RECEIPT_PAGE_PATH,
  INVITATION_PAGE_PATH,
])("treats what follows %s as a secret", async (page) => {
  const { headers } = await get(`${page}${TOKEN}`);
  expect(headers).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  expect(test.logLines.join("")).not.toContain(TOKEN);
});

it.each([`/%73hared/${TOKEN}%zz`, `/x/../shared/${TOKEN}`, `/shared/${TOKEN}/a.b`, `/api/shared/${TOKEN}`])(
  "keeps the token of %s out of the log",
  async (target) => {
    await get(target);
    expect(test.logLines.join("").toLowerCase()).not.toContain(TOKEN.toLowerCase());
  },
);
