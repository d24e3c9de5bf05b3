import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { DatabaseConnection } from "../../../db/connection.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { openEmbeddedCopy } from "../../../testing/test-database.ts";

const SIGN_IN = "/api/auth/sign-in/email";
/** How many hashes of one caller may wait. */
const WAITING = 32;

let connection: DatabaseConnection;
let test: TestApp;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
});
afterEach(() => test?.app.close());
afterAll(() => connection?.close());

let people = 0;

it.each([
  [1, 1],
  [7, 2],
])("files and health are served during 49 sign-ins from %i addresses", async (addresses, atOnce) => {
  const webFolder = temporaryFolder();
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "__spa-fallback.html"), "<!doctype html>");
  writeFileSync(join(webFolder, "assets/a.js"), "글".repeat(10_000));
  const passwordHash = {
    hash: hashPassword,
    verify: ({ hash, password }: { hash: string; password: string }) => verifyPassword({ hash, password }),
  };
  test = await openTestApp(connection, { webFolder, passwordHash, trustProxy: 1 });
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  await (await ask("/assets/a.js")).text();

  let hashed = 0;
  const signIns = Array.from({ length: 49 }, async (_, index) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": `192.0.2.${index % addresses}` };
    const body = JSON.stringify({ email: `${people++}@example.com`, password: "wrong password" });
    const answer = await ask(SIGN_IN, { method: "POST", headers, body });
    await answer.text();
    if (answer.status === 401) hashed++;
  });
  while (hashed === 0) await pause(5);
  for (const path of ["/assets/a.js", "/api/health", "/assets/a.js"]) {
    const before = hashed;
    expect(await (await ask(path)).text()).not.toBe("");
    // Counted in sign-ins instead of milliseconds, since a busy machine slows everything.
    expect(hashed - before, path).toBeLessThanOrEqual(4);
  }
  await Promise.all(signIns);
  // On a busy machine some sign-ins arrive after others were served.
  expect(hashed).toBeGreaterThanOrEqual(atOnce + WAITING);
});
