import { z } from "zod";
import { AnalysisResult, AnalysisSource } from "../analysis/analysis.ts";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import { DOCUMENT_TYPES } from "../enums.ts";
import { ERROR_CODES, type ErrorCode } from "../errors.ts";
import { GrainBar, HistoryAnalysis } from "../history/history.ts";
import {
  BATCH_NAME_MAX_CHARS,
  BATCH_PAGE_ROWS,
  BATCH_PAGE_ROWS_MAX,
  BATCH_QUESTION_MAX_CHARS,
  BATCH_TEXTS_MAX,
  FILE_NAME_MAX_CHARS,
  HISTORY_SEARCH_MAX_CHARS,
  JSON_BODY_MAX_BYTES,
  PUPIL_NAME_MAX_CHARS,
  PUPIL_NUMBER_DIGITS,
} from "../limits.ts";
import { BATCH_REVIEWS, BATCH_STOPS, BATCH_TABLE_FORMATS, BATCH_TEXT_STATES } from "./batch-values.ts";

const READING = ["INVALID_REQUEST", "LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const SENDING = [
  ...READING,
  "INVALID_JSON",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
] as const satisfies readonly ErrorCode[];

const Id = z.string().regex(/^[\w-]{1,64}$/);
const Count = z.number().int().nonnegative();
const oneLine = (most: number) => line(most).refine((typed) => !/\p{Cc}/u.test(typed));
const Name = oneLine(BATCH_NAME_MAX_CHARS).trim().min(1);
const PupilNumber = z
  .number()
  .int()
  .min(0)
  .max(10 ** PUPIL_NUMBER_DIGITS - 1)
  .nullable();
const PupilName = oneLine(PUPIL_NAME_MAX_CHARS).trim();
const Question = line(BATCH_QUESTION_MAX_CHARS).trim();

/** A kept set of texts with a name. */
export const Batch = z.object({
  id: z.string(),
  name: z.string(),
  /** What was asked: left out of every judgement. Empty for none. */
  question: z.string(),
  documentType: z.enum(DOCUMENT_TYPES).nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When it is deleted with all its texts; null if its owner has set no day. */
  deletesAt: z.string().nullable(),
  /** The owner has stopped the judging. */
  isPaused: z.boolean(),
  /** Why the judging waits for its owner, although it was not paused; null if it does not. */
  stoppedBy: z.enum(BATCH_STOPS).nullable(),
  texts: z.object({
    all: Count,
    /** Those whose file has not been read yet, and those that wait for their judgement. */
    unread: Count,
    waiting: Count,
    judged: Count,
    failed: Count,
    /** Those at which the owner has looked. */
    reviewed: Count,
  }),
});
export type Batch = z.infer<typeof Batch>;

const { verdict, aiProbability, interval, certainty, aiShare, aiShareInterval } = AnalysisResult.shape;

/** One text of a batch, as a line of its table. */
export const BatchText = z.object({
  id: z.string(),
  /** The order in which texts were added, from 0. */
  position: Count,
  pupilNumber: PupilNumber,
  pupilName: z.string(),
  fileName: z.string().nullable(),
  /** The owner's title; null if none was given. */
  title: z.string().nullable(),
  state: z.enum(BATCH_TEXT_STATES),
  /** Why the file could not be read, or the text not be judged. */
  failure: z.enum(ERROR_CODES).nullable(),
  /** True for a failed text that is kept, so that it can be judged again without its file. */
  mayJudgeAgain: z.boolean(),
  /** Null until the text was read. */
  charCount: Count.nullable(),
  reviewed: z.enum(BATCH_REVIEWS),
  /** When its writer handed it in; null for a text that the owner added. */
  handedInAt: z.string().nullable(),
  /** Null until it is judged, and after its result was deleted. */
  finding: z
    .object({
      analysisId: z.string(),
      verdict,
      aiProbability,
      interval,
      certainty,
      isHeld: z.boolean(),
      holdReason: z.string().nullable(),
      aiShare,
      aiShareInterval,
      grain: z.array(GrainBar),
    })
    .nullable(),
});
export type BatchText = z.infer<typeof BatchText>;

/** A read text. Its length is checked when it is judged. */
const Read = z.object({ text: z.string().max(JSON_BODY_MAX_BYTES), source: AnalysisSource });
/** Why a file gave no text. */
const Unreadable = z.object({ failure: z.enum(ERROR_CODES) });

export const createBatch = endpoint({
  method: "POST",
  path: "/api/batches",
  summary: "Make a batch, to which texts are then added (Pro).",
  request: z.object({
    name: Name,
    question: Question.default(""),
    documentType: z.enum(DOCUMENT_TYPES).nullable().default(null),
  }),
  response: Batch,
  errors: [...SENDING, "PRO_REQUIRED", "TOO_MANY_BATCHES"],
  apiScopes: ["analyse"],
});

export const listBatches = endpoint({
  method: "GET",
  path: "/api/batches",
  summary: "One's own batches, newest first, found by their names.",
  request: z.object({
    query: z.string().max(HISTORY_SEARCH_MAX_CHARS).optional(),
    /** `nextCursor` of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,14}-[\w-]{1,64}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(BATCH_PAGE_ROWS_MAX).default(BATCH_PAGE_ROWS),
  }),
  response: z.object({ batches: z.array(Batch), count: Count, nextCursor: z.string().nullable() }),
  errors: READING,
});
export type BatchFilters = z.infer<typeof listBatches.request>;

export const readBatch = endpoint({
  method: "GET",
  path: "/api/batches/batch",
  summary: "One of one's own batches with all its texts, in the order of the roster.",
  request: z.object({ id: Id }),
  response: z.object({ batch: Batch, texts: z.array(BatchText) }),
  errors: [...READING, "NOT_FOUND"],
  apiScopes: ["analyse"],
});

export const changeBatch = endpoint({
  method: "PATCH",
  path: "/api/batches",
  summary: "Rename a batch, stop its judging or go on.",
  request: z.object({
    id: Id,
    name: Name.optional(),
    /** Holds for the texts that are judged from then on. */
    question: Question.optional(),
    isPaused: z.boolean().optional(),
  }),
  response: Batch,
  errors: [...SENDING, "NOT_FOUND"],
});

export const deleteBatch = endpoint({
  method: "DELETE",
  path: "/api/batches",
  summary: "Delete a batch with its texts and their results, at once and for good.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...READING, "FORBIDDEN_ORIGIN", "NOT_FOUND"],
  apiScopes: ["analyse"],
});

export const addBatchTexts = endpoint({
  method: "POST",
  path: "/api/batches/texts",
  summary: "Add texts to a batch, or the names of files that are still being read. The server judges them one by one.",
  request: z.object({
    batchId: Id,
    texts: z
      .array(
        z.object({
          pupilNumber: PupilNumber.default(null),
          pupilName: PupilName.default(""),
          fileName: z.string().max(FILE_NAME_MAX_CHARS).nullable().default(null),
          title: Name.nullable().default(null),
          /** Null while the file is being read. */
          content: z.union([Read, Unreadable]).nullable().default(null),
        }),
      )
      .min(1)
      .max(BATCH_TEXTS_MAX),
  }),
  response: z.object({ texts: z.array(BatchText) }),
  errors: [...SENDING, "NOT_FOUND", "TOO_MANY_BATCH_TEXTS"],
  apiScopes: ["analyse"],
});

export const replaceBatchText = endpoint({
  method: "PUT",
  path: "/api/batches/texts",
  summary: "Give a text of a batch its content, or say why its file could not be read.",
  request: z.object({
    id: Id,
    fileName: z.string().max(FILE_NAME_MAX_CHARS).nullable().optional(),
    content: z.union([Read, Unreadable]),
  }),
  response: BatchText,
  errors: [...SENDING, "NOT_FOUND"],
});

export const changeBatchText = endpoint({
  method: "PATCH",
  path: "/api/batches/texts",
  summary: "Change whose text it is, its title or whether it was looked at, or have it judged again after a failure.",
  request: z.object({
    id: Id,
    pupilNumber: PupilNumber.optional(),
    pupilName: PupilName.optional(),
    title: Name.nullable().optional(),
    reviewed: z.enum(BATCH_REVIEWS).optional(),
    judgeAgain: z.literal(true).optional(),
  }),
  response: BatchText,
  errors: [...SENDING, "NOT_FOUND"],
});

export const deleteBatchTexts = endpoint({
  method: "POST",
  path: "/api/batches/texts/delete",
  summary: "Delete texts of a batch with their results, at once and for good.",
  request: z.object({ batchId: Id, ids: z.array(Id).min(1).max(BATCH_TEXTS_MAX) }),
  /** Those that existed. */
  response: z.object({ ids: z.array(Id) }),
  errors: [...SENDING, "NOT_FOUND"],
});

export const readBatchText = endpoint({
  method: "GET",
  path: "/api/batches/text",
  summary: "One text of a batch with its whole result.",
  request: z.object({ id: Id }),
  response: z.object({
    batch: z.object({ id: z.string(), name: z.string() }),
    text: BatchText,
    /** Null until it is judged, and after its result was deleted. */
    analysis: HistoryAnalysis.nullable(),
  }),
  errors: [...READING, "NOT_FOUND"],
});
export type OpenedBatchText = z.infer<typeof readBatchText.response>;

export const exportBatchTable = endpoint({
  method: "GET",
  path: "/api/batches/table",
  summary: "The table of a batch as a file.",
  request: z.object({ id: Id, format: z.enum(BATCH_TABLE_FORMATS) }),
  /** The file itself, not the envelope; so is the next. */
  response: z.unknown(),
  errors: [...READING, "NOT_FOUND"],
});

export const exportBatchReports = endpoint({
  method: "GET",
  path: "/api/batches/reports",
  summary: "A zip with a PDF report for every judged text of a batch, named after their files (Pro).",
  request: z.object({ id: Id }),
  response: z.unknown(),
  errors: [...READING, "NOT_FOUND", "PRO_REQUIRED", "SERVER_BUSY"],
});
