/** Every business constant of the product, once and by area; constants used only by a server pool are defined there. */
export {
  FORMATS,
  formatOf,
  OCR_LANGUAGES,
  PICTURE_FILE_MAX_BYTES,
  TEXT_FILE_MAX_BYTES,
} from "@geulgyeol/documents/formats";
/** The bands are defined in the engine. */
export {
  AI_BAND,
  HIGH_RISK_WORD,
  MEDIUM_RISK_WORD,
  MIXED_BAND,
  VERY_HIGH_RISK_WORD,
} from "@geulgyeol/engine/thresholds";
export * from "./community/limits.ts";

// --- Plans, prices and credits ---

export const FREE_DAILY_CREDITS = 3;
export const PRO_MONTHLY_CREDITS = 300;
/**
 * VAT included. Price and credits of new subscriptions; existing subscriptions keep their agreed terms until their
 * owners agree to others.
 */
export const PRO_MONTHLY_PRICE_WON = 9_900;
export const CREDIT_COST = { basic: 1, wordLevel: 2, ensemble: 3, edit: 0 } as const;
/** A judgement withheld for one of these reasons costs nothing. */
export const FREE_HOLD_REASONS = ["too-short", "too-little-prose"] as const;
/** Days of Pro after the paid month while a refused renewal is retried. */
export const RENEWAL_GRACE_DAYS = 7;
/** Days after the end of the paid month on which a refused renewal is retried. */
export const RENEWAL_RETRY_DAYS = [1, 3, 6] as const;
/**
 * Credits bought once, VAT included: for an account, and for a school's space by card or by invoice. They end after
 * `CREDIT_PACK_DAYS`; one of which nothing was used is paid back within `CREDIT_PACK_REFUND_DAYS`.
 */
export const CREDIT_PACKS = {
  personal: { credits: 30, priceWon: 2_900 },
  space: { credits: 2_000, priceWon: 60_000 },
  spaceInvoice: { credits: 5_000, priceWon: 135_000 },
} as const;
export const CREDIT_PACK_DAYS = 365;
export const CREDIT_PACK_REFUND_DAYS = 7;
/** One field of the details of a tax invoice. */
export const INVOICE_FIELD_MAX_CHARS = 120;
export const LEDGER_PAGE_ROWS = 20;
export const LEDGER_PAGE_ROWS_MAX = 100;

// --- Texts and analyses ---

/** Code points after NFC, counted on the trimmed text for the minimum and on the whole text for the maximum. */
export const TEXT_MIN_CHARS = 50;
export const TEXT_MAX_CHARS = 10_000;
/** Text of a visitor without an account, judged in the browser on the landing page, and how many a day. */
export const VISITOR_TEXT_MAX_CHARS = 3_000;
export const VISITOR_TRIES_PER_DAY = 1;
/** Below this length no judgement is strong; results of engine 1.3 and earlier have a wider interval. */
export { SHORT_PROSE as SHORT_TEXT_CHARS } from "@geulgyeol/engine/thresholds";
/** Largest JSON body: 10,000 characters of up to 4 bytes, escaped at worst sixfold, plus the other fields. */
export const JSON_BODY_MAX_BYTES = 512 * 1024;
/**
 * Maximum UTF-16 units of a field per character of its own limit: decomposed Hangul has three for one. Longer values
 * are rejected before their characters are counted.
 */
export const UNITS_PER_CHARACTER = 8;
/** Analyses a user may start per minute, regardless of cost. */
export const ANALYSES_PER_MINUTE = 30;
/** Analyses of one user that may wait for their turn, and the longest wait. */
export const ANALYSES_WAITING_PER_USER = 20;
export const ANALYSIS_WAIT_MAX_MS = 30_000;
export const AUTO_ANALYSIS_MIN_CHARS = 500;
export const AUTO_ANALYSIS_DELAY_MS = 2_000;
/** Pause in typing after which the browser's own engine estimates the text. */
export const LIVE_ESTIMATE_DELAY_MS = 250;
/** Maximum wait for judging language models after the engine has finished; later ones are left out. */
export const JUDGE_WAIT_MS = { basic: 4_000, wordLevel: 4_000, ensemble: 15_000 } as const;
/** A new run is free if this share of the new text's character 5-grams occurs in the last analysed version. */
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

/** Files that a user may have read per minute. */
export const DOCUMENTS_PER_MINUTE = 20;
/** Maximum length of a file's name; longer ones are cut. */
export const FILE_NAME_MAX_CHARS = 255;
/** Maximum kinds of hidden text in a source, with a reserve. */
export const HIDDEN_PARTS_MAX = 16;
/** Pages of a scan recognised per request; a judgement can use about eight. */
export const SCAN_PAGES_MAX = 20;

// --- Batches ---

export const BATCH_TEXTS_MAX = 200;
export const BATCHES_PER_USER = 1_000;
export const BATCH_NAME_MAX_CHARS = 100;
/** Long enough for an exam question with its passage. */
export const BATCH_QUESTION_MAX_CHARS = 4_000;
export const BATCH_PAGE_ROWS = 30;
export const BATCH_PAGE_ROWS_MAX = 100;
export const PUPIL_NAME_MAX_CHARS = 60;
export const PUPIL_NUMBER_DIGITS = 10;
/** Zips with the reports of a batch that a user may request per minute. */
export const BATCH_REPORTS_PER_MINUTE = 3;
/** After a failure of the server a text is judged again this many times before it counts as failed. */
export const BATCH_TEXT_TRIES = 3;

// --- Similarity ---

/**
 * Earlier batches, and texts and characters in all, that are compared at once; earlier batches beyond them are left out.
 */
export const SIMILARITY_BATCHES_MAX = 40;
export const SIMILARITY_TEXTS_MAX = 800;
export const SIMILARITY_CHARACTERS_MAX = 3_000_000;
/** Comparisons that a user may ask for per minute; an unchanged one is kept and counts as well. */
export const COMPARISONS_PER_MINUTE = 60;
/** Characters of a passage shown for many texts. */
export const COMMON_EXCERPT_CHARS = 200;

// --- Feedback ---

export const FEEDBACK_CREDITS = { rating: 1, origin: 3, comment: 5 } as const;
export const FEEDBACK_MONTHLY_CAP = 50;
export const FEEDBACK_COMMENT_MIN_CHARS = 20;
/** Different letters that a comment of that length must have, so that dots or one repeated letter earn nothing. */
export const FEEDBACK_COMMENT_MIN_LETTERS = 8;
export const FEEDBACK_COMMENT_MAX_CHARS = 2_000;

// --- Editing ---

/** Edits with a change, per day in Seoul. */
export const EDITS_PER_DAY = { free: 20, pro: 300 } as const;
/** Edits a user may request per minute, whatever the result. */
export const EDITS_PER_MINUTE = 30;
export const EDIT_PROMPT_MAX_CHARS = 500;

// --- History ---

/** Analyses that the free plan shows; older ones are hidden, not deleted. */
export const FREE_HISTORY_VISIBLE = 30;
/** Days for which analyses hidden after the end of Pro are kept. */
export const HISTORY_AFTER_PRO_DAYS = 90;
export const HISTORY_PAGE_ROWS = 30;
export const HISTORY_PAGE_ROWS_MAX = 100;
/** Analyses that can be deleted or restored at once. */
export const HISTORY_BULK_MAX = 100;
export const HISTORY_TITLE_MAX_CHARS = 100;
/** Without spaces, which a search ignores. */
export const HISTORY_SEARCH_MIN_CHARS = 2;
export const HISTORY_SEARCH_MAX_CHARS = 100;
/** Bars of the small grain drawing of a row; neighbouring sentences of a longer text share one. */
export const HISTORY_GRAIN_BARS = 40;

// --- Sharing ---

/** Maximum lifetime of a shared link in days; a link may also be unlimited. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const SHARES_PER_USER = 100;
/** Characters of the text that a snapshot of a result may contain. */
export const SNAPSHOT_EXCERPT_CHARS = 300;

// --- Reports ---

/** PDF reports that a user may request per minute, and codes that one address may look up. */
export const REPORTS_PER_MINUTE = 10;
export const CODES_PER_MINUTE = 30;
/** What whoever saves a report may write on it. */
export const REPORT_TITLE_MAX_CHARS = 100;
export const REPORT_FIELD_MAX_CHARS = 60;

// --- Appeals ---

/** Appeals that a user may have printed per minute. */
export const APPEALS_PER_MINUTE = 10;
/** One line of the letter, such as a name; and what the writer tells in sentences. */
export const APPEAL_FIELD_MAX_CHARS = 120;
export const APPEAL_WORDS_MAX_CHARS = 2_000;
/** Earlier versions of one text. */
export const APPEAL_DRAFTS_MAX = 10;

// --- Writing records ---

/** Interval of writing record stamps, and stamps of one user per minute: two windows and a repeat. */
export const RECORD_STAMP_INTERVAL_MS = 60_000;
export const RECORD_STAMPS_PER_MINUTE = 6;
/** Stamps of one record: 25 hours of writing. */
export const RECORD_STAMPS_MAX = 1_500;
export const RECORDS_PER_USER = 200;
/** Changes in one record; at one change per second a day of writing. */
export const RECORD_ENTRIES_MAX = 100_000;
/** Longest text inserted by one change, and longest name of its file and note of its writer, in UTF-16 units. */
export const RECORD_INSERTION_MAX = 1_000_000;
export const RECORD_SOURCE_MAX = 200;
export const RECORD_NOTE_MAX = 300;
/** Shorter stretches of one's own text, in UTF-16 units, count as pasted: any text can be put together from single letters. */
export const RECORD_MOVE_MIN = 10;
/** Verifications that one address may request per minute. */
export const RECORD_VERIFICATIONS_PER_MINUTE = 20;
/** Largest record that can be shared, as JSON and as stored: some 40,000 changes, or ten hours of typing. */
export const SHARED_RECORD_MAX_BYTES = 8 * 1024 * 1024;
export const STORED_RECORD_MAX_BYTES = 3 * 1024 * 1024;
/** Possible lifetimes of a shared record in days; a link may also be unlimited. */
export const RECORD_SHARE_DAYS = [7, 30, 90, 365] as const;
export const RECORD_SHARES_PER_USER = 50;
/** Records that a user may share per minute, and shared records that one address may open. */
export const RECORD_SHARES_PER_MINUTE = 6;
export const RECORD_VIEWS_PER_MINUTE = 60;
/** Days for which an expired or closed record is kept, so that its writer can open it again. */
export const RECORD_AFTER_CLOSE_DAYS = 30;
/** A text counts as an edited version of a recorded one up to this share of changed letters, in percent. */
export const RECORD_BADGE_CHANGED_MAX = 30;
export const RECORD_TITLE_MAX_CHARS = 100;
/** The name that a writer puts on a record. */
export const RECORD_WRITER_MAX_CHARS = 60;

// --- Requests to write ---

export const REQUEST_TITLE_MAX_CHARS = 100;
export const REQUEST_INSTRUCTIONS_MAX_CHARS = 2_000;
export const HAND_IN_NAME_MAX_CHARS = 60;
export const WRITING_REQUESTS_PER_USER = 100;
/** Texts that one request takes. */
export const HAND_INS_PER_REQUEST = 200;
/** Latest deadline, and possible days from the deadline until everything is deleted. */
export const REQUEST_DUE_MAX_DAYS = 365;
export const REQUEST_KEPT_DAYS = [30, 90, 180] as const;
/** Texts handed in from one address per minute; a class shares one. */
export const HAND_INS_PER_MINUTE = 60;

// --- Schools' spaces ---

/** Spaces that one account may own, and members and invitations of one space. */
export const SPACES_PER_USER = 10;
export const SPACE_MEMBERS_MAX = 200;
/** How long the link of an invitation can be used. */
export const INVITATION_DAYS = 14;
/** Invitations that one account may send per hour. */
export const INVITATIONS_PER_HOUR = 60;
export const SPACE_LOG_PAGE_ROWS = 30;

// --- Classes ---

export const CLASS_NAME_MAX_CHARS = 60;
export const CLASSES_PER_USER = 50;
export const PUPILS_PER_CLASS = 200;
/** Characters of a pasted roster that are read. */
export const ROSTER_MAX_CHARS = 20_000;
export const ASSIGNMENTS_PER_CLASS = 60;
export const ASSIGNMENT_TITLE_MAX_CHARS = 100;
export const ASSIGNMENT_INSTRUCTIONS_MAX_CHARS = 2_000;
/** The question that is left out of every judgement. */
export const ASSIGNMENT_QUESTION_MAX_CHARS = 4_000;
/** Longest time after the deadline in which texts are taken as late. */
export const ASSIGNMENT_LATE_MAX_DAYS = 60;
export const TEACHERS_PER_CLASS = 20;
/** Days from the deadline to the deletion, if a class keeps texts until then. */
export const CLASS_KEPT_DAYS_AFTER_DUE = 30;
/** Days before the deletion when the teacher is told. */
export const CLASS_NOTICE_DAYS = 14;
/** Texts handed in and files read from one address per minute, and receipts opened; a class shares one address. */
export const CLASS_HAND_INS_PER_MINUTE = 60;
export const CLASS_FILES_PER_MINUTE = 60;
export const CLASS_LINK_VIEWS_PER_MINUTE = 300;
/** Texts that a pupil may hand in or replace for one assignment within 24 hours: the class pays for each. */
export const PUPIL_TEXTS_PER_DAY = 20;
/** Files of pupils that one server reads at the same time, waiting files, and the longest wait. */
export const PUPIL_FILES_AT_ONCE = 2;
export const PUPIL_FILES_WAITING = 60;
export const PUPIL_FILE_WAIT_MAX_MS = 60_000;
/** Pages of a scan that are recognised for a pupil. */
export const PUPIL_SCAN_PAGES_MAX = 10;
/** Earlier texts of the same pupil from which a comparison is offered. */
export const EARLIER_TEXTS_FOR_COMPARISON = 3;

// --- Accounts ---

/** Maximum length of a user's name. */
export const NAME_MAX_CHARS = 50;
/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX_CHARS = 254;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
/** How long a sign-in counts as re-authentication. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;
/** How long links in e-mails are valid. */
export const MAIL_LINK_MS = 60 * 60 * 1000;

// --- Keys for programs ---

/** Maximum number of keys per user. */
export const API_KEYS_PER_USER = 10;
export const API_KEY_NAME_MAX_CHARS = 40;
/** Possible days of validity of a key, besides unlimited. */
export const API_KEY_VALID_DAYS = [30, 90, 365] as const;
/** Requests that the programs of one user may send per minute; the user's own requests are counted separately. */
export const API_REQUESTS_PER_MINUTE = 60;
export const WEBHOOKS_PER_USER = 5;
export const WEBHOOK_URL_MAX_CHARS = 500;
/** Events that a user may send by hand per minute: tests, and deliveries once more. */
export const WEBHOOK_SENDS_PER_MINUTE = 10;
/** Newest deliveries of a webhook in its list. */
export const WEBHOOK_DELIVERIES_LISTED = 20;
/** Milliseconds after each failed attempt to deliver an event; after the last one it is given up, a day later in all. */
export const WEBHOOK_RETRY_MS = [
  5_000,
  60_000,
  5 * 60_000,
  30 * 60_000,
  2 * 60 * 60_000,
  6 * 60 * 60_000,
  15 * 60 * 60_000,
] as const;
