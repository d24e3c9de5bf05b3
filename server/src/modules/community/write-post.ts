import { randomUUID } from "node:crypto";
import { type PostCategory, postProblem } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { type Attachment, attachResult } from "./attach-result.ts";
import { countLinks } from "./count-links.ts";
import { countWriting, lockWriter, type Writer } from "./lock-writer.ts";
import { maxLinks } from "./rules.ts";
import { keysOf, toSearchText } from "./search-words.ts";
import { communityPosts } from "./tables.ts";

export interface PostWords {
  readonly category: PostCategory;
  readonly title: string;
  readonly body: string;
}

/**
 * Writes a post and counts it for the writer's rate limit. A refused post is neither stored nor counted. Throws the
 * codes of `postProblem`, `TOO_MANY_LINKS`, and those of `lockWriter`, `countWriting` and `attachResult`.
 */
export async function writePost(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { result, ...words }: PostWords & { readonly result?: Attachment | undefined },
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const writer = await lockWriter(tx, userId, now);
    const columns = toColumns(words, writer);
    const attached = result === undefined ? null : await attachResult({ tx, now }, writer, result);
    await countWriting(tx, writer, "post", now);
    const id = randomUUID();
    await tx.insert(communityPosts).values({ id, authorId: userId, ...columns, result: attached, createdAt: now });
    return { id };
  });
}

/** The text as stored, with its search keys. Throws the codes of `postProblem` and `TOO_MANY_LINKS`. */
export function toColumns({ category, title, body }: PostWords, writer: Writer) {
  const problem = postProblem({ title, body });
  if (problem !== null) throw new AppError(problem);
  if (countLinks(body) > maxLinks(writer.standing)) throw new AppError("TOO_MANY_LINKS");
  const searchText = toSearchText(`${title}\n${body}`);
  return { category, title: title.trim(), body, searchText, searchPairs: keysOf(searchText) };
}
