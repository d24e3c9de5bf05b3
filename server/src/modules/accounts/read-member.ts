import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { users } from "./tables.ts";

export interface Member {
  readonly createdAt: Date;
  readonly emailVerified: boolean;
  readonly isModerator: boolean;
  readonly isBlocked: boolean;
}

/** Properties that limit how much a user may post; null if there is no such user. */
export async function readMember(db: Queryable, userId: string): Promise<Member | null> {
  const { createdAt, emailVerified, isModerator, blockedAt } = users;
  const [user] = await db
    .select({ createdAt, emailVerified, isModerator, blockedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return null;
  return { ...user, isBlocked: user.blockedAt !== null };
}
