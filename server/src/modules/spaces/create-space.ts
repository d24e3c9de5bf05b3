import { randomUUID } from "node:crypto";
import { SPACES_PER_USER } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { countOwn, createServiceAccount } from "../accounts/index.ts";
import { logInSpace } from "./log-in-space.ts";
import { spaceMembers, spaces } from "./tables.ts";

/** Makes a space, with its maker as its first owner. Throws `TOO_MANY_SPACES`. */
export async function createSpace(
  { db, now }: { db: Database; now: Date },
  userId: string,
  name: string,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const isOwned = and(eq(spaceMembers.userId, userId), eq(spaceMembers.role, "owner"));
    const owned = await countOwn(tx, userId, spaceMembers, isOwned);
    if (owned >= SPACES_PER_USER) throw new AppError("TOO_MANY_SPACES");
    const id = await createServiceAccount(tx, { name, now });
    await tx.insert(spaces).values({ id, createdAt: now });
    await tx.insert(spaceMembers).values({ id: randomUUID(), spaceId: id, userId, role: "owner", since: now });
    await logInSpace(tx, { spaceId: id, userId, action: "space-created", now });
    return { id };
  });
}
