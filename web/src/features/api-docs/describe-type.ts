/** The part of a JSON schema that the page reads. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly format?: string;
  readonly $ref?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  string: "문자열",
  number: "수",
  integer: "정수",
  boolean: "참/거짓",
  object: "객체",
  null: "null",
};

/** The type of a field in Korean words: "문자열", "객체의 배열", "“ai” 또는 “human”". */
export function describeType(schema: FieldSchema): string {
  if (schema.format === "binary") return "파일";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" 또는 ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(describeType))].join(" 또는 ");
  if (schema.type === "array") return `${schema.items ? describeType(schema.items) : "값"}의 배열`;
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["object"]);
  return types.map((type) => NAMES[type] ?? type).join(" 또는 ");
}
