import { type CommunityProfile, isAllowedNickname } from "@geulgyeol/contract";
import { and, eq, ne, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { readMember } from "../accounts/index.ts";
import { standingOf } from "./rules.ts";
import { communityProfiles } from "./tables.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

export async function readProfile({ db, now }: Parts, userId: string): Promise<CommunityProfile> {
  const member = await readMember(db, userId);
  if (member === null) throw new AppError("LOGIN_REQUIRED");
  const [profile] = await db.select().from(communityProfiles).where(eq(communityProfiles.userId, userId));
  return {
    nickname: profile?.nickname ?? null,
    isModerator: member.isModerator,
    standing: standingOf(member, now),
  };
}

/**
 * Sets the user's nickname, also for all existing content. Names that differ only in case are equal. Throws
 * `NICKNAME_NOT_ALLOWED`, `NICKNAME_TAKEN`, `ACCOUNT_BLOCKED`.
 */
export async function chooseNickname({ db, now }: Parts, userId: string, wish: string): Promise<{ nickname: string }> {
  const nickname = wish.normalize("NFC").trim();
  if (!isAllowedNickname(nickname)) throw new AppError("NICKNAME_NOT_ALLOWED");
  return db.transaction(async (tx) => {
    const member = await readMember(tx, userId);
    if (member === null) throw new AppError("LOGIN_REQUIRED");
    if (member.isBlocked) throw new AppError("ACCOUNT_BLOCKED");
    // Two users who want one name at once wait here; the index alone would fail the second without a specific error.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`nickname:${nickname.toLowerCase()}`}))`);
    const isSame = eq(sql`lower(${communityProfiles.nickname})`, nickname.toLowerCase());
    const [taken] = await tx
      .select({ userId: communityProfiles.userId })
      .from(communityProfiles)
      .where(and(isSame, ne(communityProfiles.userId, userId)));
    if (taken !== undefined) throw new AppError("NICKNAME_TAKEN");
    await tx
      .insert(communityProfiles)
      .values({ userId, nickname, createdAt: now })
      .onConflictDoUpdate({ target: communityProfiles.userId, set: { nickname } });
    return { nickname };
  });
}
