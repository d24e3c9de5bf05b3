import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { putProPeriod, setModerator } from "../../src/modules/accounts/index.ts";
import { users } from "../../src/modules/accounts/tables.ts";
import type { JsonSchema } from "../../src/testing/json-schema-arbitrary.ts";
import { openTestApp } from "../../src/testing/test-app.ts";
import { openEmbeddedCopy } from "../../src/testing/test-database.ts";

type AnyEndpoint = contract.Endpoint<z.ZodType, z.ZodType>;
const readings = Object.values(contract as Record<string, unknown>).filter(
  (value): value is AnyEndpoint =>
    typeof value === "object" && value !== null && "response" in value && "method" in value && value.method === "GET",
);

/** URL-encoded values. */
const HOSTILE = [
  "",
  "0",
  "-1",
  "1e400",
  "NaN",
  "9".repeat(15),
  "9".repeat(25),
  "-9223372036854775809",
  "0x10",
  "1.5",
  "999999999999999-999999999999999",
  "0-0",
  "8640000000000001-1",
  "253402300800000-1",
  "1-9007199254740993",
  "999999999999999.999999999999999",
  "2147483648.1",
  "9007199254740993",
  "1.9007199254740993",
  "0000-01-01",
  "0001-01-01",
  "9999-12-31",
  "2026-02-30",
  "-271821-04-20",
  "%2B275760-09-13",
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%ff",
  "%",
  "%25",
  "_",
  "%27%22--",
  "%5C",
  "..%2F..%2Fetc%2Fpasswd",
  "a".repeat(5_000),
  "true",
  "[]",
  "{}",
  "null",
  "undefined",
  "%7B%22a%22:1%7D",
  "%E2%80%AE",
  "%F0%9F%98%80".repeat(300),
];

/** Every parameter with every value: alone, with each enum value of the other parameters, and all at once. */
function queriesOf(endpoint: AnyEndpoint): string[] {
  const { properties = {} } = z.toJSONSchema(endpoint.request, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const names = Object.keys(properties);
  const choices = Object.entries(properties).flatMap(([name, { enum: values = [] }]) =>
    values.map((value) => ({ name, query: `&${name}=${value}` })),
  );
  return HOSTILE.flatMap((value) => [
    ...names.flatMap((name) => {
      const beside = choices.filter((choice) => choice.name !== name).map(({ query }) => query);
      return ["", ...beside].map((query) => `${name}=${value}${query}`);
    }),
    names.map((name) => `${name}=${value}`).join("&"),
    `unknown=${value}&__proto__=${value}`,
  ]);
}

/** The same parameter twice, as an array and as an object. */
function repeatedQueriesOf(endpoint: AnyEndpoint): string[] {
  const { properties = {} } = z.toJSONSchema(endpoint.request, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return Object.keys(properties).flatMap((name) => [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1&${name}=2`]);
}

const ODD = ["from=0000-01-01&to=9999-12-31", "&&&=&?=", "=".repeat(9_000)];

it("returns no 5xx for hostile query strings", async () => {
  const connection = await openEmbeddedCopy();
  const test = await openTestApp(connection);
  const cookie = await test.newSession({ emailVerified: true });
  await connection.db.transaction(async (tx) => {
    for (const { id } of await tx.select({ id: users.id }).from(users)) {
      await setModerator(tx, id, true);
      const year = { startsAt: new Date("2026-01-01"), endsAt: new Date("2027-01-01"), graceEndsAt: null };
      await putProPeriod(tx, { id: randomUUID(), userId: id, monthlyCredits: 300, ...year });
    }
  });
  const broken: string[] = [];
  let answered = 0;
  for (const endpoint of readings) {
    for (const query of [...queriesOf(endpoint), ...repeatedQueriesOf(endpoint), ...ODD]) {
      const { statusCode } = await test.call("GET", `${endpoint.path}?${query}`, { cookie });
      answered++;
      if (statusCode >= 500) broken.push(`${statusCode} ${endpoint.path}?${query.slice(0, 120)}`);
    }
  }
  await test.app.close();
  await connection.close();
  expect(broken).toEqual([]);
  expect(answered).toBeGreaterThan(readings.length * HOSTILE.length);
}, 300_000);
