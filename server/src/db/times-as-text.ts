import { type ParserOptions, type PGlite, type QueryOptions, types } from "@electric-sql/pglite";

/** Types that Drizzle reads itself, from the text of the database; the numbers are arrays of numbers and times. */
const READ_BY_DRIZZLE = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

/**
 * Makes a connection return values of these types as the database writes them, and returns the parsers that it had for them.
 * Drizzle asks for this with every query, but then the library copies all of its parsers each time, which takes longer than
 * a short query: see `withoutParsers`.
 */
export function returnTimesAsText(client: PGlite): ParserOptions {
  const own: ParserOptions = {};
  for (const type of READ_BY_DRIZZLE) {
    const parse = client.parsers[type];
    if (parse !== undefined) own[type] = parse;
    client.parsers[type] = (text) => text;
  }
  return own;
}

/** The options of a query without the parsers that Drizzle adds; they are the connection's own. Only Drizzle sets a row mode. */
export function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  return options?.rowMode === undefined ? options : { rowMode: options.rowMode };
}
