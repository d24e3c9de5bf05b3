import type { openRequest as endpoint } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { isToken } from "../../http/secret-link.ts";
import { readContact } from "../accounts/index.ts";
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
  const [request] = isToken(token)
    ? await db.select().from(writingRequests).where(eq(writingRequests.token, token))
    : [];
  if (request === undefined) throw new AppError("NOT_FOUND");
  return { request, asker: await nameAsker(db, request) };
}

/** The name of the account that asks. */
export async function nameAsker(db: Queryable, { userId }: Pick<RequestRow, "userId">): Promise<string> {
  return (await readContact(db, userId))?.name ?? "";
}

/** What a request asks for. An ended one is still shown, with its state. Throws like `findRequestByToken`. */
export async function openRequest(parts: Parts, token: string): Promise<z.input<typeof endpoint.response>> {
  const { request, asker } = await findRequestByToken(parts, token);
  const { id, token: _own, path, createdAt, handIns, unread, ...shown } = await withCounts(parts, request);
  return { ...shown, asker, now: parts.now.toISOString() };
}
