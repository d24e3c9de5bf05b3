import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { koreanText } from "../testing/korean-text.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestApp, PASSWORD, type TestApp } from "../testing/test-app.ts";
import { type DatabaseConnection, openEmbedded } from "./connection.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { nightlyErasure } from "./nightly-erasure.ts";

let folder: string;
let connection: DatabaseConnection;
let test: TestApp;
beforeAll(async () => {
  folder = join(temporaryFolder(), "database");
  await copyEmbeddedTemplate(folder);
  connection = await openEmbedded(folder);
  test = await openTestApp(connection);
});
afterAll(() => test?.app.close());
afterAll(() => connection?.close());

function filesThatHold(trace: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && readFileSync(file).includes(trace);
  });
}

it("nightlyErasure removes a deleted account's text and address from the database files", async () => {
  const marker = "보라색기린자전거";
  const users = await Promise.all([0, 1, 2].map(() => test.signUp()));
  for (const [index, { cookie }] of users.entries()) {
    const own = index === 1 ? marker : "다른낱말";
    for (let seed = 0; seed < 2; seed++) {
      const text = `${own} 이야기이다. ${koreanText(100 * index + seed, 150)}`;
      expect((await test.post("/api/analyze", { text }, { cookie })).statusCode).toBe(200);
    }
  }
  const [, leaving] = users;
  if (leaving === undefined) throw new Error("nobody leaves");
  const traces = [marker, leaving.email];
  for (const trace of traces) expect(filesThatHold(trace)).not.toEqual([]);
  await test.post("/api/account/delete", { password: PASSWORD }, { cookie: leaving.cookie });
  const [job] = nightlyErasure(connection);
  await job?.work();
  for (const trace of traces) expect([trace, filesThatHold(trace)]).toEqual([trace, []]);
  expect(filesThatHold("다른낱말")).not.toEqual([]);
  const kept = await test.call("GET", "/api/history", { cookie: users[0]?.cookie ?? "" });
  expect(kept.json().data.entries).toHaveLength(2);
});
