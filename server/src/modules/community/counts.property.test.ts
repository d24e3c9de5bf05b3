import { and, count, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { users } from "../accounts/tables.ts";
import { deleteComment } from "./delete-comment.ts";
import { deleteUserContent } from "./delete-user-content.ts";
import { likePost } from "./like-post.ts";
import { listComments } from "./list-comments.ts";
import { moderate } from "./moderation/moderate.ts";
import { chooseNickname } from "./profile.ts";
import { communityComments, communityLikes, communityPosts } from "./tables.ts";
import { writeComment } from "./write-comment.ts";
import { writePost } from "./write-post.ts";

const PEOPLE = 4;
const ROUNDS = process.env.TEST_LONG ? 60 : 6;

const person = fc.nat({ max: PEOPLE - 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("comment" as const), who: person, at: fc.nat({ max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("delete" as const), who: person, at: fc.nat({ max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("like" as const), who: person, at: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("hide" as const), who: person, at: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("restore" as const), who: person, at: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("leave" as const), who: person, at: fc.nat({ max: 1 }) }) },
);

let unique = 0;

onEachDatabase("community counts", (connection) => {
  const db = () => connection().db;

  async function newPerson(now: Date): Promise<string> {
    const id = await insertUser(db(), { emailVerified: true });
    await db().update(users).set({ isModerator: true }).where(eq(users.id, id));
    await chooseNickname({ db: db(), now }, id, `사람${++unique}`);
    return id;
  }

  /** Like account deletion, which locks the user's row first. */
  const leave = (userId: string) =>
    db().transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, userId)).for("update");
      await deleteUserContent(tx, userId);
    });

  it("counts match the stored rows after any concurrent operations", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), async (waves) => {
        let now = new Date("2026-03-10T03:00:00Z");
        const people = await Promise.all(Array.from({ length: PEOPLE }, () => newPerson(now)));
        const writer = await newPerson(now);
        const { id: postId } = await writePost({ db: db(), now }, writer, {
          category: "free",
          title: "글",
          body: "글",
        });
        for (const wave of waves) {
          now = new Date(now.getTime() + 3_600_000);
          const comments = await db().select().from(communityComments).where(eq(communityComments.postId, postId));
          const results = await Promise.allSettled(
            wave.map(async ({ does, who, at }) => {
              const userId = people[who] ?? "";
              const comment = comments[at % Math.max(1, comments.length)];
              const target = { kind: "comment", id: comment?.id ?? "none" } as const;
              if (does === "like") await likePost({ db: db(), now }, userId, { postId, liked: at === 0 });
              if (does === "delete") await deleteComment({ db: db(), now }, userId, target.id);
              if (does === "leave") await leave(userId);
              if (does === "hide" || does === "restore") {
                await moderate({ db: db(), now }, userId, { target, action: does, reason: "이유" });
              }
              if (does === "comment") {
                const parentId = at % 3 === 0 ? undefined : comment?.id;
                await writeComment({ db: db(), now }, userId, { postId, parentId, body: "댓글" });
              }
            }),
          );
          for (const one of results) if (one.status === "rejected") expect(one.reason).toBeInstanceOf(AppError);
          await expectTrueCounts(postId);
        }
      }),
      { numRuns: ROUNDS },
    );
  }, 120_000);

  async function expectTrueCounts(postId: string): Promise<void> {
    const [post] = await db().select().from(communityPosts).where(eq(communityPosts.id, postId));
    const [likes] = await db().select({ n: count() }).from(communityLikes).where(eq(communityLikes.postId, postId));
    const shown = and(
      ...[
        eq(communityComments.postId, postId),
        isNull(communityComments.deletedAt),
        isNull(communityComments.hiddenAt),
      ],
    );
    const [comments] = await db().select({ n: count() }).from(communityComments).where(shown);
    expect([post?.likeCount, post?.commentCount]).toEqual([likes?.n, comments?.n]);
    const listed = (await listComments(db(), null, { postId, limit: 100 })).comments;
    const parents = new Set(listed.map(({ parentId }) => parentId));
    for (const { id, state } of listed) if (state === "deleted") expect(parents).toContain(id);
  }

  it("likeCount is 20 after 20 users each like three times concurrently", async () => {
    const now = new Date("2026-03-10T03:00:00Z");
    const writer = await newPerson(now);
    const { id: postId } = await writePost({ db: db(), now }, writer, { category: "free", title: "글", body: "글" });
    const people = await Promise.all(Array.from({ length: 20 }, () => insertUser(db())));
    await Promise.all(
      [...people, ...people, ...people].map((id) => likePost({ db: db(), now }, id, { postId, liked: true })),
    );
    await expectTrueCounts(postId);
    const [post] = await db().select().from(communityPosts).where(eq(communityPosts.id, postId));
    expect(post?.likeCount).toBe(20);
    expect(await likePost({ db: db(), now }, people[0] ?? "", { postId, liked: false })).toEqual({
      liked: false,
      likeCount: 19,
    });
  });
});
