import * as contract from "@geulgyeol/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { runSize } from "../../../scripts/testing/run-size.ts";
import { type JsonSchema, spoilt, valuesOf } from "../../src/testing/json-schema-arbitrary.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { openTestApp } from "../../src/testing/test-app.ts";
import { openEmbeddedCopy } from "../../src/testing/test-database.ts";

const REQUESTS = runSize({ short: 100, all: 500, long: 5_000 });
const SEED = 20_261_121;

type AnyEndpoint = contract.Endpoint<z.ZodType, z.ZodType>;
const endpoints = Object.values(contract as Record<string, unknown>).filter(
  (value): value is AnyEndpoint =>
    typeof value === "object" && value !== null && "path" in value && "method" in value && "response" in value,
);

/** Requests that the contract's schema allows, and as many in which something is wrong. */
function requestsTo(endpoint: AnyEndpoint) {
  const schema = z.toJSONSchema(endpoint.request, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const valid = valuesOf(schema);
  const body = fc.oneof(valid, valid.chain(spoilt), fc.anything());
  return fc.record({ endpoint: fc.constant(endpoint), body, isSignedIn: fc.boolean(), hasText: fc.boolean() });
}
/** One request to each endpoint, in any order. */
const rounds = fc
  .tuple(...endpoints.map(requestsTo))
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
type FuzzRequest = typeof rounds extends fc.Arbitrary<(infer One)[]> ? One : never;
const ROUNDS = Math.ceil(REQUESTS / endpoints.length);

it(
  `returns no 5xx and only error envelopes for ${ROUNDS} random requests per endpoint`,
  async () => {
    const connection = await openEmbeddedCopy();
    const test = await openTestApp(connection);
    let cookie = await test.newSession({ emailVerified: true });
    try {
      await fc.assert(
        fc.asyncProperty(rounds, async (requests) => {
          for (const request of requests) await expectOwnWords(request);
        }),
        { numRuns: ROUNDS, seed: SEED, endOnFailure: true },
      );
    } finally {
      await test.app.close();
      await connection.close();
    }

    async function expectOwnWords({ endpoint, body, isSignedIn, hasText }: FuzzRequest): Promise<void> {
      // Random texts can rarely be analysed; this one can.
      const sent = hasText && isRecord(body) && "text" in body ? { ...body, text: koreanText(1) } : body;
      const answer = await ask(endpoint, sent, isSignedIn ? cookie : undefined);
      const label = `${endpoint.method} ${endpoint.path}`;
      const said = `${label} ${answer.statusCode} ${answer.body.slice(0, 300)}\n${test.logLines.slice(-3).join("\n")}`;
      expect(answer.statusCode, said).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(contract.ErrorEnvelope.safeParse(answer.json()).success, said).toBe(true);
      // A request deleted the account or ended the session: continue with a new one.
      if (isSignedIn && answer.statusCode === 401) cookie = await test.newSession({ emailVerified: true });
    }

    function ask(endpoint: AnyEndpoint, body: unknown, session: string | undefined) {
      const headers = { ...(session !== undefined && { cookie: session }) };
      if (endpoint.method === "GET" || endpoint.method === "DELETE") {
        const query = isRecord(body)
          ? new URLSearchParams(Object.entries(body).map(([key, value]) => [key, asText(value)]))
          : "";
        return test.app.inject({ method: endpoint.method, url: `${endpoint.path}?${query}`, headers });
      }
      const payload = jsonOf(body);
      return test.app.inject({
        method: endpoint.method,
        url: endpoint.path,
        payload,
        headers: { ...headers, "content-type": "application/json" },
      });
    }
  },
  process.env.TEST_LONG ? 600_000 : 120_000,
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (value: unknown) => (typeof value === "string" ? value : jsonOf(value));

/** Random values without a JSON form are replaced by invalid JSON. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "undefined";
  } catch {
    return "[1,";
  }
}
