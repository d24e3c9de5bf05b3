import type { Validator } from "./validators.ts";

/** The part of JSON Schema that `answerSchema` uses. */
export interface AnswerSchema {
  readonly type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly items?: AnswerSchema;
  readonly anyOf?: readonly AnswerSchema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** A schema and, for the compiler alone, the type of what matches it. */
export interface AnswerSchemaOf<Answer> extends AnswerSchema {
  readonly answer?: Answer;
}

const IS_OF_TYPE: Readonly<Record<NonNullable<AnswerSchema["type"]>, (value: unknown) => boolean>> = {
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === "string",
  number: Number.isFinite,
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

/** Reads what matches a schema. Fields that it does not list are kept. */
export function answerAs<Answer>(schema: AnswerSchemaOf<Answer>): Validator<Answer> {
  return (value) => {
    checkAnswer(schema, value);
    return value as Answer;
  };
}

/** Throws `TypeError`, which names the place, if a JSON value does not match. */
function checkAnswer(schema: AnswerSchema, value: unknown, place = "data"): void {
  const { type, properties = {}, required = [], items, anyOf, minimum, maximum, exclusiveMinimum } = schema;
  if (anyOf) {
    checkAnyOf(anyOf, value, place);
    return;
  }
  const isRight =
    (type === undefined || IS_OF_TYPE[type](value)) &&
    (schema.enum === undefined || schema.enum.includes(value)) &&
    (minimum === undefined || (value as number) >= minimum) &&
    (maximum === undefined || (value as number) <= maximum) &&
    (exclusiveMinimum === undefined || (value as number) > exclusiveMinimum);
  if (!isRight) throw new TypeError(`${place} is not as agreed.`);
  if (items) for (const [at, item] of (value as unknown[]).entries()) checkAnswer(items, item, `${place}[${at}]`);
  for (const name of required) {
    if (!Object.hasOwn(value as object, name)) throw new TypeError(`${place}.${name} is missing.`);
  }
  for (const [name, field] of Object.entries(properties)) {
    const found = (value as Record<string, unknown>)[name];
    if (found !== undefined) checkAnswer(field, found, `${place}.${name}`);
  }
}

/** Throws what the last of the choices says. */
function checkAnyOf(choices: readonly AnswerSchema[], value: unknown, place: string): void {
  for (const [at, choice] of choices.entries()) {
    try {
      checkAnswer(choice, value, place);
      return;
    } catch (error) {
      if (at === choices.length - 1) throw error;
    }
  }
}
