import type { Comment, ModerationItem, Post } from "@geulgyeol/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { communityDriver, type Neighbour } from "../../testing/community-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";

/** Strings that HTML, SQL, a template or a log would interpret if a layer forgot to escape them. */
const PAYLOADS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "[클릭](javascript:alert(1))",
  '<a href="&#106;avascript:alert(1)">x</a>',
  "![x](https://evil.example/x.png)",
  "</textarea><iframe srcdoc='<script>alert(1)</script>'>",
  "'; drop table users; --",
  "{{7*7}}<%= 7*7 %>",
  "\u202etxt.exe",
  "x\r\nset-cookie: a=b",
];

onEachDatabase("stored payloads", (connection) => {
  let test: TestApp;
  let driver: ReturnType<typeof communityDriver>;
  let writer: Neighbour;
  let reader: Neighbour;
  let moderator: Neighbour;
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = communityDriver(test, connection());
    writer = await driver.join();
    reader = await driver.join();
    moderator = await driver.join({ moderator: true });
  });
  afterAll(() => test?.app.close());

  describe.each(PAYLOADS)("%j", (payload) => {
    it("is returned unchanged from every field, as JSON with nosniff", async () => {
      const id = await writer.post({ title: payload, body: payload });
      const commentId = await writer.comment(id, { body: payload });
      const target = { kind: "comment", id: commentId };
      driver.taken(await reader.send("POST", "reports", { target, reason: "other", detail: payload }));
      const answer = await driver.get("post", { id });
      const post: Post = driver.taken(answer);
      expect([post.title, post.body]).toEqual([payload.trim(), payload]);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      const comments: Comment[] = driver.taken(await driver.get("comments", { postId: id })).comments;
      expect(comments[0]?.body).toBe(payload);
      const items: ModerationItem[] = driver.taken(await moderator.get("moderation/queue", { limit: "50" })).items;
      expect(items.find((item) => item.target.id === commentId)?.reports[0]?.detail).toBe(payload);
      driver.taken(await moderator.send("POST", "moderation/decisions", { target, action: "hide", reason: payload }));
      const [news] = driver.taken(await writer.get("notifications")).notifications;
      expect([news.reason, news.post.title]).toEqual([payload, payload.trim()]);
      expect((await driver.get("posts", { query: payload.slice(0, 50) })).statusCode).toBe(200);
    });

    it("is rejected as a nickname", async () => {
      expectRefusal(await writer.send("PUT", "profile", { nickname: payload }), "NICKNAME_NOT_ALLOWED");
    });
  });

  it("posts, comments and searches are never logged", async () => {
    const secret = "아무도몰라야하는말";
    const id = await writer.post({ title: secret, body: secret });
    await writer.comment(id, { body: secret });
    await driver.get("posts", { query: secret });
    await writer.send("POST", "posts", { category: "free", title: secret, body: 1 });
    const log = test.logLines.join("");
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  });
});
