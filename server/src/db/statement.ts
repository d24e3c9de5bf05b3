import { createHash } from "node:crypto";
import { DrizzleQueryError } from "drizzle-orm";
import type { PgSession, PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Queryable } from "./connection.ts";
import type { Preparing } from "./serialize-queries.ts";

/**
 * A statement whose text is built once. PostgreSQL prepares it under its name on each connection, so that a use costs
 * neither building nor parsing nor, after the first ones, planning.
 */
export interface Statement<Input> {
  readonly name: string;
  readonly text: string;
  values(input: Input): unknown[];
}

/**
 * Adds a parameter of an SQL type and returns its place in the text. The same function of the input is one parameter.
 * Dates are given as they are, JSON as text, and arrays in the notation of PostgreSQL.
 */
export type Parameter<Input> = (type: string, value: (input: Input) => unknown) => string;

/** Builds a statement from its text with parameters. */
export function defineStatement<Input>(name: string, text: (parameter: Parameter<Input>) => string): Statement<Input> {
  const readers: ((input: Input) => unknown)[] = [];
  const parameter: Parameter<Input> = (type, value) => {
    const known = readers.indexOf(value);
    const position = known < 0 ? readers.push(value) : known + 1;
    return `$${position}::${type}`;
  };
  const built = text(parameter);
  // Two statements of the same name, as in tests, are two prepared ones.
  const hash = createHash("sha256").update(built).digest("hex").slice(0, 8);
  return { name: `${name}-${hash}`, text: built, values: (input) => readers.map((read) => toParameter(read(input))) };
}

const toParameter = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Runs a statement, inside or outside a transaction. Times come back as PostgreSQL writes them. */
export async function runStatement<Row, Input>(
  db: Queryable,
  { name, text, values }: Statement<Input>,
  input: Input,
): Promise<Row[]> {
  // Drizzle's own way to the driver, which its types hide: errors are wrapped as those of all other statements.
  const { session } = db as unknown as { session: PgSession & { readonly client: Partial<Preparing> } };
  const params = values(input);
  const { rows } = session.client.runPrepared
    ? await session.client.runPrepared(name, text, params).catch((cause: Error) => {
        throw new DrizzleQueryError(text, params, cause);
      })
    : await session.prepareQuery<RowsOf>({ sql: text, params }, undefined, name, false).execute();
  return rows as Row[];
}

type RowsOf = PreparedQueryConfig & { readonly execute: { readonly rows: unknown[] } };
