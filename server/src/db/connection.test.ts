import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { databaseAt, runOn } from "../testing/global-setup.ts";
import { onEachDatabase } from "../testing/test-database.ts";
import { openPostgres } from "./connection.ts";

onEachDatabase("a connection", (connection) => {
  it("answers, and migrates again without harm", async () => {
    await connection().migrate();
    await connection().ping();
  });

  it("keeps what a transaction has not finished from everybody", async () => {
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
    it("is migrated once by several servers that start together", async () => {
      const database = `geulgyeol_test_${randomUUID().replaceAll("-", "")}`;
      await runOn(postgres.url, `create database ${database}`);
      const servers = [1, 2, 3].map(() => openPostgres(databaseAt(postgres.url, database)));
      await Promise.all(servers.map((server) => server.migrate()));
      await Promise.all(servers.map((server) => server.close()));
      await runOn(postgres.url, `drop database ${database} with (force)`);
    });

    it("that is away is told soon", async () => {
      const away = openPostgres("postgres://nobody@127.0.0.1:1/none");
      await expect(away.ping()).rejects.toThrow();
      await away.close();
    });
  });
}
