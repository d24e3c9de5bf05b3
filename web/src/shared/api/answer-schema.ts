import { z } from "zod";
import type { AnswerSchema, AnswerSchemaOf } from "./check-answer.ts";

const KNOWN = new Set<string>([
  "type",
  "properties",
  "required",
  "items",
  "anyOf",
  "enum",
  "minimum",
  "maximum",
  "exclusiveMinimum",
] satisfies (keyof AnswerSchema)[]);
/** Fields that are not listed may be there, and the version of JSON Schema is fixed. */
const LEFT_OUT = new Set(["$schema", "additionalProperties"]);
/** Of the type itself: whole numbers are safe ones. */
const OF_INTEGERS = new Set<unknown>([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

/**
 * A schema of the contract for `answerAs`. Imported by modules named `*.built.ts` only: the page gets the result,
 * without zod. Throws where a schema says something that `answerAs` does not check.
 */
export function answerSchema<Schema extends z.ZodType>(schema: Schema): AnswerSchemaOf<z.output<Schema>> {
  return reduced(z.toJSONSchema(schema) as Record<string, unknown>);
}

function reduced(schema: Readonly<Record<string, unknown>>): AnswerSchema {
  const { type, ...rest } = schema;
  // Of a text or null, say.
  if (Array.isArray(type)) return { anyOf: type.map((one) => reduced({ ...rest, type: one })) };
  const kept = Object.entries(schema).filter(([name, value]) => !LEFT_OUT.has(name) && !OF_INTEGERS.has(value));
  const unknown = kept.find(([name]) => !KNOWN.has(name));
  if (unknown) throw new Error(`answerAs does not know "${unknown[0]}".`);
  return Object.fromEntries(kept.map(([name, value]) => [name, reducedPart(name, value)]));
}

function reducedPart(name: string, value: unknown): unknown {
  type Schema = Readonly<Record<string, unknown>>;
  if (name === "items") return reduced(value as Schema);
  if (name === "anyOf") return (value as Schema[]).map(reduced);
  if (name !== "properties") return value;
  return Object.fromEntries(Object.entries(value as Schema).map(([field, of]) => [field, reduced(of as Schema)]));
}
