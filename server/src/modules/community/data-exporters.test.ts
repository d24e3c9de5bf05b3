import type { Comment, Post } from "@geulgyeol/contract";
import { getTableColumns, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { communityDriver, type Neighbour } from "../../testing/community-driver.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { deleteUserContent } from "./delete-user-content.ts";
import * as tables from "./tables.ts";

onEachDatabase("community data of a user", (connection) => {
  let test: TestApp;
  let driver: ReturnType<typeof communityDriver>;
  let leaver: Neighbour;
  let stayer: Neighbour;
  let [ownPost, otherPost, answered, lonely, reply] = ["", "", "", "", ""];
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = communityDriver(test, connection());
    leaver = await driver.join({ nickname: "떠날사람" });
    stayer = await driver.join();
    ownPost = await leaver.post({ title: "떠날 사람의 글" });
    otherPost = await stayer.post();
    await stayer.comment(ownPost);
    answered = await leaver.comment(otherPost, { body: "답글이 달린 말" });
    lonely = await leaver.comment(otherPost, { body: "외로운 말" });
    reply = await stayer.comment(otherPost, { parentId: answered });
    driver.taken(await leaver.send("PUT", "likes", { postId: otherPost, liked: true }));
    driver.taken(await stayer.send("PUT", "likes", { postId: otherPost, liked: true }));
    const target = { kind: "post", id: otherPost };
    driver.taken(await leaver.send("POST", "reports", { target, reason: "other", detail: "떠나는 이의 신고" }));
  });
  afterAll(() => test?.app.close());

  it("the export contains the user's data and nothing of other users", async () => {
    const { rawPayload } = await test.call("GET", "/api/account/export", { cookie: leaver.cookie });
    const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    const data = Object.fromEntries(files.map(([name, json]) => [name, JSON.parse(json)]));
    expect(data["community-profile.json"]).toMatchObject([{ nickname: "떠날사람" }]);
    expect(data["community-posts.json"]).toMatchObject([{ id: ownPost, title: "떠날 사람의 글", body: "본문" }]);
    expect(data["community-comments.json"]).toMatchObject([{ body: "답글이 달린 말" }, { body: "외로운 말" }]);
    expect(data["community-likes.json"]).toMatchObject([{ postId: otherPost }]);
    expect(data["community-reports.json"]).toMatchObject([{ detail: "떠나는 이의 신고" }]);
    expect(data["community-notifications.json"]).toMatchObject([{ kind: "comment" }, { kind: "reply" }]);
    const all = files.map(([, json]) => json).join();
    for (const secret of [stayer.id, stayer.nickname]) expect(all).not.toContain(secret);
  });

  it("deleteUserContent removes posts, blanks answered comments and keeps counts correct", async () => {
    await connection().db.transaction(async (tx) => {
      await deleteUserContent(tx, leaver.id);
      await tx.execute(sql`delete from users where id = ${leaver.id}`);
    });
    expect((await driver.get("post", { id: ownPost })).statusCode).toBe(404);
    expect((driver.taken(await driver.get("post", { id: otherPost })) as Post).likeCount).toBe(1);
    const { comments } = driver.taken(await driver.get("comments", { postId: otherPost })) as { comments: Comment[] };
    expect(comments).toMatchObject([{ id: answered, state: "deleted", author: null }, { id: reply }]);
    expect(comments.some(({ id }) => id === lonely)).toBe(false);
    expect((driver.taken(await driver.get("post", { id: otherPost })) as Post).commentCount).toBe(1);
    for (const table of Object.values(tables).filter((one) => is(one, PgTable))) {
      for (const column of Object.values(getTableColumns(table))) {
        if (!/_id$/.test(column.name)) continue;
        const query = sql`select count(*)::int as n from ${table} where ${sql.identifier(column.name)} = ${leaver.id}`;
        const { rows } = (await connection().db.execute(query)) as unknown as { rows: { n: number }[] };
        expect([column.name, rows[0]?.n]).toEqual([column.name, 0]);
      }
    }
  });
});
