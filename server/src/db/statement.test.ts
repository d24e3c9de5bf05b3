import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/test-database.ts";
import { databaseFault } from "./database-fault.ts";
import { defineStatement, runStatement } from "./statement.ts";

interface Numbers {
  readonly a: number;
  readonly b: number | null;
}

const readA = ({ a }: Numbers) => a;
const ADD = defineStatement<Numbers>(
  "test-add",
  ($) => `select ${$("int", readA)} + ${$("int", ({ b }) => b)} as sum, ${$("int", readA)} as a`,
);

it("numbers a parameter once, however often it is used", () => {
  expect(ADD.text).toBe("select $1::int + $2::int as sum, $1::int as a");
  expect(ADD.values({ a: 1, b: 2 })).toEqual([1, 2]);
});

onEachDatabase("runStatement", (connection) => {
  it("runs with null, dates, JSON and arrays", async () => {
    const { db } = connection();
    expect(await runStatement(db, ADD, { a: 1, b: 2 })).toEqual([{ sum: 3, a: 1 }]);
    expect(await runStatement(db, ADD, { a: 1, b: null })).toEqual([{ sum: null, a: 1 }]);
    const moment = new Date("2026-11-24T03:00:00.123Z");
    const given = defineStatement<Date>(
      "test-types",
      ($) => `select ${$("timestamptz", (date) => date)} = '2026-11-24T03:00:00.123Z' as "isSame",
        ${$("json", () => '{"글":"가\\"나"}')}->>'글' as text, ${$("text", () => "{1,-2}")}::int[] as list`,
    );
    expect(await runStatement(db, given, moment)).toEqual([{ isSame: true, text: '가"나', list: [1, -2] }]);
  });

  it("is rolled back with its transaction", async () => {
    const { db, executeSql } = connection();
    await executeSql("create table if not exists statement_test (a int)");
    const insert = defineStatement<Numbers>(
      "test-insert",
      ($) => `insert into statement_test values (${$("int", readA)}) returning a`,
    );
    const failing = db.transaction(async (tx) => {
      expect(await runStatement(tx, insert, { a: 7, b: null })).toEqual([{ a: 7 }]);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect((await executeSql("select a from statement_test")).rows).toEqual([]);
    await executeSql("drop table statement_test");
  });

  it("goes on after a statement that failed, outside and inside a transaction", async () => {
    const { db } = connection();
    const divide = defineStatement<number>("test-divide", ($) => `select 6 / ${$("int", (by) => by)} as result`);
    await expect(runStatement(db, divide, 0)).rejects.toThrow();
    expect(await runStatement(db, divide, 2)).toEqual([{ result: 3 }]);
    await expect(db.transaction((tx) => runStatement(tx, divide, 0))).rejects.toThrow();
    expect(await runStatement(db, divide, 3)).toEqual([{ result: 2 }]);
    const many = await Promise.all(Array.from({ length: 20 }, (_, at) => runStatement(db, divide, (at % 3) + 1)));
    expect(many.flat()).toEqual(Array.from({ length: 20 }, (_, at) => ({ result: Math.trunc(6 / ((at % 3) + 1)) })));
  });

  it("fails with an error whose cause is the database's", async () => {
    const wrong = defineStatement<null>("test-wrong", () => "select 1 / 0");
    const error: unknown = await runStatement(connection().db, wrong, null).catch((caught: unknown) => caught);
    expect((error as Error).cause).toMatchObject({ code: "22012" });
    expect(databaseFault(error)).toBeNull();
  });
});
