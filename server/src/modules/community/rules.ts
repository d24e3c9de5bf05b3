import {
  COMMENT_INTERVAL_MS,
  COMMENTS_PER_DAY,
  LINKS_PER_TEXT,
  NEW_ACCOUNT_MS,
  POST_INTERVAL_MS,
  POSTS_PER_DAY,
} from "@geulgyeol/contract";

/** New accounts, and those with an unconfirmed address, post more slowly and with fewer links. */
export type Standing = "new" | "settled";

export function standingOf(account: { createdAt: Date; emailVerified: boolean }, now: Date): Standing {
  const isOld = now.getTime() - account.createdAt.getTime() >= NEW_ACCOUNT_MS;
  return isOld && account.emailVerified ? "settled" : "new";
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const PACE = {
  post: { intervalMs: POST_INTERVAL_MS, perDay: POSTS_PER_DAY },
  comment: { intervalMs: COMMENT_INTERVAL_MS, perDay: COMMENTS_PER_DAY },
} as const;

/**
 * Milliseconds until the next post is allowed; 0 if now. @param written times of the last 24 hours' posts, newest
 * first.
 */
export function waitFor(kind: keyof typeof PACE, standing: Standing, written: readonly Date[], now: Date): number {
  const { intervalMs, perDay } = PACE[kind];
  const [newest] = written;
  const pause = newest === undefined ? 0 : newest.getTime() + intervalMs[standing] - now.getTime();
  // If the daily limit is reached, the oldest counted post must first be a day old.
  const oldest = written[perDay[standing] - 1];
  const fullDay = oldest === undefined ? 0 : oldest.getTime() + DAY_MS - now.getTime();
  return Math.max(0, pause, fullDay);
}

export function maxLinks(standing: Standing): number {
  return LINKS_PER_TEXT[standing];
}

/** Who may see hidden content: moderators and its writer. */
export function maySee(row: { hiddenAt: Date | null; authorId: string | null }, reader: Viewer | null): boolean {
  if (row.hiddenAt === null) return true;
  return reader !== null && (reader.isModerator || reader.id === row.authorId);
}

/** The reader; null for visitors. */
export interface Viewer {
  readonly id: string;
  readonly isModerator: boolean;
}
