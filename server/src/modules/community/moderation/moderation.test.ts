import type { Comment, ErrorCode, ModerationItem, Notification, Post } from "@geulgyeol/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type CommunityDriver,
  communityDriver,
  letTimePass,
  type Neighbour,
} from "../../../testing/community-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";

const MISSING = "00000000-0000-4000-8000-000000000000";

onEachDatabase("moderation", (connection) => {
  let test: TestApp;
  let driver: CommunityDriver;
  let writer: Neighbour;
  let reader: Neighbour;
  let moderator: Neighbour;
  let postId: string;
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = communityDriver(test, connection());
    [writer, reader] = [await driver.join(), await driver.join()];
    moderator = await driver.join({ moderator: true, nickname: "지킴이" });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    postId = await writer.post({ title: "신고될 글", body: "광고예요." });
  });

  const target = () => ({ kind: "post", id: postId });
  const report = (by: Neighbour, body: Record<string, unknown> = {}) =>
    by.send("POST", "reports", { target: target(), reason: "advertising", ...body });
  const decide = (action: string, body: Record<string, unknown> = {}, by = moderator) =>
    by.send("POST", "moderation/decisions", { target: target(), action, reason: "광고라서", ...body });
  const queue = async (view = "reported"): Promise<ModerationItem[]> =>
    driver.taken(await moderator.get("moderation/queue", { view, limit: "50" })).items;
  const inQueue = async (id: string, view?: string) => (await queue(view)).find((item) => item.target.id === id);
  const newest = async (of: Neighbour): Promise<Notification> =>
    driver.taken(await of.get("notifications", { limit: "1" })).notifications[0];

  describe("reports", () => {
    it("accepts one report per user and queues it without the reporter's name", async () => {
      driver.taken(await report(reader, { detail: "링크가 수상해요." }));
      expectRefusal(await report(reader), "ALREADY_REPORTED");
      const second = await driver.join();
      driver.taken(await report(second, { reason: "other", detail: "도배예요." }));
      const item = await inQueue(postId);
      expect(item).toMatchObject({
        body: "광고예요.",
        reportCount: 2,
        hidden: null,
        author: { nickname: writer.nickname },
        reports: [{ reason: "advertising", detail: "링크가 수상해요." }, { reason: "other" }],
      });
      expect(JSON.stringify(item)).not.toContain(reader.nickname);
      expect((driver.taken(await reader.get("post", { id: postId })) as Post).isReported).toBe(true);
      expect((driver.taken(await writer.get("post", { id: postId })) as Post).isReported).toBe(false);
    });

    it.each<[string, ErrorCode, Record<string, unknown>]>([
      ["no such post", "NOT_FOUND", { target: { kind: "post", id: MISSING } }],
      ["no such comment", "NOT_FOUND", { target: { kind: "comment", id: MISSING } }],
      ["another reason without a word", "REPORT_DETAIL_REQUIRED", { reason: "other", detail: " " }],
      ["too many words", "REPORT_DETAIL_TOO_LONG", { detail: "가".repeat(501) }],
      ["a reason that is none", "INVALID_REQUEST", { reason: "boring" }],
    ])("rejects %s with %s", async (_name, code, body) => {
      expectRefusal(await report(reader, body), code);
      expect(await inQueue(postId)).toBeUndefined();
    });

    it("rejects reports of own content and reports without a session", async () => {
      expectRefusal(await report(writer), "OWN_CONTENT");
      expectRefusal(await driver.send("POST", "reports", { target: target(), reason: "abuse" }), "LOGIN_REQUIRED");
    });

    it("counts concurrent reports of one user once", async () => {
      const all = await Promise.all(Array.from({ length: 5 }, () => report(reader)));
      expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
      expect(await inQueue(postId)).toMatchObject({ reportCount: 1 });
    });
  });

  describe("a hidden post", () => {
    beforeEach(async () => {
      driver.taken(await report(reader));
      driver.taken(await decide("hide"));
    });

    it("returns NOT_FOUND to others and the reason to its writer and moderators", async () => {
      for (const who of [driver, reader]) {
        expectRefusal(await who.get("post", { id: postId }), "NOT_FOUND");
        expectRefusal(await who.get("comments", { postId }), "NOT_FOUND");
        const { posts } = driver.taken(await who.get("posts", { limit: "50" }));
        expect(posts.some(({ id }: Post) => id === postId)).toBe(false);
      }
      for (const [path, method, body] of [
        ["likes", "PUT", { postId, liked: true }],
        ["comments", "POST", { postId, body: "댓글" }],
        ["reports", "POST", { target: target(), reason: "abuse" }],
      ] as const) {
        letTimePass(test);
        expectRefusal(await reader.send(method, path, body), "NOT_FOUND");
      }
      for (const who of [writer, moderator]) {
        const post: Post = driver.taken(await who.get("post", { id: postId }));
        expect(post.hidden?.reason).toBe("광고라서");
      }
      expect(driver.taken(await writer.get("posts", { mine: "true", limit: "50" })).posts[0]).toMatchObject({
        id: postId,
        hidden: { reason: "광고라서" },
      });
      letTimePass(test);
      expectRefusal(await writer.send("POST", "comments", { postId, body: "왜요?" }), "POST_HIDDEN");
    });

    it("moves from the reported to the hidden queue and notifies its writer", async () => {
      expect(await inQueue(postId)).toBeUndefined();
      expect(await inQueue(postId, "hidden")).toMatchObject({ hidden: { reason: "광고라서" } });
      expect(await newest(writer)).toMatchObject({
        kind: "hidden",
        reason: "광고라서",
        from: null,
        post: { id: postId },
      });
    });

    it("stays hidden after an edit and is visible again when restored", async () => {
      const words = { category: "free", title: "고친 글", body: "광고를 뺐어요." };
      driver.taken(await writer.send("PATCH", "posts", { id: postId, ...words }));
      expectRefusal(await driver.get("post", { id: postId }), "NOT_FOUND");
      driver.taken(await decide("restore", { reason: "고쳤어요" }));
      expect(driver.taken(await driver.get("post", { id: postId }))).toMatchObject({ title: "고친 글", hidden: null });
      expect(await newest(writer)).toMatchObject({ kind: "restored", reason: "고쳤어요" });
      expect(await inQueue(postId, "hidden")).toBeUndefined();
    });
  });

  it("a hidden comment stays in the list without body and is not counted", async () => {
    const id = await reader.comment(postId, { body: "못된 말" });
    const reply = await writer.comment(postId, { parentId: id });
    const place = { target: { kind: "comment", id } };
    driver.taken(await decide("hide", place));
    const list = async (who: Pick<Neighbour, "get">): Promise<Comment[]> =>
      driver.taken(await who.get("comments", { postId })).comments;
    expect((await driver.get("comments", { postId })).body).not.toContain("못된 말");
    expect((await list(driver))[0]).toMatchObject({ id, state: "hidden", body: null, author: null, hidden: null });
    expect((await list(reader))[0]).toMatchObject({ body: "못된 말", hidden: { reason: "광고라서" } });
    const count = async () => (driver.taken(await driver.get("post", { id: postId })) as Post).commentCount;
    expect(await count()).toBe(1);
    letTimePass(test);
    expectRefusal(await writer.send("POST", "comments", { postId, parentId: id, body: "답글" }), "NOT_FOUND");
    expect(await newest(reader)).toMatchObject({ kind: "hidden", commentId: id });
    driver.taken(await decide("restore", place));
    expect([await count(), (await list(driver)).map((one) => one.id)]).toEqual([2, [id, reply]]);
  });

  it("dismissing reports keeps the post and prevents another report by the user", async () => {
    driver.taken(await report(reader));
    driver.taken(await decide("dismiss", { reason: "문제 없음" }));
    expect(await inQueue(postId)).toBeUndefined();
    expect((await driver.get("post", { id: postId })).statusCode).toBe(200);
    expectRefusal(await report(reader), "ALREADY_REPORTED");
    expectRefusal(await decide("dismiss"), "ALREADY_DECIDED");
  });

  describe("거절에는 저마다의 코드가 있고, 아무것도 바뀌지 않는다", () => {
    it.each<[string, ErrorCode, Record<string, unknown>]>([
      ["no reason", "MODERATION_REASON_REQUIRED", { reason: " " }],
      ["a long reason", "MODERATION_REASON_TOO_LONG", { reason: "가".repeat(501) }],
      ["nothing there", "NOT_FOUND", { target: { kind: "post", id: MISSING } }],
      ["another action", "INVALID_REQUEST", { action: "delete" }],
      ["restoring what is not hidden", "ALREADY_DECIDED", { action: "restore" }],
    ])("%s: %s", async (_name, code, body) => {
      expectRefusal(await decide("hide", body), code);
      expect((await driver.get("post", { id: postId })).statusCode).toBe(200);
    });

    it("returns NOT_FOUND to non-moderators and LOGIN_REQUIRED to visitors", async () => {
      for (const who of [writer, reader]) {
        expectRefusal(await who.get("moderation/queue"), "NOT_FOUND");
        expectRefusal(await who.get("moderation/log"), "NOT_FOUND");
        expectRefusal(await decide("hide", {}, who), "NOT_FOUND");
        expectRefusal(await decide("hide", { target: { kind: "post", id: MISSING } }, who), "NOT_FOUND");
      }
      expectRefusal(await driver.get("moderation/queue"), "LOGIN_REQUIRED");
      expectRefusal(await driver.get("moderation/log"), "LOGIN_REQUIRED");
      expectRefusal(await driver.send("POST", "moderation/decisions", {}), "LOGIN_REQUIRED");
      expect((await driver.get("post", { id: postId })).statusCode).toBe(200);
    });

    it("accepts one of two concurrent decisions", async () => {
      const second = await driver.join({ moderator: true });
      const both = await Promise.all([decide("hide"), decide("hide", {}, second)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });
  });

  it("logs moderator, action and reason in an append-only table", async () => {
    driver.taken(await decide("hide", { reason: "첫째 이유" }));
    driver.taken(await decide("restore", { reason: "둘째 이유" }));
    const { entries } = driver.taken(await moderator.get("moderation/log", { limit: "2" }));
    expect(entries).toMatchObject([
      { moderator: "지킴이", action: "restore", reason: "둘째 이유", target: { id: postId }, title: "신고될 글" },
      { action: "hide", reason: "첫째 이유" },
    ]);
    for (const change of ["update moderation_actions set reason = ''", "delete from moderation_actions"]) {
      await expect(connection().db.execute(change)).rejects.toThrow();
    }
  });

  it("paginates the queue, returning each item once", async () => {
    for (let i = 0; i < 3; i++) {
      postId = await writer.post();
      driver.taken(await report(reader));
    }
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query: Record<string, string> = { limit: "2", ...(cursor && { cursor }) };
      const page: { items: ModerationItem[]; nextCursor: string | null } = driver.taken(
        await moderator.get("moderation/queue", query),
      );
      seen.push(...page.items.map((item) => item.target.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await queue()).map((item) => item.target.id));
    expect(new Set(seen).size).toBe(seen.length);
  });
});
