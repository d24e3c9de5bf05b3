import { ModelFileError, type Table } from "./format.ts";
import type { ModelFile } from "./read-model.ts";

type TableConstructor<T extends Table> = new (buffer: ArrayBufferLike, offset: number, length: number) => T;

/**
 * The stored form of one part of a model. Writing and reading follow from one declaration: plain values go into the
 * header, tables are stored next to it under their path in the declaration.
 */
export interface Codec<Value> {
  pack(value: Value, path: string, tables: Map<string, Table>): unknown;
  load(header: unknown, path: string, file: Pick<ModelFile, "table">): Value;
}

/** A plain value, kept in the header. */
export function plain<Value>(): Codec<Value> {
  return { pack: (value) => value, load: (header) => header as Value };
}

export function table<T extends Table>(type: TableConstructor<T>): Codec<T> {
  return {
    pack(value, path, tables) {
      tables.set(path, value);
      return null;
    },
    load: (_, path, file) => file.table(path, type),
  };
}

export function list<Value>(item: Codec<Value>): Codec<readonly Value[]> {
  return {
    pack: (values, path, tables) => values.map((value, at) => item.pack(value, `${path}.${at}`, tables)),
    load: (header, path, file) => (header as unknown[]).map((own, at) => item.load(own, `${path}.${at}`, file)),
  };
}

/** Any of the keys may be absent. */
export function dictionary<Key extends string, Value>(
  item: Codec<Value>,
): Codec<Readonly<Partial<Record<Key, Value>>>> {
  return {
    pack: (values, path, tables) =>
      mapEntries(values as Record<string, Value>, (value, key) => item.pack(value, `${path}.${key}`, tables)),
    load: (header, path, file) =>
      mapEntries(header as Record<string, unknown>, (own, key) => item.load(own, `${path}.${key}`, file)) as Partial<
        Record<Key, Value>
      >,
  };
}

type Values<Parts> = { readonly [Key in keyof Parts]: Parts[Key] extends Codec<infer Value> ? Value : never };

export function record<Parts extends Readonly<Record<string, Codec<unknown>>>>(parts: Parts): Codec<Values<Parts>> {
  const entries: Readonly<Record<string, Codec<unknown>>> = parts;
  return {
    pack: (value, path, tables) =>
      mapEntries(entries, (codec, key) =>
        codec.pack((value as Record<string, unknown>)[key], `${path}.${key}`, tables),
      ),
    load: (header, path, file) =>
      mapEntries(entries, (codec, key) =>
        codec.load(partOf(header, key, path), `${path}.${key}`, file),
      ) as Values<Parts>,
  };
}

/** A model trained before the part was declared is rejected with the part's name. */
function partOf(header: unknown, key: string, path: string): unknown {
  if (typeof header === "object" && header !== null && key in header) return (header as Record<string, unknown>)[key];
  throw new ModelFileError(`The model has no part "${path}.${key}". Train it anew: npm run train -- --corpus DIR.`);
}

/** The type that a codec packs and loads. */
export type ValueOf<Own> = Own extends Codec<infer Value> ? Value : never;

function mapEntries<From, To>(
  entries: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value, key)]));
}
