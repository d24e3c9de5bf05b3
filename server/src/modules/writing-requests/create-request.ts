import { randomUUID } from "node:crypto";
import { type createRequest as endpoint, WRITING_REQUESTS_PER_USER, type WritingRequest } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { newToken } from "../../http/secret-link.ts";
import { countOwn } from "../accounts/index.ts";
import { isDeadline, toRequest } from "./rules.ts";
import { writingRequests } from "./tables.ts";

/**
 * Makes a link with which anybody can write and hand in. Throws `REQUEST_FIELDS` for a missing title, a length whose
 * least is above its most or a deadline that is past or more than a year away, and `TOO_MANY_WRITING_REQUESTS`.
 */
export async function createRequest(
  { db, now }: { db: Database; now: Date },
  userId: string,
  asked: z.output<typeof endpoint.request>,
): Promise<WritingRequest> {
  const dueAt = new Date(asked.dueAt);
  const title = asked.title.trim();
  const { minChars, maxChars } = asked;
  const isTurned = minChars !== null && maxChars !== null && minChars > maxChars;
  if (title === "" || isTurned || !isDeadline(dueAt, now)) throw new AppError("REQUEST_FIELDS");
  const row = { ...asked, id: randomUUID(), token: newToken(), userId, title, createdAt: now, dueAt, closedAt: null };
  await db.transaction(async (tx) => {
    const own = await countOwn(tx, userId, writingRequests, eq(writingRequests.userId, userId));
    if (own >= WRITING_REQUESTS_PER_USER) throw new AppError("TOO_MANY_WRITING_REQUESTS");
    await tx.insert(writingRequests).values(row);
  });
  return toRequest(row, { handIns: 0, unread: 0 }, now);
}
