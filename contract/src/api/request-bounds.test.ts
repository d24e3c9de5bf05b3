import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as contract from "../index.ts";

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

const ENDPOINTS = Object.values(contract as Record<string, unknown>)
  .filter(
    (value): value is contract.Endpoint<z.ZodType, z.ZodType> =>
      typeof value === "object" && value !== null && "path" in value && "method" in value && "request" in value,
  )
  .map(({ method, path, request }) => [`${method} ${path}`, request] as const);
const AUTH_ENDPOINTS = [...contract.AUTH_ENDPOINTS].map(
  ([path, { method, request }]) => [`${method} /api/auth/${path}`, request] as const,
);

/** Paths in a schema where the caller may send any amount of data. */
function unbounded(schema: JsonSchema, place: string): string[] {
  if (schema.const !== undefined || schema.enum !== undefined) return [];
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (variants.length > 0) return variants.flatMap((one) => unbounded(one, place));
  switch (schema.type) {
    case "string":
      return schema.maxLength !== undefined || isBoundedPattern(schema.pattern) ? [] : [place];
    case "array":
      return [...(schema.maxItems === undefined ? [place] : []), ...unbounded(schema.items ?? {}, `${place}[]`)];
    case "object": {
      const more = typeof schema.additionalProperties === "object" ? [`${place}.*`] : [];
      const known = Object.entries(schema.properties ?? {});
      return [...more, ...known.flatMap(([name, one]) => unbounded(one, `${place}.${name}`))];
    }
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return [];
    default:
      return [place];
  }
}

/** Whether a pattern is anchored at both ends and has no unbounded repetition. */
function isBoundedPattern(pattern = ""): boolean {
  const bare = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  return bare.startsWith("^") && bare.endsWith("$") && !/[*+]|\{\d+,\}/.test(bare);
}

const placesOf = (request: z.ZodType) =>
  unbounded(z.toJSONSchema(request, { io: "input", unrepresentable: "any" }) as JsonSchema, "request");

it.each([...ENDPOINTS, ...AUTH_ENDPOINTS])("%s bounds every string and array", (_, request) => {
  expect(placesOf(request)).toEqual([]);
});

describe("unbounded", () => {
  it.each([
    [z.object({ a: z.string() }), ["request.a"]],
    [z.object({ a: z.array(z.string().max(3)) }), ["request.a"]],
    [z.object({ a: z.array(z.string()).max(3) }), ["request.a[]"]],
    [z.object({ a: z.union([z.null(), z.string()]) }), ["request.a"]],
    [z.object({ a: z.string().regex(/^[ab]+$/) }), ["request.a"]],
    [z.object({ a: z.unknown() }), ["request.a"]],
    [z.object({ a: z.record(z.string().max(3), z.number()) }), ["request.a.*"]],
    [z.object({ a: z.string().regex(/^[a+]{1,3}$/), b: z.enum(["x"]), c: z.number().optional() }), []],
  ])("finds the unbounded fields of a schema (case %#)", (request, places) => {
    expect(placesOf(request)).toEqual(places);
  });
});
