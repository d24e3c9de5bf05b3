/** Every business constant of the product, once and by area; what only a pool of the server needs stands there. */
export {
  FORMATS,
  formatOf,
  OCR_LANGUAGES,
  PICTURE_FILE_MAX_BYTES,
  TEXT_FILE_MAX_BYTES,
} from "@geulgyeol/documents/formats";
/** The bands stand in the engine. */
export {
  AI_BAND,
  HIGH_RISK_WORD,
  MEDIUM_RISK_WORD,
  MIXED_BAND,
  VERY_HIGH_RISK_WORD,
} from "@geulgyeol/engine/thresholds";

// --- Plans, prices and credits ---

export const FREE_DAILY_CREDITS = 3;
export const PRO_MONTHLY_CREDITS = 300;
/**
 * VAT included. Price and credits of new subscriptions: each subscription keeps those that its owner agreed to, until the
 * owner agrees to others.
 */
export const PRO_MONTHLY_PRICE_WON = 9_900;
export const CREDIT_COST = { basic: 1, wordLevel: 2, ensemble: 3, edit: 0 } as const;
/** Days that Pro outlasts the paid month while a refused renewal is tried again. */
export const RENEWAL_GRACE_DAYS = 7;
/** Days after the end of the paid month on which a refused renewal is tried again. */
export const RENEWAL_RETRY_DAYS = [1, 3, 6] as const;
export const LEDGER_PAGE_ROWS = 20;
export const LEDGER_PAGE_ROWS_MAX = 100;

// --- Texts and analyses ---

/** Code points after NFC, counted on the trimmed text for the minimum and on the whole text for the maximum. */
export const TEXT_MIN_CHARS = 50;
export const TEXT_MAX_CHARS = 10_000;
/** Below this length the page says that the interval is wider. */
export const SHORT_TEXT_CHARS = 300;
/** Largest JSON body: 10,000 characters of up to 4 bytes, escaped at worst sixfold, and room for the rest. */
export const JSON_BODY_MAX_BYTES = 512 * 1024;
/**
 * UTF-16 units that a field may have at most for each character of its own limit: decomposed Hangul has three for one. What is
 * longer is refused before anything counts its characters.
 */
export const UNITS_PER_CHARACTER = 8;
/** Analyses a user may start in a minute, whatever they cost. */
export const ANALYSES_PER_MINUTE = 30;
export const AUTO_ANALYSIS_MIN_CHARS = 500;
export const AUTO_ANALYSIS_DELAY_MS = 2_000;
/** Rest in the typing after which the browser's own engine estimates the text. */
export const LIVE_ESTIMATE_DELAY_MS = 250;
/** Longest wait for language models that judge, from when the engine has its answer; who has not answered then is left out. */
export const JUDGE_WAIT_MS = { basic: 4_000, wordLevel: 4_000, ensemble: 15_000 } as const;
/** A re-run is free when this share of the new text's character 5-grams stands in the last analysed version. */
export const REVISION_OVERLAP = 0.8;
export const REVISION_NGRAM = 5;
export const REVISION_WINDOW_MS = 24 * 60 * 60 * 1000;
export const REVISIONS_PER_PAID_ANALYSIS = 20;

// --- What the result shows ---

export const STYLOMETRY_FLAGS = {
  transitionWordDensityPercent: 3,
  sentenceStartVariety: 0.5,
  sentenceLengthEntropy: 3,
  wordRepetitionRate: 0.3,
} as const;
export const HIGH_RISK_WORDS_SHOWN = 20;
export const WORD_TABLE_ROWS_SHOWN = 50;
export const STYLOMETRY_WORDS_SHOWN = 10;

// --- Files ---

/** Files that a user may have read in a minute. */
export const DOCUMENTS_PER_MINUTE = 20;
/** Files that are judged one after another in one go. */
export const BATCH_FILES_MAX = 50;
/** Of a file's name; longer ones are cut. */
export const FILE_NAME_MAX_CHARS = 255;
/** Kinds of hidden text that a source tells, with room for more. */
export const HIDDEN_PARTS_MAX = 16;
/** Pages of a scan that are recognised at a time; a judgement takes some eight. */
export const SCAN_PAGES_MAX = 20;

// --- Feedback ---

export const FEEDBACK_CREDITS = { rating: 1, origin: 3, comment: 5 } as const;
export const FEEDBACK_MONTHLY_CAP = 50;
export const FEEDBACK_COMMENT_MIN_CHARS = 20;
/** Different letters that a comment of that length must have, so that dots or one repeated letter earn nothing. */
export const FEEDBACK_COMMENT_MIN_LETTERS = 8;
export const FEEDBACK_COMMENT_MAX_CHARS = 2_000;

// --- Editing ---

/** Edits that changed something, from midnight to midnight in Seoul. */
export const EDITS_PER_DAY = { free: 20, pro: 300 } as const;
/** Edits a user may ask for in a minute, whatever comes of them. */
export const EDITS_PER_MINUTE = 30;
export const EDIT_PROMPT_MAX_CHARS = 500;

// --- History ---

/** Analyses that the free plan shows; older ones are hidden, not deleted. */
export const FREE_HISTORY_VISIBLE = 30;
/** Days that what Pro had shown is kept, hidden, after Pro has ended. */
export const HISTORY_AFTER_PRO_DAYS = 90;
export const HISTORY_PAGE_ROWS = 30;
export const HISTORY_PAGE_ROWS_MAX = 100;
/** Analyses that are deleted or brought back at once. */
export const HISTORY_BULK_MAX = 100;
export const HISTORY_TITLE_MAX_CHARS = 100;
/** Without spaces, which a search does not look at. */
export const HISTORY_SEARCH_MIN_CHARS = 2;
export const HISTORY_SEARCH_MAX_CHARS = 100;
/** Bars of the small grain of a row; neighbouring sentences of a longer text share one. */
export const HISTORY_GRAIN_BARS = 40;

// --- Sharing ---

/** Days that a shared link may live; a link may also have no end. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const SHARES_PER_USER = 100;
/** Characters of the text that a snapshot of a result may show. */
export const SNAPSHOT_EXCERPT_CHARS = 300;

// --- Reports ---

/** PDF reports that a user may have made in a minute, and codes that one address may look up. */
export const REPORTS_PER_MINUTE = 10;
export const CODES_PER_MINUTE = 30;

// --- Writing records ---

/** How often a writing record is stamped, and stamps of one user in a minute: two windows and a repeat. */
export const RECORD_STAMP_INTERVAL_MS = 60_000;
export const RECORD_STAMPS_PER_MINUTE = 6;
/** Stamps of one record: 25 hours of writing. */
export const RECORD_STAMPS_MAX = 1_500;
export const RECORDS_PER_USER = 200;
/** Changes in one record; at a change a second a day of writing. */
export const RECORD_ENTRIES_MAX = 100_000;
/** Verifications that one address may ask for in a minute. */
export const RECORD_VERIFICATIONS_PER_MINUTE = 20;

// --- Accounts ---

/** Of the name that a user shows. */
export const NAME_MAX_CHARS = 50;
/** An address of mail has no more (RFC 5321). */
export const EMAIL_MAX_CHARS = 254;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
/** How long a sign-in counts as proof of who one is, for what needs it. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;
/** How long the links in e-mails work. */
export const MAIL_LINK_MS = 60 * 60 * 1000;

// --- Keys for programs ---

/** Keys that a user may have at a time. */
export const API_KEYS_PER_USER = 10;
export const API_KEY_NAME_MAX_CHARS = 40;
/** Days that a key may be valid for, besides without an end. */
export const API_KEY_VALID_DAYS = [30, 90, 365] as const;
/** Requests that the programs of one user may send in a minute; what the user does by hand is counted apart. */
export const API_REQUESTS_PER_MINUTE = 60;

// --- Community; characters are counted by `countCharacters` ---

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

/** How long an account counts as new: it writes more slowly and with fewer links. So does one without a confirmed address. */
export const NEW_ACCOUNT_MS = 7 * 24 * 60 * 60 * 1000;
/** Links in one post or comment. */
export const LINKS_PER_TEXT = { new: 1, settled: 10 } as const;
/** Least time between two posts, and between two comments, of one person, in milliseconds. */
export const POST_INTERVAL_MS = { new: 5 * 60_000, settled: 30_000 } as const;
export const COMMENT_INTERVAL_MS = { new: 20_000, settled: 3_000 } as const;
/** In any 24 hours. */
export const POSTS_PER_DAY = { new: 5, settled: 30 } as const;
export const COMMENTS_PER_DAY = { new: 50, settled: 300 } as const;
export const REPORTS_PER_DAY = 30;
/** Likes, edits, deletions and reports that a user may send in a minute. */
export const COMMUNITY_ACTIONS_PER_MINUTE = 60;
/** Searches of one address in a minute. */
export const COMMUNITY_SEARCHES_PER_MINUTE = 60;
/** The same reader of the same post counts as one view for so long. */
export const VIEW_WINDOW_MS = 60 * 60 * 1000;
