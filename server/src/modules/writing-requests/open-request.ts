import type { openRequest as endpoint } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { isToken } from "../../http/secret-link.ts";
import { users } from "../accounts/tables.ts";
import { withCounts } from "./find-requests.ts";
import type { RequestRow } from "./rules.ts";
import { writingRequests } from "./tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly now: Date;
}

/** The request of a link, and the name of who asks. Throws `NOT_FOUND` for an unknown or deleted one. */
export async function findRequestByToken(
  { db }: Parts,
  token: string,
): Promise<{ request: RequestRow; asker: string }> {
  const [found] = isToken(token)
    ? await db
        .select({ request: writingRequests, asker: users.name })
        .from(writingRequests)
        .innerJoin(users, eq(users.id, writingRequests.userId))
        .where(eq(writingRequests.token, token))
    : [];
  if (found === undefined) throw new AppError("NOT_FOUND");
  return found;
}

/** What a request asks for. An ended one is still shown, with its state. Throws like `findRequestByToken`. */
export async function openRequest(parts: Parts, token: string): Promise<z.input<typeof endpoint.response>> {
  const { request, asker } = await findRequestByToken(parts, token);
  const { id, token: _own, path, createdAt, handIns, unread, ...shown } = await withCounts(parts, request);
  return { ...shown, asker, now: parts.now.toISOString() };
}
