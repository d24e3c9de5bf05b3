import type { PostCategory, PostSort, PostSummary } from "@geulgyeol/contract";
import { and, arrayContains, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { moderatorsAmong } from "../accounts/index.ts";
import { SUMMARY, toSummary } from "./queries.ts";
import type { Viewer } from "./rules.ts";
import { keysOfWord, wordsOf } from "./search-words.ts";
import { communityPosts, communityProfiles } from "./tables.ts";

export interface PostsWanted {
  readonly category?: PostCategory | undefined;
  readonly sort: PostSort;
  readonly query?: string | undefined;
  /** Only the reader's own, hidden ones included. */
  readonly mine: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The primary sort column of each order before the sequence; "new" uses only the sequence. */
const COUNT_OF = { new: null, popular: communityPosts.likeCount, comments: communityPosts.commentCount } as const;

/**
 * A page of posts. The next page is found by the last row's key, so new posts shift nothing; a post whose count changes
 * meanwhile may appear twice or be missed.
 */
export async function listPosts(
  db: Database,
  reader: Viewer | null,
  wanted: PostsWanted,
): Promise<{ posts: PostSummary[]; nextCursor: string | null }> {
  if (wanted.mine && reader === null) return { posts: [], nextCursor: null };
  const count = COUNT_OF[wanted.sort];
  const rows = await db
    .select(SUMMARY)
    .from(communityPosts)
    .innerJoin(communityProfiles, eq(communityProfiles.userId, communityPosts.authorId))
    .where(
      and(
        wanted.mine && reader ? eq(communityPosts.authorId, reader.id) : isNull(communityPosts.hiddenAt),
        wanted.category && eq(communityPosts.category, wanted.category),
        ...wordsOf(wanted.query ?? "").map(contains),
        isAfter(wanted),
      ),
    )
    .orderBy(...(count === null ? [] : [desc(count)]), desc(communityPosts.sequence))
    .limit(wanted.limit + 1);
  const posts = rows.slice(0, wanted.limit);
  const last = posts.at(-1);
  const moderators = await moderatorsAmong(
    db,
    posts.map(({ authorId }) => authorId),
  );
  const hasMore = rows.length > wanted.limit && last !== undefined;
  return {
    posts: posts.map((row) => toSummary(row, reader, moderators)),
    nextCursor: hasMore ? cursorOf(wanted.sort, last) : null,
  };
}

/** The index finds posts with all pairs of the word; only those are searched for the word itself. */
function contains(word: string): SQL | undefined {
  return and(
    arrayContains(communityPosts.searchPairs, keysOfWord(word)),
    sql`position(${word} in ${communityPosts.searchText}) > 0`,
  );
}

function cursorOf(sort: PostSort, row: { likeCount: number; commentCount: number; sequence: number }): string {
  if (sort === "new") return String(row.sequence);
  return `${sort === "popular" ? row.likeCount : row.commentCount}.${row.sequence}`;
}

/** A cursor of another order starts from the beginning. */
function isAfter({ sort, cursor }: PostsWanted): SQL | undefined {
  const [first = "", second] = cursor?.split(".") ?? [];
  const count = COUNT_OF[sort];
  if (cursor === undefined || (count === null) !== (second === undefined)) return undefined;
  if (count === null) return lt(communityPosts.sequence, Number(first));
  return sql`(${count}, ${communityPosts.sequence}) < (${Number(first)}::int8, ${Number(second)}::int8)`;
}
