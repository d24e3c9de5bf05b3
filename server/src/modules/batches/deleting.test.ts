import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { batchWorld, content, NOON } from "../../testing/batch-driver.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { expectRefusal, openTestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onEachDatabase("deleting batches", (connection) => {
  const world = batchWorld(connection);

  it("deletes what a replaced content had given", async () => {
    const { add, create, send, settled, tablesWith } = world.driver;
    const { id } = await create();
    const [text] = await add(id, [{ content: content(`${koreanText(9_001)} 지난 판의 낱말`) }]);
    const before = (await settled(id, 1)).texts[0]?.finding?.analysisId ?? "";
    await send("PATCH", "/api/batches/texts", { id: text?.id, reviewed: "read" });
    await send("PUT", "/api/batches/texts", { id: text?.id, content: content() });
    const after = (await settled(id, 1)).texts[0];
    expect(after).toMatchObject({ reviewed: "none" });
    expect(after?.finding?.analysisId).not.toBe(before);
    expect(await tablesWith("지난 판의 낱말")).toEqual([]);
    expect(await tablesWith(before)).toEqual(["credit_entries"]);
  });

  it("leaves nothing of a deleted batch in any table", async () => {
    const { add, cookie, create, remove, settled, tablesWith } = world.driver;
    const { id } = await create({ name: "지워질 묶음" });
    const words = "은행나무 사거리의 까치집";
    const one = { pupilName: "문가온별", fileName: "지워질글.hwp", content: content(`${koreanText(5)} ${words}`) };
    await add(id, [one, { pupilName: "문가온별", content: content("거절:언어 ".repeat(20)) }]);
    const { texts } = await settled(id, 1);
    const analysisId = texts[0]?.finding?.analysisId ?? "";
    await world.test.call("GET", `/api/history?query=${encodeURIComponent("까치집")}`, { cookie });
    expect(await tablesWith(analysisId)).toContain("history_texts");
    expect((await remove(`/api/batches?id=${id}`)).statusCode).toBe(200);
    for (const part of [words, "지워질 묶음", "문가온별", "지워질글", id])
      expect([part, await tablesWith(part)]).toEqual([part, []]);
    // The ledger keeps what was paid for, without its text.
    expect(await tablesWith(analysisId)).toEqual(["credit_entries"]);
    expectRefusal(await world.test.call("GET", `/api/batches/batch?id=${id}`, { cookie }), "NOT_FOUND");
  });

  it("deletes what was found in a text that was deleted meanwhile", async () => {
    const { add, cookie, create, open, tablesWith } = world.driver;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const slow = await openTestApp(connection(), {
      analyse: async (...given) => {
        await finished;
        return world.test.script.analyse(...given);
      },
    });
    const { id } = await create();
    const [text] = await add(id, [{ content: content(`${koreanText(6)} 사라질 문장`) }], slow);
    await expect.poll(async () => (await open(id)).texts[0]?.state).toBe("judging");
    await world.test.post("/api/batches/texts/delete", { batchId: id, ids: [text?.id] }, { cookie });
    finish();
    await slow.app.close();
    expect(await tablesWith("사라질 문장")).toEqual([]);
  });

  it("deletes a batch on its day and results that a crash has left", async () => {
    const { add, cookie, create, open, settled, tablesWith } = world.driver;
    const { id } = await create();
    const [text] = await add(id, [{ content: content(`${koreanText(7)} 남겨진 결과`) }]);
    await settled(id, 1);
    const { db } = connection();
    await db.execute(sql`delete from batch_texts where id = ${text?.id}`);
    await db.execute(sql`update batches set deletes_at = ${new Date(NOON.getTime() + DAY_MS).toISOString()}`);
    world.test.clock = new Date(NOON.getTime() + DAY_MS - 1);
    await world.test.sweep("delete old batches");
    expect(await tablesWith("남겨진 결과")).toEqual([]);
    expect((await open(id)).batch.deletesAt).toBe("2026-03-11T03:00:00.000Z");
    world.test.clock = new Date(NOON.getTime() + DAY_MS);
    await world.test.sweep("delete old batches");
    expectRefusal(await world.test.call("GET", `/api/batches/batch?id=${id}`, { cookie }), "NOT_FOUND");
  });
});
