import fc from "fast-check";

/** What `z.toJSONSchema` writes and this reads. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const LONGEST = 300;

/** Values that the schema allows, without refinements in code. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(valuesOf));
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map(valuesOf)).map((parts) => Object.assign({}, ...(parts as object[])));
  }
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return fc.jsonValue();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 } = schema;
  switch (type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, valuesOf(value)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case "array": {
      const { minItems: minLength = 0, maxItems = 5 } = schema;
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxItems, 5)),
      });
    }
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31 - 1)) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return strings(schema);
  }
}

const FORMATS: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  email: () => fc.emailAddress(),
  uuid: () => fc.uuid(),
  "date-time": () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
};

/** Korean, Latin, emoji, control characters and halves of surrogate pairs alike. */
function strings({ minLength = 0, maxLength = LONGEST, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known !== undefined) return known();
  if (pattern !== undefined && format === undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) };
  return fc.oneof(
    fc.string({ ...length, unit: "grapheme" }),
    fc.string({ ...length, unit: "binary" }),
    fc.string({
      ...length,
      unit: fc.constantFrom("가", "나", "다", ".", " ", "\u0000", "\ud800", "%", "'", '"', "\\"),
    }),
  );
}

/** The same value with one error: a part missing, of another type, much too long, or additional. */
export function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return fc.anything();
  const keys = Object.keys(value);
  const extra = fc.tuple(fc.string(), fc.jsonValue()).map(([key, more]) => ({ ...value, [key]: more }));
  if (keys.length === 0) return extra;
  const key = fc.constantFrom(...keys);
  return fc.oneof(
    extra,
    key.map((gone) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone))),
    fc.tuple(key, fc.jsonValue()).map(([name, other]) => ({ ...value, [name]: other })),
    key.map((name) => ({ ...value, [name]: "긴 글".repeat(10_000) })),
  );
}
