import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedCopy } from "../testing/test-database.ts";
import type { DatabaseConnection } from "./connection.ts";

describe("embedded database queries", () => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await openEmbeddedCopy();
  });
  afterAll(() => connection?.close());
  const run = (statement: string) => connection.executeSql(statement);

  it("yields to the event loop between concurrent queries", async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 40 }, () => run("select 1")));
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(40);
  });

  it("continues after a failed query or transaction", async () => {
    const answers = await Promise.allSettled([
      run("select broken"),
      run("select 1 as good"),
      connection.db.transaction(() => Promise.reject(new Error("given up"))),
      run("select 2 as good"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
    expect(answers[3]).toMatchObject({ value: { rows: [{ good: 2 }] } });
  });

  it("runs no other query between those of a transaction", async () => {
    const seen: string[] = [];
    const note = (what: string) => () => void seen.push(what);
    await Promise.all([
      connection.db.transaction(async (tx) => {
        await tx.execute("select 1").then(note("first of two"));
        await tx.execute("select 1").then(note("second of two"));
      }),
      run("select 1").then(note("beside")),
    ]);
    expect(seen).toEqual(["first of two", "second of two", "beside"]);
  });
});
