import * as contract from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { INVOICE, spaceDriver } from "../../testing/space-driver.ts";
import { storeOnly } from "../../testing/store-only.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { analyseText } from "../analysis/index.ts";
import { countUse } from "./index.ts";

onEachDatabase("the data of a space", (connection) => {
  let test: TestApp;
  let driver: ReturnType<typeof spaceDriver>;
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = spaceDriver(test);
  });
  afterAll(() => test?.app.close());

  it("are exported whole, without the secrets of invitations", async () => {
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const { token } = await driver.invite(id, owner, "export@example.com", "teacher");
    await driver.buy(id, owner);
    await analyseAs(id, koreanText(7));
    const { rawPayload, headers } = await test.call("GET", `${contract.SPACE_EXPORT_PATH}?id=${id}`, { cookie: owner });
    expect(headers["content-disposition"]).toContain("geulgyeol-space.zip");
    const files = Object.fromEntries(
      Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    const rows = (name: string) => JSON.parse(files[name] ?? "[]");
    expect(rows("space-members.json")).toHaveLength(2);
    expect(rows("space-log.json").map(({ action }: { action: string }) => action)).toContain("member-invited");
    expect(rows("credit-packs.json")).toMatchObject([{ credits: 2_000 }]);
    expect(rows("pack-orders.json")).toMatchObject([{ totalWon: 60_000 }]);
    expect(JSON.stringify(files)).toContain(koreanText(7).slice(0, 40));
    expect(JSON.stringify(files)).not.toContain(token);
    expect(JSON.stringify(files)).not.toContain("tokenHash");
  });

  const analyseAs = async (userId: string, text: string) => {
    await analyseText(
      {
        db: connection().db,
        analyse: test.script.analyse,
        versions: scriptedDetector,
        storing: storeOnly,
        now: () => test.clock,
      },
      {
        userId,
        kind: "basic",
        request: contract.AnalyseRequest.parse({ text }),
      },
    );
  };

  it("are deleted for ever with a certificate, when their name is typed", async () => {
    const { db } = connection();
    const owner = await driver.newPerson();
    const id = await driver.create(owner);
    const teacher = await driver.join(id, owner, "teacher");
    await driver.buy(id, owner);
    await analyseAs(id, koreanText(8));
    await countUse(db, { spaceId: id, userId: await driver.idOf(teacher), credits: 1, now: test.clock });
    await driver.send(contract.requestSpaceInvoice.path, { id, details: INVOICE }, owner);
    expect((await driver.space(id, owner)).credits).toMatchObject({ left: 1_999, usedThisMonth: 1 });
    expectRefusal(
      await test.post(contract.deleteSpace.path, { id, name: "새빛고" }, { cookie: owner }),
      "SPACE_NAME_MISMATCH",
    );
    const certificate = await driver.send(contract.deleteSpace.path, { id, name: " 새빛고 국어과 " }, owner);
    expect(certificate).toMatchObject({
      spaceName: "새빛고 국어과",
      before: { members: 2, analyses: 1, ledgerEntries: 2 },
      rowsLeft: 0,
    });
    expect(certificate.tablesChecked).toBeGreaterThan(25);
    // Looked for in every column of text and JSON, not only where the certificate looks.
    const { rows: columns } = (await db.execute(sql`select table_name as t, column_name as c
      from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb', 'json')
      and table_name <> 'operator_actions'`)) as unknown as { rows: { t: string; c: string }[] };
    for (const { t, c } of columns) {
      const [table, column] = [sql.identifier(t), sql.identifier(c)];
      const { rows } = (await db.execute(
        sql`select 1 from ${table} where ${column}::text like ${`%${id}%`} or ${column}::text like ${`%${koreanText(8).slice(0, 30)}%`}`,
      )) as unknown as { rows: unknown[] };
      expect([t, c, rows.length]).toEqual([t, c, 0]);
    }
    expect((await test.call("GET", `${contract.readSpace.path}?id=${id}`, { cookie: owner })).statusCode).toBe(404);
    const listed = await driver.read(contract.listSpaces.path, owner);
    expect(listed).toEqual({ spaces: [], invitations: [], certificates: [certificate] });
    // Payments outlive the space, as the law requires, without saying whose they were.
    const { rows: orders } = (await db.execute(
      sql`select status from pack_orders where account_id is null and total_won in (60000, 135000)`,
    )) as unknown as { rows: { status: string }[] };
    expect(orders.map(({ status }) => status).sort()).toEqual(expect.arrayContaining(["cancelled", "paid"]));
    // Its last owner is free to go.
    await driver.send(contract.deleteAccount.path, {}, owner);
  });
});
