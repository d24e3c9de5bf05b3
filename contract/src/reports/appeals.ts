import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import { DOCUMENT_TYPES } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { APPEAL_DRAFTS_MAX, APPEAL_FIELD_MAX_CHARS, APPEAL_WORDS_MAX_CHARS, TEXT_MAX_CHARS } from "../limits.ts";

const CALLING = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "FORBIDDEN_ORIGIN",
  "NOT_FOUND",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];

const Id = z.string().min(1).max(64);
const Count = z.number().int().nonnegative();

/** What is attached: one's own result and the link of one's own record. Null for none. */
const Sources = {
  analysisId: Id.nullable(),
  recordShareId: Id.nullable(),
  /** One's own result whose text is suspected, attached or not: a record is compared with it. */
  suspectedId: Id.nullable().default(null),
  /**
   * Of a suspected text without a result, which stays on the device: the SHA-256 of its letters, and how many of them the
   * device found in the record's final text, in percent; null where the record shows none.
   */
  pasted: z
    .object({ hash: z.string().regex(/^[0-9a-f]{64}$/), samePercent: z.number().int().min(0).max(100).nullable() })
    .nullable()
    .default(null),
};

/** A result as it is stated in an appeal; sentences in 합쇼체. */
export const AppealResult = z.object({
  title: z.string(),
  charCount: Count,
  analysedAt: z.string(),
  finding: z.string(),
  certainty: z.string().nullable(),
  frequency: z.string().nullable(),
  code: z.string(),
  url: z.string(),
  engine: z.string(),
});

/** A writing record as it is stated in an appeal. */
export const AppealRecord = z.object({
  title: z.string(),
  url: z.string(),
  expiresAt: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string(),
  sessions: Count,
  activeMinutes: Count,
  typedPercent: z.number().min(0).max(100),
  arrivals: Count,
  stamps: Count,
  characters: Count,
  /** Letters of the suspected text that stand in the record's final one, in percent; null where one of them is not known. */
  samePercent: z.number().min(0).max(100).nullable(),
  /** That share was counted by the writer's device, and the server has not seen the text. */
  isOwnCount: z.boolean(),
});

export const readAppealFacts = endpoint({
  method: "POST",
  path: "/api/appeals/facts",
  summary: "What an appeal states of one's own result and of one's own record with a link.",
  request: z.object(Sources),
  response: z.object({ result: AppealResult.nullable(), record: AppealRecord.nullable() }),
  errors: [...CALLING, "SERVER_BUSY"],
});

const Words = z.string().max(APPEAL_WORDS_MAX_CHARS);
const Value = z.object({ name: line(APPEAL_FIELD_MAX_CHARS), value: line(APPEAL_FIELD_MAX_CHARS) });

/** An earlier version as the page read it; nothing of its text. */
const AppealDraft = z.object({
  name: line(APPEAL_FIELD_MAX_CHARS),
  /** ISO 8601 to the minute; without an offset where the file gives local time. */
  madeAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/)
    .nullable(),
  characters: Count.max(8_000_000),
  shareInFinal: z.number().min(0).max(1).nullable(),
  missing: z.array(z.number().int().min(1).max(10_000)).max(3),
  values: z.array(Value).max(8),
});

/** Returns the PDF itself, not the envelope. Nothing of it is stored. */
export const printAppeal = endpoint({
  method: "POST",
  path: "/api/appeals/pdf",
  summary:
    "An appeal as a PDF: the writer's letter with a result, a record and drafts; free, nothing is stored or sent.",
  request: z.object({
    ...Sources,
    letter: z.object({
      recipient: line(APPEAL_FIELD_MAX_CHARS),
      sender: line(APPEAL_FIELD_MAX_CHARS),
      submittedOn: line(APPEAL_FIELD_MAX_CHARS),
      title: line(APPEAL_FIELD_MAX_CHARS),
      help: Words,
      effort: Words,
      process: Words,
      remark: Words,
    }),
    documentType: z.enum(DOCUMENT_TYPES),
    /** Length of the suspected text, which is not sent. */
    characters: Count.max(TEXT_MAX_CHARS * 100),
    drafts: z.array(AppealDraft).max(APPEAL_DRAFTS_MAX),
  }),
  response: z.unknown(),
  errors: [...CALLING, "REPORT_FAILED", "SERVER_BUSY"],
});
