import { randomUUID } from "node:crypto";
import { type DatabaseConnection, openPostgres } from "../src/db/connection.ts";

/** A new, empty database on a PostgreSQL server, and its removal. @param url of any database there */
export async function createBenchDatabase(url: string): Promise<{ address: string; drop: () => Promise<void> }> {
  const name = `geulgyeol_bench_${randomUUID().replaceAll("-", "")}`;
  const run = async (sql: string) => {
    const admin = openPostgres(url, { poolSize: 1 });
    await admin.executeSql(sql).finally(() => admin.close());
  };
  await run(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => run(`drop database ${name} with (force)`) };
}

/**
 * Runs `work` on a new migrated database on the server of `DATABASE_URL`, and drops it afterwards. Throws if
 * `DATABASE_URL` is not set.
 */
export async function onBenchDatabase(
  work: (connection: DatabaseConnection, address: string) => Promise<void>,
): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error("DATABASE_URL is not set.");
  const { address, drop } = await createBenchDatabase(url);
  const connection = openPostgres(address, { poolSize: 1 });
  try {
    await connection.migrate();
    await work(connection, address);
  } finally {
    await connection.close();
    await drop();
  }
}
