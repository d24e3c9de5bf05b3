import { randomUUID } from "node:crypto";
import { type DatabaseConnection, openPostgres } from "../src/db/connection.ts";

/**
 * Runs `work` on a new migrated database on the server of `DATABASE_URL`, and drops it afterwards. Throws if
 * `DATABASE_URL` is not set.
 */
export async function onBenchDatabase(
  work: (connection: DatabaseConnection, address: string) => Promise<void>,
): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error("DATABASE_URL is not set.");
  const name = `geulgyeol_bench_${randomUUID().replaceAll("-", "")}`;
  const admin = openPostgres(url, { poolSize: 1 });
  await admin.executeSql(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const connection = openPostgres(address.href, { poolSize: 1 });
  try {
    await connection.migrate();
    await work(connection, address.href);
  } finally {
    await connection.close();
    await admin.executeSql(`drop database ${name} with (force)`);
    await admin.close();
  }
}
