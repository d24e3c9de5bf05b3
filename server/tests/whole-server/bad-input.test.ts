import * as contract from "@geulgyeol/contract";
import { type ErrorCode, JSON_BODY_MAX_BYTES } from "@geulgyeol/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runSize } from "../../../scripts/testing/run-size.ts";
import type { DatabaseConnection } from "../../src/db/connection.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../src/testing/test-app.ts";
import { openEmbeddedCopy } from "../../src/testing/test-database.ts";

type Payload = NonNullable<InjectOptions["payload"]>;
type AnyEndpoint = Pick<typeof contract.me, "path" | "errors" | "request" | "bodyMaxBytes"> & {
  readonly method: string;
};

const ENDPOINTS = Object.values(contract as Record<string, unknown>).filter(
  (one): one is AnyEndpoint =>
    typeof one === "object" && one !== null && "path" in one && "method" in one && "errors" in one,
);

let connection: DatabaseConnection;
let test: TestApp;
let cookie: string;
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  test = await openTestApp(connection);
  cookie = await test.newSession();
});
afterAll(async () => {
  await test?.app.close();
  await connection?.close();
});

/** Those that read JSON: forms with files are tested where they are served. */
const takesJson = ({ method, errors }: AnyEndpoint) =>
  method !== "GET" && method !== "DELETE" && errors.includes("INVALID_JSON");

describe.each(ENDPOINTS.filter(takesJson).map((one, at) => [`${one.method} ${one.path}`, one, at] as const))(
  "%s",
  (_, one, at) => {
    const send = (payload: Payload, type = "application/json") =>
      test.app.inject({
        method: one.method as "POST",
        url: one.path,
        headers: { cookie, "content-type": type },
        payload,
      });
    const credits = async () => (await test.call("GET", "/api/user/me", { cookie })).json().data.credits;
    let before: unknown;
    beforeAll(async () => {
      before = await credits();
    });

    const tooLong = JSON.stringify({ text: "a".repeat(one.bodyMaxBytes ?? JSON_BODY_MAX_BYTES) });
    const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
    const cases: [string, ErrorCode, Payload, string?][] = [
      ["broken JSON", "INVALID_JSON", '{"text": '],
      ["an empty body", "INVALID_JSON", ""],
      ["bytes that are no UTF-8", "INVALID_UNICODE", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
      ["a list", "INVALID_REQUEST", "[]"],
      ["null", "INVALID_REQUEST", "null"],
      ["a number", "INVALID_REQUEST", "7"],
      ["XML", "UNSUPPORTED_MEDIA_TYPE", "<a/>", "application/xml"],
      ["a form", "UNSUPPORTED_MEDIA_TYPE", "a=1", "application/x-www-form-urlencoded"],
      ["a body over the size limit", "PAYLOAD_TOO_LARGE", tooLong],
      ["10,000 nested objects", "INVALID_JSON", deep],
    ];
    // All endpoints read a body with the same code: `npm test` sends each of them a quarter of the cases, in turn.
    const kept = cases.filter((_case, number) => runSize({ short: (number + at) % 4 === 0, all: true }));
    it.each(kept)("answers %s with %s", async (_what, code, payload, type) => {
      expectRefusal(await send(payload, type), code);
    });

    it("has changed no credits", async () => {
      expect(await credits()).toEqual(before);
    });
  },
);
