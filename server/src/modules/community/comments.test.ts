import type { Comment, ErrorCode, Notification, Post } from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CommunityDriver, communityDriver, letTimePass, type Neighbour } from "../../testing/community-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

const MISSING = "00000000-0000-4000-8000-000000000000";

onEachDatabase("comments", (connection) => {
  let test: TestApp;
  let driver: CommunityDriver;
  let writer: Neighbour;
  let other: Neighbour;
  let third: Neighbour;
  let postId: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = communityDriver(test, connection());
    [writer, other, third] = [await driver.join(), await driver.join(), await driver.join()];
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    postId = await writer.post();
  });

  const list = async (as?: Neighbour): Promise<Comment[]> =>
    driver.taken(await (as ?? driver).get("comments", { postId })).comments;
  const commentCount = async () => (driver.taken(await driver.get("post", { id: postId })) as Post).commentCount;
  const news = async (of: Neighbour): Promise<{ notifications: Notification[]; unread: number }> =>
    driver.taken(await of.get("notifications"));

  it("lists and counts comments in order, with replies below their parent", async () => {
    const first = await other.comment(postId, { body: "첫째" });
    const second = await third.comment(postId, { body: "둘째" });
    const reply = await writer.comment(postId, { parentId: first, body: "답글" });
    const comments = await list();
    expect(comments.map(({ id, body, parentId }) => [id, body, parentId])).toEqual([
      [first, "첫째", null],
      [reply, "답글", first],
      [second, "둘째", null],
    ]);
    expect(await commentCount()).toBe(3);
    expect((await list(other)).map(({ isMine }) => isMine)).toEqual([true, false, false]);
  });

  it("paginates comments in thread order, each once", async () => {
    const first = await other.comment(postId);
    await third.comment(postId);
    for (let i = 0; i < 3; i++) await writer.comment(postId, { parentId: first });
    const whole = (await list()).map(({ id }) => id);
    const pages: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: Record<string, string> = { postId, limit: "2", ...(cursor && { cursor }) };
      const page: { comments: Comment[]; nextCursor: string | null } = driver.taken(
        await driver.get("comments", query),
      );
      pages.push(...page.comments.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(whole);
  });

  describe("거절에는 저마다의 코드가 있고, 거절된 댓글은 남지 않는다", () => {
    it.each<[string, ErrorCode, Record<string, unknown>]>([
      ["nothing", "COMMENT_EMPTY", { body: " \u200b" }],
      ["too much", "COMMENT_TOO_LONG", { body: "가".repeat(2_001) }],
      ["many links", "TOO_MANY_LINKS", { body: "<https://a.kr/> ".repeat(11) }],
      ["no such post", "NOT_FOUND", { postId: MISSING }],
      ["no such comment to reply to", "NOT_FOUND", { parentId: MISSING }],
      ["a number", "INVALID_REQUEST", { body: 1 }],
    ])("%s: %s", async (_name, code, change) => {
      letTimePass(test);
      expectRefusal(await other.send("POST", "comments", { postId, body: "댓글", ...change }), code);
      expect(await commentCount()).toBe(0);
      expect((await news(writer)).notifications.some(({ post }) => post.id === postId)).toBe(false);
    });

    it("rejects nested replies, wrong parents, missing session or nickname, and fast posting", async () => {
      const first = await other.comment(postId);
      const reply = await third.comment(postId, { parentId: first });
      letTimePass(test);
      const deep = { postId, parentId: reply, body: "더 깊이" };
      expectRefusal(await other.send("POST", "comments", deep), "REPLY_TOO_DEEP");
      const elsewhere = { postId: await writer.post(), parentId: first, body: "다른 글" };
      expectRefusal(await other.send("POST", "comments", elsewhere), "NOT_FOUND");
      expectRefusal(await driver.send("POST", "comments", { postId, body: "글" }), "LOGIN_REQUIRED");
      const nameless = await driver.join({ nickname: "" });
      expectRefusal(await nameless.send("POST", "comments", { postId, body: "글" }), "NICKNAME_REQUIRED");
      driver.taken(await other.send("POST", "comments", { postId, body: "하나" }));
      expectRefusal(await other.send("POST", "comments", { postId, body: "둘" }), "RATE_LIMITED");
      expectRefusal(await driver.get("comments", { postId: MISSING }), "NOT_FOUND");
    });
  });

  it("lets only the writer edit and delete; others get NOT_FOUND", async () => {
    const id = await other.comment(postId);
    for (const one of [id, MISSING]) {
      expectRefusal(await third.send("PATCH", "comments", { id: one, body: "내 말" }), "NOT_FOUND");
      expectRefusal(await third.send("DELETE", "comments", { id: one }), "NOT_FOUND");
    }
    expectRefusal(await other.send("PATCH", "comments", { id, body: "" }), "COMMENT_EMPTY");
    driver.taken(await other.send("PATCH", "comments", { id, body: "고친 댓글" }));
    expect(await list()).toMatchObject([{ body: "고친 댓글", editedAt: test.clock.toISOString() }]);
    driver.taken(await other.send("DELETE", "comments", { id }));
    expect([await list(), await commentCount()]).toEqual([[], 0]);
  });

  it("답글이 있는 댓글은 지워도 자리가 남고, 마지막 답글이 지워지면 자리도 없어진다", async () => {
    const first = await other.comment(postId, { body: "비밀이 든 댓글" });
    const reply = await third.comment(postId, { parentId: first });
    driver.taken(await other.send("DELETE", "comments", { id: first }));
    expect(await list(other)).toMatchObject([
      { id: first, state: "deleted", body: null, author: null, isMine: false },
      { id: reply, state: "shown" },
    ]);
    expect(await commentCount()).toBe(1);
    expectRefusal(await writer.send("POST", "comments", { postId, parentId: first, body: "늦은 답글" }), "NOT_FOUND");
    expectRefusal(await other.send("PATCH", "comments", { id: first, body: "되살리기" }), "NOT_FOUND");
    const { rows } = (await connection().db.execute(
      `select body, author_id from community_comments where id = '${first}'`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ body: null, author_id: null }]);
    driver.taken(await third.send("DELETE", "comments", { id: reply }));
    expect([await list(), await commentCount()]).toEqual([[], 0]);
  });

  describe("notifications", () => {
    it("notifies once about comments and replies, never about the user's own", async () => {
      const before = { writer: (await news(writer)).unread, other: (await news(other)).unread };
      const first = await other.comment(postId);
      const reply = await third.comment(postId, { parentId: first });
      await writer.comment(postId);
      const [ofWriter, ofOther] = [await news(writer), await news(other)];
      expect(ofWriter.unread - before.writer).toBe(2);
      expect(ofWriter.notifications.slice(0, 2)).toMatchObject([
        { kind: "comment", commentId: reply, from: third.nickname, isRead: false, post: { id: postId } },
        { kind: "comment", commentId: first, from: other.nickname },
      ]);
      expect(ofOther.unread - before.other).toBe(1);
      expect(ofOther.notifications[0]).toMatchObject({ kind: "reply", commentId: reply, reason: null });
    });

    it("marks only own notifications as read, by id or all at once", async () => {
      await other.comment(postId);
      await third.comment(postId);
      const { notifications, unread } = await news(writer);
      const ids = notifications.slice(0, 1).map(({ id }) => id);
      expect(driver.taken(await other.send("POST", "notifications/read", { ids })).unread).toBe(
        (await news(other)).unread,
      );
      expect((await news(writer)).unread).toBe(unread);
      expect(driver.taken(await writer.send("POST", "notifications/read", { ids })).unread).toBe(unread - 1);
      expect(driver.taken(await writer.send("POST", "notifications/read", { ids: [] })).unread).toBe(unread - 1);
      expect(driver.taken(await writer.send("POST", "notifications/read", { ids: "all" })).unread).toBe(0);
      expectRefusal(await writer.send("POST", "notifications/read", { ids: ["x"] }), "INVALID_REQUEST");
      expectRefusal(await driver.get("notifications"), "LOGIN_REQUIRED");
      expectRefusal(await driver.send("POST", "notifications/read", { ids: "all" }), "LOGIN_REQUIRED");
    });

    it("deletes notifications together with the comment", async () => {
      const id = await other.comment(postId);
      const { unread } = await news(writer);
      driver.taken(await other.send("DELETE", "comments", { id }));
      expect((await news(writer)).unread).toBe(unread - 1);
    });

    it("paginates notifications by cursor", async () => {
      for (let i = 0; i < 3; i++) await other.comment(postId);
      const whole = (await news(writer)).notifications.map(({ id }) => id).slice(0, 3);
      const first = driver.taken(await writer.get("notifications", { limit: "2" }));
      const second = driver.taken(await writer.get("notifications", { limit: "1", cursor: first.nextCursor }));
      expect([...first.notifications, ...second.notifications].map(({ id }: Notification) => id)).toEqual(whole);
    });
  });
});
