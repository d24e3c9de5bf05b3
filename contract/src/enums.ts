import { DOCUMENT_KINDS } from "@geulgyeol/documents/formats";

/**
 * Lists of values used in more than one place: API schemas, database columns, configuration. Without schemas, so that the
 * page can import a list without the schema library.
 */

// Analysis
export const VERDICTS = ["human", "mixed", "ai"] as const;
/** How often judgements like this one were wrong: fewer than 1 of 100, fewer than 1 of 10, or more. */
export const CERTAINTIES = ["strong", "moderate", "weak"] as const;
export const SEGMENT_KINDS = ["human", "ai", "edited", "unclear"] as const;
/** What moves the score of a word. */
export const WORD_KINDS = ["stock", "connective", "comma", "ending", "flow", "letters", "topic"] as const;
export const ANALYSIS_KINDS = ["basic", "wordLevel", "ensemble"] as const;
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];
export const ANALYSIS_TRIGGERS = ["manual", "realtime", "auto"] as const;
/** The human texts with which the evidence of an analysis compares. */
export const DOCUMENT_TYPES = ["assignment", "self-introduction", "paper", "blog", "other"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
/** Origin of a text: the page's input field, or a kind of file. */
export const TEXT_SOURCES = ["paste", ...DOCUMENT_KINDS] as const;
/** Which writer a language model's finding indicates. */
export const FINDING_DIRECTIONS = ["ai", "human", "neither"] as const;
/** Whether a member or a judge has answered. */
export const ANSWER_STATES = ["ok", "failed"] as const;
export const FEEDBACK_RATINGS = ["correct", "wrong", "unsure"] as const;

// Reports
/** The words of a printed report. */
export const REPORT_LANGUAGES = ["ko", "en"] as const;

// Editing and language models
/** The editor: the built-in rules, or a language model. */
export const EDITORS = ["builtin", "llm"] as const;
export const LANGUAGE_MODEL_ROLES = ["edit", "judge"] as const;

// Accounts
/** Possible scopes of an API key; `sandbox` judges the fixed texts alone, at no cost, and stands alone. */
export const API_SCOPES = ["analyse", "read-history", "sandbox"] as const;
export type ApiScope = (typeof API_SCOPES)[number];
/** Retention of analyses: none, 30 days, or unlimited (Pro). */
export const HISTORY_RETENTIONS = ["off", "30-days", "unlimited"] as const;

// Credits
export const PLANS = ["free", "pro"] as const;
/** The plan's credits, those of bought packs, or those from feedback, gifts and refunds, which do not expire. */
export const CREDIT_BUCKETS = ["allowance", "pack", "bonus"] as const;
export const CREDIT_REASONS = [
  /** A day or a billing month began; at most once for each. */
  "allowance-granted",
  /** It ended, or another plan replaced it: the remainder is put aside. */
  "allowance-expired",
  /** It became active again after another plan: the remainder is restored. */
  "allowance-restored",
  "analysis",
  "reserved",
  /** The unused part of a reservation, or all of it if its action failed. */
  "reservation-returned",
  "refund",
  "feedback",
  "gift",
  "pack-bought",
  /** A year has passed: what is left of the pack ends. */
  "pack-expired",
  /** The pack was paid back: what is left of it is taken away. */
  "pack-refunded",
] as const;

// Billing
/**
 * - `pending`: a card was given, and the first payment has not come through.
 * - `past_due`: the renewal was refused; Pro lasts until `graceEndsAt`.
 */
export const SUBSCRIPTION_STATES = ["pending", "active", "past_due", "ended"] as const;
/** Packs of credits, by who buys them and how; their prices are `CREDIT_PACKS`. */
export const CREDIT_PACK_KINDS = ["personal", "space", "spaceInvoice"] as const;
export type CreditPackKind = (typeof CREDIT_PACK_KINDS)[number];
/** Of a payment that has a receipt. */
export const RECEIPT_STATES = ["paid", "refunded"] as const;

// Community
export const POST_CATEGORIES = ["question", "tip", "result", "free"] as const;
/** Content that can be reported and hidden. */
export const COMMUNITY_TARGETS = ["post", "comment"] as const;
export const REPORT_REASONS = ["advertising", "abuse", "privacy", "false-information", "other"] as const;
export const MODERATION_ACTIONS = ["hide", "restore", "dismiss"] as const;
/** Somebody commented on the user's post, replied to the user's comment, or a moderator hid or restored something. */
export const NOTIFICATION_KINDS = ["comment", "reply", "hidden", "restored"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

// Writing records
/**
 * How an entry of a writing record changed the text. `start`: what was there when the record began; `edit`: an AI edit.
 * `move`: pasted letters that stand or stood in the same text. `state` and `note` change nothing: the first holds the whole
 * text, the second what the writer says of an entry.
 */
export const RECORD_ORIGINS = [
  "type",
  "paste",
  "drop",
  "move",
  "cut",
  "undo",
  "edit",
  "file",
  "restore",
  "other",
  "start",
  "state",
  "note",
] as const;
export type RecordOrigin = (typeof RECORD_ORIGINS)[number];
