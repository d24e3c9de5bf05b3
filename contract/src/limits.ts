/** Every business constant of the product, once. The verdict bands stand in the engine and are re-exported here. */
export {
  AI_BAND,
  HIGH_RISK_WORD,
  MEDIUM_RISK_WORD,
  MIXED_BAND,
  VERY_HIGH_RISK_WORD,
} from "@geulgyeol/engine";

/** Code points after NFC, counted on the trimmed text for the minimum and on the whole text for the maximum. */
export const TEXT_MIN_CHARS = 50;
export const TEXT_MAX_CHARS = 10_000;
/** Below this length the page says that the interval is wider. */
export const SHORT_TEXT_CHARS = 300;

export const AUTO_ANALYSIS_MIN_CHARS = 500;
export const AUTO_ANALYSIS_DELAY_MS = 2_000;
/** Rest in the typing after which the browser's own engine estimates the text. */
export const LIVE_ESTIMATE_DELAY_MS = 250;

/** Largest JSON body: 10,000 characters of up to 4 bytes, escaped at worst sixfold, and room for the rest. */
export const JSON_BODY_MAX_BYTES = 512 * 1024;

/**
 * UTF-16 units that a field may have at most for each character of its own limit: decomposed Hangul has three for one. What is
 * longer is refused before anything counts its characters.
 */
export const UNITS_PER_CHARACTER = 8;

export const CREDIT_COST = { basic: 1, wordLevel: 2, ensemble: 3, edit: 0 } as const;
export type AnalysisKind = "basic" | "wordLevel" | "ensemble";

export const FREE_DAILY_CREDITS = 3;
export const PRO_MONTHLY_CREDITS = 300;
/**
 * VAT included. Price and credits of new subscriptions: each subscription keeps those that its owner agreed to, until the
 * owner agrees to others.
 */
export const PRO_MONTHLY_PRICE_WON = 9_900;
/** Days that Pro outlasts the paid month while a refused renewal is tried again. */
export const RENEWAL_GRACE_DAYS = 7;
/** Days after the end of the paid month on which a refused renewal is tried again. */
export const RENEWAL_RETRY_DAYS = [1, 3, 6] as const;
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

/** Days that a shared link may live; a link may also have no end. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const SHARES_PER_USER = 100;
/** Characters of the text that a snapshot of a result may show. */
export const SNAPSHOT_EXCERPT_CHARS = 300;

export const FEEDBACK_CREDITS = { rating: 1, origin: 3, comment: 5 } as const;
export const FEEDBACK_COMMENT_MIN_CHARS = 20;
/** Different letters that a comment of that length must have, so that dots or one repeated letter earn nothing. */
export const FEEDBACK_COMMENT_MIN_LETTERS = 8;
export const FEEDBACK_COMMENT_MAX_CHARS = 2_000;
export const FEEDBACK_MONTHLY_CAP = 50;

export const LEDGER_PAGE_ROWS = 20;
export const LEDGER_PAGE_ROWS_MAX = 100;

/** A re-run is free when this share of the new text's character 5-grams stands in the last analysed version. */
export const REVISION_OVERLAP = 0.8;
export const REVISION_NGRAM = 5;
export const REVISION_WINDOW_MS = 24 * 60 * 60 * 1000;
export const REVISIONS_PER_PAID_ANALYSIS = 20;

export const STYLOMETRY_FLAGS = {
  transitionWordDensityPercent: 3,
  sentenceStartVariety: 0.5,
  sentenceLengthEntropy: 3,
  wordRepetitionRate: 0.3,
} as const;
export const HIGH_RISK_WORDS_SHOWN = 20;
export const WORD_TABLE_ROWS_SHOWN = 50;
export const STYLOMETRY_WORDS_SHOWN = 10;

import type { OcrLanguage } from "@geulgyeol/documents/formats";

export { FORMATS, formatOf, PICTURE_FILE_MAX_BYTES, TEXT_FILE_MAX_BYTES } from "@geulgyeol/documents/formats";
/** What pictures can be read with; `kor+eng` means the better of Korean alone and Korean with English. */
export const OCR_LANGUAGES = ["kor+eng", "kor", "eng"] as const satisfies readonly OcrLanguage[];
/** Kinds of hidden text that a source tells, with room for more. */
export const HIDDEN_PARTS_MAX = 16;
/** Pages of a scan that are recognised at a time; a judgement takes some eight. */
export const SCAN_PAGES_MAX = 20;
/** Files that are judged one after another in one go. */
export const BATCH_FILES_MAX = 50;
export * from "./community-limits.ts";
/** Of a file's name; longer ones are cut. */
export const FILE_NAME_MAX_CHARS = 255;
/** Silence of a reader after which it is ended, and the longest that one which tells its progress may take. */
export const DOCUMENT_STALL_MS = 10_000;
export const DOCUMENT_TIMEOUT_MS = 180_000;
/** Memory that reading one file may take, decoders included. */
export const DOCUMENT_MEMORY_MB = 512;
/** Files that a user may have read in a minute. */
export const DOCUMENTS_PER_MINUTE = 20;

/** Of the name that a user shows. */
export const NAME_MAX_CHARS = 50;
/** An address of mail has no more (RFC 5321). */
export const EMAIL_MAX_CHARS = 254;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
/** How long a sign-in counts as proof of who one is, for what needs it. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;
/** How long the links in letters work. */
export const MAIL_LINK_MS = 60 * 60 * 1000;

/** PDF reports that a user may have made in a minute, and codes that one address may look up. */
export const REPORTS_PER_MINUTE = 10;
export const CODES_PER_MINUTE = 30;
/** Waiting and setting together; a busy machine needs long to start the thread. */
export const REPORT_TIMEOUT_MS = 30_000;

/** Keys for programs that a user may have at a time. */
export const API_KEYS_PER_USER = 10;
export const API_KEY_NAME_MAX_CHARS = 40;
/** Days that a key may be valid for, besides without an end. */
export const API_KEY_VALID_DAYS = [30, 90, 365] as const;
/** Requests that the programs of one user may send in a minute; what the user does by hand is counted apart. */
export const API_REQUESTS_PER_MINUTE = 60;

/** Edits that changed something, from midnight to midnight in Seoul. */
export const EDITS_PER_DAY = { free: 20, pro: 300 } as const;
/** Edits a user may ask for in a minute, whatever comes of them. */
export const EDITS_PER_MINUTE = 30;
export const EDIT_PROMPT_MAX_CHARS = 500;
export const EDIT_TIMEOUT_MS = 5_000;

export const ANALYSIS_TIMEOUT_MS = 10_000;
/** Longest wait for language models that judge, from when the engine has its answer; who has not answered then is left out. */
export const JUDGE_WAIT_MS = { basic: 4_000, wordLevel: 4_000, ensemble: 15_000 } as const;
/** Analyses a user may start in a minute, whatever they cost. */
export const ANALYSES_PER_MINUTE = 30;

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
