import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseConnection } from "../../../db/connection.ts";
import { CONSENTS, expectRefusal, openTestApp, PASSWORD, type TestApp } from "../../../testing/test-app.ts";
import { openEmbeddedCopy } from "../../../testing/test-database.ts";

let connection: DatabaseConnection;
let test: TestApp;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  test = await openTestApp(connection);
});
afterAll(async () => {
  await test?.app.close();
  await connection?.close();
});

it.each([
  ["P0001", "INTERNAL_ERROR"],
  ["57P01", "DATABASE_UNAVAILABLE"],
  ["53100", "STORAGE_FULL"],
] as const)("sign-up whose insert fails with %s returns %s and logs no personal data", async (sqlState, code) => {
  const { db } = connection;
  const raise = `begin raise exception 'no' using errcode = '${sqlState}'; end`;
  await db.execute(
    sql.raw(`create or replace function refuse_user() returns trigger language plpgsql as $$ ${raise} $$`),
  );
  await db.execute(sql`create or replace trigger refuse_user before insert on users execute function refuse_user()`);
  const email = `${sqlState.toLowerCase()}-nobody@example.com`;
  const answer = await test.post("/api/auth/sign-up/email", { name: "시험", email, password: PASSWORD, ...CONSENTS });
  expectRefusal(answer, code);
  const ofLibrary = test.logLines.filter((line) => line.includes("better-auth") && line.includes(sqlState));
  expect(ofLibrary.length).toBeGreaterThan(0);
  expect(test.logLines.join("")).not.toMatch(/nobody@example\.com|시험|correct horse/);
});
