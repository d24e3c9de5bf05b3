import { describeType, type FieldSchema } from "./describe-type.ts";

export interface Field {
  /** With its parent names, as a program reads it: "sentences[].text". */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** A schema with fields, a list of such, or a choice that has one. */
export interface NestedSchema extends FieldSchema {
  readonly properties?: Readonly<Record<string, NestedSchema>>;
  readonly required?: readonly string[];
  readonly items?: NestedSchema;
  readonly anyOf?: readonly NestedSchema[];
  readonly oneOf?: readonly NestedSchema[];
}

export type Schemas = Readonly<Record<string, unknown>>;

/** The schema itself, if this is a reference to it. */
export function resolve(schema: NestedSchema, schemas: Schemas): NestedSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (schemas[name] as NestedSchema);
}

/** The fields of an object, without nested ones. */
export function fieldsOf({ properties = {}, required = [] }: NestedSchema, prefix = ""): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: `${prefix}${name}`,
    type: describeType(schema),
    isRequired: required.includes(name) && !("default" in schema),
  }));
}

/** Every field inside a field, at any depth, in the schema's order. */
export function fieldsInside(schema: NestedSchema, path: string, schemas: Schemas): Field[] {
  const whole = resolve(schema, schemas);
  const inItems = whole.items ? fieldsInside(whole.items, `${path}[]`, schemas) : [];
  const inChoices = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])].flatMap((one) => fieldsInside(one, path, schemas));
  const own = fieldsOf(whole, `${path}.`).flatMap((field) => {
    const inner = whole.properties?.[field.name.slice(path.length + 1)];
    return inner ? [field, ...fieldsInside(inner, field.name, schemas)] : [field];
  });
  return [...own, ...inItems, ...inChoices];
}
