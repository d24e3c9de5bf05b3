import type { ErrorCode, Post, PostSummary } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CommunityDriver, communityDriver, letTimePass, type Neighbour } from "../../testing/community-driver.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { communityPosts } from "./tables.ts";

const words = { category: "question", title: "자기 소개서를 어떻게 볼까요?", body: "**62%**가 나왔어요." };
const MISSING = "00000000-0000-4000-8000-000000000000";

onEachDatabase("posts", (connection) => {
  let test: TestApp;
  let driver: CommunityDriver;
  let writer: Neighbour;
  let other: Neighbour;
  beforeAll(async () => {
    test = await openTestApp(connection());
    driver = communityDriver(test, connection());
    writer = await driver.join({ nickname: "취준오년차" });
    other = await driver.join();
  });
  afterAll(() => test?.app.close());

  const read = async (id: string, as?: Neighbour): Promise<Post> =>
    driver.taken(await (as ?? driver).get("post", { id }));
  const list = async (query: Record<string, string> = {}, as?: Neighbour): Promise<PostSummary[]> =>
    driver.taken(await (as ?? driver).get("posts", query)).posts;

  it("shows a post to visitors unchanged, with only the nickname of its writer", async () => {
    const id = await writer.post(words);
    const post = await read(id);
    expect(post).toMatchObject({ ...words, id, author: { nickname: "취준오년차", isModerator: false }, isMine: false });
    expect((await read(id, writer)).isMine).toBe(true);
    const [account] = await connection().db.select().from(users).where(eq(users.id, writer.id));
    const answer = (await driver.get("post", { id })).body + (await driver.get("posts")).body;
    for (const secret of [writer.id, account?.email ?? "", account?.name ?? ""]) expect(answer).not.toContain(secret);
  });

  describe("거절에는 저마다의 코드가 있고, 거절된 글은 남지 않는다", () => {
    it.each<[string, ErrorCode, Record<string, unknown>]>([
      ["no title", "TITLE_EMPTY", { title: " " }],
      ["a title of nothing to see", "TITLE_EMPTY", { title: "\u200b\u3164" }],
      ["a long title", "TITLE_TOO_LONG", { title: "가".repeat(81) }],
      ["no text", "POST_EMPTY", { body: "\n" }],
      ["a long text", "POST_TOO_LONG", { body: "가".repeat(10_001) }],
      ["many links", "TOO_MANY_LINKS", { body: "https://a.kr/ ".repeat(11) }],
      ["another category", "INVALID_REQUEST", { category: "notice" }],
      ["a number", "INVALID_REQUEST", { title: 42 }],
      ["an analysis that is not there", "NOT_FOUND", { result: { analysisId: MISSING, withExcerpt: false } }],
      ["half a pair", "INVALID_UNICODE", { body: "\ud800" }],
      ["a NUL", "INVALID_UNICODE", { title: "제\u0000목" }],
    ])("%s: %s", async (_name, code, change) => {
      letTimePass(test);
      const before = (await list({ mine: "true" }, other)).length;
      expectRefusal(await other.send("POST", "posts", { ...words, ...change }), code);
      expect(await list({ mine: "true" }, other)).toHaveLength(before);
      // A rejected post does not count toward the rate limit either.
      const id = driver.taken(await other.send("POST", "posts", words)).id;
      expectRefusal(await other.send("PATCH", "posts", { id, ...words, ...change }), code);
      expect((await read(id)).editedAt).toBeNull();
    });

    it("rejects malformed JSON, large bodies, other content types and other origins", async () => {
      const raw = (payload: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
        test.app.inject({
          method: "POST",
          url: "/api/community/posts",
          headers: { cookie: other.cookie, ...headers },
          payload,
        });
      expectRefusal(await raw("title=x"), "INVALID_JSON");
      expectRefusal(await raw(JSON.stringify({ ...words, body: "a".repeat(600_000) })), "PAYLOAD_TOO_LARGE");
      expectRefusal(await raw("{}", { "content-type": "text/plain" }), "UNSUPPORTED_MEDIA_TYPE");
      const origin = { "content-type": "application/json", origin: "https://evil.example" };
      expectRefusal(await raw(JSON.stringify(words), origin), "FORBIDDEN_ORIGIN");
    });

    it("rejects writers without session, without nickname and with a blocked account", async () => {
      expectRefusal(await driver.send("POST", "posts", words), "LOGIN_REQUIRED");
      const nameless = await driver.join({ nickname: "" });
      expectRefusal(await nameless.send("POST", "posts", words), "NICKNAME_REQUIRED");
      const blocked = await driver.join();
      await connection().db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.id));
      expectRefusal(await blocked.send("POST", "posts", words), "LOGIN_REQUIRED");
      expectRefusal(await blocked.send("PUT", "profile", { nickname: "새이름" }), "LOGIN_REQUIRED");
    });
  });

  it("returns NOT_FOUND when changing or deleting another user's post", async () => {
    const id = await writer.post(words);
    for (const [method, body] of [
      ["PATCH", { ...words, title: "바꾼 제목" }],
      ["DELETE", {}],
    ] as const) {
      const [theirs, missing] = await Promise.all(
        [id, MISSING].map((one) => other.send(method, "posts", { id: one, ...body })),
      );
      for (const answer of [theirs, missing]) if (answer) expectRefusal(answer, "NOT_FOUND");
    }
    expect(await read(id)).toMatchObject({ title: words.title, editedAt: null });
  });

  it("sets editedAt only when an edit changes something", async () => {
    const id = await writer.post(words);
    driver.taken(await writer.send("PATCH", "posts", { id, ...words }));
    expect((await read(id)).editedAt).toBeNull();
    driver.taken(await writer.send("PATCH", "posts", { id, ...words, body: "고친 글" }));
    expect(await read(id)).toMatchObject({ body: "고친 글", editedAt: test.clock.toISOString() });
  });

  it("returns NOT_FOUND for a deleted post and its comments", async () => {
    const id = await writer.post(words);
    await other.comment(id);
    driver.taken(await other.send("PUT", "likes", { postId: id, liked: true }));
    driver.taken(await other.send("POST", "reports", { target: { kind: "post", id }, reason: "abuse" }));
    driver.taken(await writer.send("DELETE", "posts", { id }));
    expectRefusal(await driver.get("post", { id }), "NOT_FOUND");
    expectRefusal(await driver.get("comments", { postId: id }), "NOT_FOUND");
  });

  describe("attached result", () => {
    it("shows the grain, and an excerpt only when the writer allows it", async () => {
      const analysisId = await writer.analyse();
      const closed = await writer.post({ ...words, result: { analysisId, withExcerpt: false } });
      const { result } = await read(closed);
      expect(result).toMatchObject({ kind: "basic", verdict: "human", title: null, excerpt: null });
      expect(result?.grain.length).toBeGreaterThan(0);
      const open = await writer.post({ ...words, result: { analysisId, withExcerpt: true } });
      expect((await read(open)).result?.excerpt?.length).toBeGreaterThan(20);
    });

    it("keeps the result after the analysis is deleted, until the writer removes it", async () => {
      const analysisId = await writer.analyse();
      const id = await writer.post({ ...words, result: { analysisId, withExcerpt: false } });
      const before = (await read(id)).result;
      await connection().db.execute(`delete from analyses where id = '${analysisId}'`);
      driver.taken(await writer.send("PATCH", "posts", { id, ...words, body: "다시 썼어요." }));
      expect((await read(id)).result).toEqual(before);
      driver.taken(await writer.send("PATCH", "posts", { id, ...words, result: null }));
      expect((await read(id)).result).toBeNull();
    });

    it("rejects another user's analysis and writers with an unverified address", async () => {
      const analysisId = await writer.analyse();
      const result = { analysisId, withExcerpt: true };
      letTimePass(test);
      expectRefusal(await other.send("POST", "posts", { ...words, result }), "NOT_FOUND");
      const unverified = await driver.join({ verified: false });
      const own = { analysisId: await unverified.analyse(), withExcerpt: false };
      expectRefusal(await unverified.send("POST", "posts", { ...words, result: own }), "EMAIL_NOT_VERIFIED");
    });
  });

  describe("post rate limit", () => {
    it("is stricter for new accounts and counts deleted posts", async () => {
      const fresh = await driver.join({ days: 1 });
      const id = await fresh.post(words);
      driver.taken(await fresh.send("DELETE", "posts", { id }));
      letTimePass(test, 4);
      const refused = await fresh.send("POST", "posts", words);
      expectRefusal(refused, "RATE_LIMITED");
      expect(refused.headers["retry-after"]).toBe("60");
      letTimePass(test, 1);
      driver.taken(await fresh.send("POST", "posts", words));
      letTimePass(test, 1);
      const settled = await driver.join();
      driver.taken(await settled.send("POST", "posts", words));
      letTimePass(test, 0.6);
      driver.taken(await settled.send("POST", "posts", words));
    });

    it("allows a new account five posts per day", async () => {
      const fresh = await driver.join({ days: 0 });
      for (let i = 0; i < 5; i++) await fresh.post(words);
      letTimePass(test);
      expectRefusal(await fresh.send("POST", "posts", words), "RATE_LIMITED");
      letTimePass(test, 24 * 60);
      await fresh.post(words);
    });

    it("accepts one of ten concurrent posts", async () => {
      const hasty = await driver.join();
      const all = await Promise.all(Array.from({ length: 10 }, () => hasty.send("POST", "posts", words)));
      expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(429)]);
    });

    it("allows a new account one link and counts encoded links too", async () => {
      const fresh = await driver.join({ days: 1 });
      await fresh.post({ ...words, body: "https://a.kr/" });
      letTimePass(test);
      const two = { ...words, body: "[하나](https://a.kr) [둘](h&#116;tps://b.kr)" };
      expectRefusal(await fresh.send("POST", "posts", two), "TOO_MANY_LINKS");
    });
  });

  it("counts one view per IP address and none by the writer", async () => {
    const id = await writer.post(words);
    await read(id, writer);
    const from = (address: string) => test.call("GET", `/api/community/post?id=${id}`, { from: address });
    expect(driver.taken(await from("198.51.100.1")).viewCount).toBe(1);
    expect(driver.taken(await from("198.51.100.1")).viewCount).toBe(1);
    expect(driver.taken(await from("198.51.100.2")).viewCount).toBe(2);
    const [row] = await connection().db.select().from(communityPosts).where(eq(communityPosts.id, id));
    expect(row?.viewCount).toBe(2);
  });

  describe("GET /api/community/posts", () => {
    it("finds posts by parts of words, ignoring spaces and case", async () => {
      const id = await writer.post({
        category: "tip",
        title: "번역투 줄이는 법",
        body: "GPT 초안을 제 말로 고쳐 봤어요.",
      });
      const found = async (query: string) => (await list({ query })).some((post) => post.id === id);
      for (const query of ["번역", "역투", "번역투줄이는", "초안 번역투", "gpt", "투", "제말로 고쳐", "GPT초안"]) {
        expect([query, await found(query)]).toEqual([query, true]);
      }
      for (const query of ["번투", "초안 없는말", "줄이는 논문", "%", "투번"]) {
        expect([query, await found(query)]).toEqual([query, false]);
      }
      expect(await list({ query: "번역투", category: "question" })).toEqual([]);
    });

    it("rejects an invalid category, order, cursor, query or limit", async () => {
      for (const query of [
        { category: "x" },
        { sort: "old" },
        { cursor: "1;drop" },
        { query: "가".repeat(51) },
        { limit: "0" },
      ]) {
        expectRefusal(await driver.get("posts", query as unknown as Record<string, string>), "INVALID_REQUEST");
      }
      expectRefusal(await driver.get("post"), "INVALID_REQUEST");
      expectRefusal(await driver.get("post", { id: MISSING }), "NOT_FOUND");
    });

    it.each(["new", "popular", "comments"])("paginates every post once, ordered by %s", async (sort) => {
      const everything = await list({ sort, limit: "50" });
      const pages: PostSummary[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const query: Record<string, string> = { sort, limit: "3", ...(cursor && { cursor }) };
        const page: { posts: PostSummary[]; nextCursor: string | null } = driver.taken(
          await driver.get("posts", query),
        );
        pages.push(...page.posts);
        cursor = page.nextCursor;
      }
      const ids = pages.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, 50)).toEqual(everything.map(({ id }) => id));
      const counts = pages.map((post) =>
        sort === "popular" ? post.likeCount : sort === "comments" ? post.commentCount : 0,
      );
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    });

    it("with mine, returns only the caller's posts, and none to visitors", async () => {
      expect(await list({ mine: "true" })).toEqual([]);
      const own = await list({ mine: "true" }, other);
      expect(own.every(({ author }) => author.nickname === other.nickname)).toBe(true);
    });
  });

  it("limits searches per minute, but not listing", async () => {
    const strict = await openTestApp(connection(), { limits: { communitySearchesPerMinute: 1 } });
    const search = () => strict.call("GET", "/api/community/posts?query=%EA%B8%80");
    expect((await search()).statusCode).toBe(200);
    expectRefusal(await search(), "RATE_LIMITED");
    expect((await strict.call("GET", "/api/community/posts")).statusCode).toBe(200);
    await strict.app.close();
  });

  describe("nicknames", () => {
    it.each([
      "가",
      "가".repeat(17),
      "글결팀",
      "운영자",
      "Admin1",
      "0perator",
      "adm1n_kim",
      "m0derat0r",
      "관리좌",
      "운_영_자",
      "a@b.co",
      "탈퇴한회원",
      "두 낱말",
      "가\u3164나",
      "<b>",
    ])("%j is not allowed", async (nickname) => {
      expectRefusal(await other.send("PUT", "profile", { nickname }), "NICKNAME_NOT_ALLOWED");
    });

    it.each(["시간관리왕", "은영자", "Nimda7", "글쓰는_사람"])("%s is allowed", async (nickname) => {
      const person = await driver.join({ nickname: "" });
      driver.taken(await person.send("PUT", "profile", { nickname }));
    });

    it("nicknames are unique ignoring case, also for concurrent requests", async () => {
      expectRefusal(await other.send("PUT", "profile", { nickname: "취준오년차" }), "NICKNAME_TAKEN");
      const many = await Promise.all(Array.from({ length: 5 }, () => driver.join({ nickname: "" })));
      const wishes = many.map((one, i) => one.send("PUT", "profile", { nickname: i % 2 ? "NightOwl" : "nightowl" }));
      const statuses = (await Promise.all(wishes)).map(({ statusCode }) => statusCode);
      expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    });

    it("a new nickname also appears on earlier posts", async () => {
      const id = await other.post(words);
      driver.taken(await other.send("PUT", "profile", { nickname: "새이름_1" }));
      expect((await read(id)).author.nickname).toBe("새이름_1");
      const profile = driver.taken(await other.get("profile"));
      expect(profile).toEqual({ nickname: "새이름_1", isModerator: false, standing: "settled" });
      expectRefusal(await driver.get("profile"), "LOGIN_REQUIRED");
    });
  });
});
