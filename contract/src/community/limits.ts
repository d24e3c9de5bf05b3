/** Limits of the community; characters are counted by `countCharacters`. */

export const NICKNAME_MIN_CHARS = 2;
export const NICKNAME_MAX_CHARS = 16;
export const POST_TITLE_MAX_CHARS = 80;
export const POST_BODY_MAX_CHARS = 10_000;
export const COMMENT_MAX_CHARS = 2_000;
export const REPORT_DETAIL_MAX_CHARS = 500;
export const MODERATION_REASON_MAX_CHARS = 500;
export const COMMUNITY_SEARCH_MAX_CHARS = 50;

export const POSTS_PER_PAGE = 20;
export const COMMENTS_PER_PAGE = 50;
export const NOTIFICATIONS_PER_PAGE = 20;
export const MODERATION_PER_PAGE = 20;

/** How long an account counts as new, with slower posting and fewer links, as for an unconfirmed address. */
export const NEW_ACCOUNT_MS = 7 * 24 * 60 * 60 * 1000;
/** Links in one post or comment. */
export const LINKS_PER_TEXT = { new: 1, settled: 10 } as const;
/** Minimum time between two posts, and between two comments, of one user, in milliseconds. */
export const POST_INTERVAL_MS = { new: 5 * 60_000, settled: 30_000 } as const;
export const COMMENT_INTERVAL_MS = { new: 20_000, settled: 3_000 } as const;
/** In any 24 hours. */
export const POSTS_PER_DAY = { new: 5, settled: 30 } as const;
export const COMMENTS_PER_DAY = { new: 50, settled: 300 } as const;
export const REPORTS_PER_DAY = 30;
/** Likes, edits, deletions and reports that a user may send per minute. */
export const COMMUNITY_ACTIONS_PER_MINUTE = 60;
/** Searches per address and minute. */
export const COMMUNITY_SEARCHES_PER_MINUTE = 60;
/** Repeated views of a post by one reader within this time count as one. */
export const VIEW_WINDOW_MS = 60 * 60 * 1000;
