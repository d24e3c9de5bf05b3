import { createHash } from "node:crypto";
import { type ParserOptions, PGlite } from "@electric-sql/pglite";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle as drizzleNode } from "drizzle-orm/node-postgres";
import { migrate as migrateNode } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { migrationsFolder } from "../runtime-paths.ts";
import { EMBEDDED_BYTES } from "./embedded-bytes.ts";
import { eraseDeleted } from "./erase-deleted.ts";
import { serializeQueries } from "./serialize-queries.ts";
import { returnTimesAsText } from "./times-as-text.ts";

/** The database as modules use it: the same dialect and tables for both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For queries that may run inside or outside a transaction. */
export type Queryable = Database | Transaction;

export interface PoolLoad {
  /** Active connections. */
  readonly working: number;
  /** Idle connections. */
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

export interface DatabaseConnection {
  readonly db: Database;
  /** Runs the migrations. Safe on several servers at once. */
  migrate(): Promise<void>;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  /**
   * Runs SQL of the job queue: one statement with values, or several without. A transaction in the text is rolled back
   * completely if one of its statements fails.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** State of the pool; absent with a single connection. */
  readonly poolLoad?: () => PoolLoad;
  /** The whole database as a compressed archive; absent for a database server, which has its own tools. */
  readonly dump?: () => Promise<Blob>;
  /**
   * Removes deleted rows from the database files, including the write-ahead log; absent for a database server, which
   * does that itself.
   */
  readonly eraseDeleted?: () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database. It has one connection, so transactions wait for each other. @param folder an initialised
 * data folder that no other process has open; it has no lock of its own.
 */
export async function openEmbedded(folder: string): Promise<DatabaseConnection> {
  const client = serializeQueries(await PGlite.create(folder, EMBEDDED_BYTES));
  const parsers = returnTimesAsText(client);
  // Otherwise used write-ahead log segments would be kept with their content for reuse.
  await client.exec("set wal_recycle = off");
  const db = drizzleEmbedded(client);
  return {
    db,
    migrate: () => migrateEmbedded(db, { migrationsFolder }),
    ping: async () => void (await client.query("select 1")),
    executeSql: (text, values) => executeEmbedded(client, { text, values, parsers }),
    dump: () => client.dumpDataDir("gzip"),
    eraseDeleted: () => eraseDeleted(client),
    close: () => client.close(),
  };
}

/** The single connection is shared: a transaction in the text is run as one that others wait for. Times are dates, as from a server. */
async function executeEmbedded(
  client: PGlite,
  { text, values = [], parsers }: { text: string; values?: readonly unknown[] | undefined; parsers: ParserOptions },
) {
  if (values.length > 0) return client.query(text, [...values], { parsers });
  const statements = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1];
  const results = await (statements === undefined
    ? client.exec(text, { parsers })
    : client.transaction((tx) => tx.exec(statements, { parsers })));
  return { rows: results.at(-1)?.rows ?? [] };
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const MIGRATION_LOCK = createHash("sha256").update("geulgyeol migrations").digest().readInt32BE();

/**
 * Opens a pool on a PostgreSQL server (15 or later). `onError` is called for broken connections, idle or active; a
 * running statement is rejected in addition.
 */
export function openPostgres(
  url: string,
  options: { poolSize?: number; onError?: (error: Error) => void } = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: "geulgyeol",
  });
  const onError = options.onError ?? (() => undefined);
  // Without a listener, a connection that breaks while checked out would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  // The same errors, but only for idle connections.
  pool.on("error", () => undefined);
  return {
    db: withReleasingTransactions(pool),
    migrate: () => migratePostgres(url, onError),
    ping: async () => void (await pool.query("select 1")),
    executeSql: (text, values) => executePostgres(pool, text, values),
    poolLoad: () => ({
      working: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/**
 * Drizzle's own transaction on a pool does not release a connection whose `begin` failed, so that a few broken ones
 * would exhaust the pool. Here it is always released; the pool drops broken ones.
 */
function withReleasingTransactions(pool: pg.Pool): Database {
  const db = drizzleNode(pool);
  const onClient = new WeakMap<pg.PoolClient, typeof db.transaction>();
  const transactionOn = (client: pg.PoolClient) => {
    const known = onClient.get(client);
    if (known !== undefined) return known;
    const own = drizzleNode(client);
    const transaction = own.transaction.bind(own);
    onClient.set(client, transaction);
    return transaction;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((cause: Error) => {
      throw new DrizzleQueryError("begin", [], cause);
    });
    try {
      return await transactionOn(client)(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

async function executePostgres(pool: pg.Pool, text: string, values: readonly unknown[] = []) {
  const client = await pool.connect();
  try {
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text, [...values]);
    return { rows: (Array.isArray(answer) ? answer.at(-1)?.rows : answer.rows) ?? [] };
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Uses a separate connection, since the lock belongs to a session and a migration may exceed the statement time-out.
 */
async function migratePostgres(url: string, onError: (error: Error) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", onError);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateNode(drizzleNode(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
