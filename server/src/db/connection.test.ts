import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { describe, expect, inject, it } from "vitest";
import { databaseAt, runOn } from "../testing/run-on-postgres.ts";
import { onEachDatabase } from "../testing/test-database.ts";
import { bytesColumn } from "./bytes-column.ts";
import { openPostgres } from "./connection.ts";
import { databaseFault } from "./database-fault.ts";

onEachDatabase("database connection", (connection) => {
  it("repeats migrations without error and answers a ping", async () => {
    await connection().migrate();
    await connection().ping();
  });

  it("keeps bytes as they are", async () => {
    const { db } = connection();
    const kept = pgTable("kept_bytes", { id: integer("id"), bytes: bytesColumn("bytes") });
    await db.execute("create table kept_bytes (id int, bytes bytea)");
    const every = Uint8Array.from({ length: 512 }, (_, at) => at % 256);
    const given = [every, every.subarray(7, 300), Buffer.from("가"), new Uint8Array(), null];
    for (const [id, bytes] of given.entries()) await db.insert(kept).values({ id, bytes });
    const rows = await db.select().from(kept).orderBy(kept.id);
    expect(rows.map(({ bytes }) => bytes && [...bytes])).toEqual(given.map((bytes) => bytes && [...bytes]));
    await db.execute("drop table kept_bytes");
  });

  it("gives the job queue dates, and Drizzle times as text", async () => {
    const { db, executeSql } = connection();
    const query = "select timestamptz '2026-01-02 03:04:05+00' as at, array[1.5]::numeric[] as numbers";
    const at = new Date("2026-01-02T03:04:05Z");
    expect((await executeSql(query)).rows).toMatchObject([{ at }]);
    expect((await executeSql(`${query} where 1 = $1::int`, [1])).rows).toMatchObject([{ at }]);
    for (const queryable of [db.execute(query), db.transaction((tx) => tx.execute(query))]) {
      const [row] = ((await queryable) as unknown as { rows: { at: unknown; numbers: unknown }[] }).rows;
      expect(row?.at).toMatch(/^2026-01-02 /);
      expect(row?.numbers).toBe("{1.5}");
    }
  });

  it("rolls back a failed transaction", async () => {
    const { db } = connection();
    const failed = db.transaction(async (tx) => {
      await tx.execute("create table half_done (id int)");
      throw new Error("half way");
    });
    await expect(failed).rejects.toThrow("half way");
    await expect(db.execute("select * from half_done")).rejects.toThrow();
  });
});

const postgres = inject("postgresTemplate");
if (postgres !== null) {
  describe("PostgreSQL", () => {
    it("lets several servers migrate concurrently", async () => {
      const database = `geulgyeol_test_${randomUUID().replaceAll("-", "")}`;
      await runOn(postgres.url, `create database ${database}`);
      const servers = [1, 2, 3].map(() => openPostgres(databaseAt(postgres.url, database)));
      await Promise.all(servers.map((server) => server.migrate()));
      await Promise.all(servers.map((server) => server.close()));
      await runOn(postgres.url, `drop database ${database} with (force)`);
    });

    it.each([
      ["is terminated", "select pg_terminate_backend(pg_backend_pid())"],
      ["idles in its transaction for too long", "set local idle_in_transaction_session_timeout = 100"],
    ])("fails only the transaction of a session that %s", async (_what, statement) => {
      const broken: Error[] = [];
      const pool = openPostgres(databaseAt(postgres.url, "postgres"), {
        poolSize: 1,
        onError: (error) => void broken.push(error),
      });
      const failed = pool.db.transaction(async (tx) => {
        await tx.execute(statement).catch(() => undefined);
        // No query is running when the connection breaks, so the error rejects none.
        await expect.poll(() => broken.length).toBeGreaterThan(0);
        await tx.execute("select 1");
      });
      expect(databaseFault(await failed.catch((error: unknown) => error))).toBe("DATABASE_UNAVAILABLE");
      await pool.db.transaction((tx) => tx.execute("select 1"));
      await pool.close();
    });

    it("returns a connection to the pool when BEGIN fails", async () => {
      const { hostname, port } = new URL(postgres.url);
      let isCutting = true;
      const bridge = createServer((near) => {
        const far = connect({ host: hostname, port: Number(port || 5432) });
        near.on("data", (data) => {
          if (isCutting && data.includes("begin")) near.destroy();
          else far.write(data);
        });
        far.pipe(near).on("error", () => undefined);
        near.on("error", () => undefined).on("close", () => far.destroy());
      }).listen(0, "127.0.0.1");
      await once(bridge, "listening");
      const through = new URL(databaseAt(postgres.url, "postgres"));
      through.hostname = "127.0.0.1";
      through.port = String((bridge.address() as AddressInfo).port);
      const pool = openPostgres(through.href, { poolSize: 2 });
      const work = () => pool.db.transaction((tx) => tx.execute("select 1"));
      for (let attempt = 0; attempt < 3; attempt++) await expect(work()).rejects.toThrow("begin");
      isCutting = false;
      await work();
      await pool.close();
      bridge.close();
    });

    it("rejects a ping when the server is unreachable", async () => {
      const away = openPostgres("postgres://nobody@127.0.0.1:1/none");
      await expect(away.ping()).rejects.toThrow();
      await away.close();
    });
  });
}
