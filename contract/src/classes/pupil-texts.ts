import { z } from "zod";
import { AnalysisSource } from "../analysis/analysis.ts";
import { DocumentText } from "../analysis/documents.ts";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import { FILE_ERROR_CODES } from "../errors.ts";
import { FORMATS, SHARED_RECORD_MAX_BYTES, TEXT_MAX_CHARS } from "../limits.ts";
import { WritingRecord } from "../records/writing-record.ts";
import { CLASS_SENDING, PupilName, PupilNumber } from "./classes.ts";

const READING = ["INVALID_REQUEST", "INVALID_UNICODE", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const Count = z.number().int().nonnegative();
/** The secret of a link, or a receipt number. */
const Secret = z.string().max(100);

/** What an assignment asks, without an account. A closed link and an unknown one answer alike. */
export const openAssignment = endpoint({
  method: "GET",
  path: "/api/pupil-assignment",
  summary: "What an assignment asks of its pupils, without an account.",
  request: z.object({ token: Secret }),
  response: z.object({
    title: z.string(),
    className: z.string(),
    teacher: z.string(),
    instructions: z.string(),
    question: z.string(),
    minChars: Count.nullable(),
    maxChars: Count.nullable(),
    dueAt: z.string(),
    lateUntil: z.string().nullable(),
    deletesAt: z.string(),
    /** After `ended` only pupils with a later deadline can hand in. */
    state: z.enum(["open", "late", "ended"]),
    /** Names that are not on the roster are refused. */
    rosterOnly: z.boolean(),
    isUnder14: z.boolean(),
    now: z.string(),
  }),
  errors: [...READING, "NOT_FOUND"],
});
export type PupilAssignment = z.infer<typeof openAssignment.response>;

export const PUPIL_FILE_PATH = "/api/pupil-texts/file";

export const readPupilFile = endpoint({
  method: "POST",
  path: PUPIL_FILE_PATH,
  summary: "Read a file that a pupil is about to hand in (multipart: token or receipt, file). Nothing is stored.",
  /** The secret of an open link, or the receipt number of what the file is to replace. */
  request: z.object({ token: Secret.default(""), receipt: Secret.default("") }),
  response: DocumentText,
  errors: [...READING, "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "NOT_FOUND", "SERVER_BUSY", ...FILE_ERROR_CODES],
  takesFile: FORMATS.flatMap(({ extensions }) => [...extensions]),
});

/** What was handed in, for its writer. */
export const PupilReceipt = z.object({
  /** 16 letters and digits in groups of four: 80 random bits, with which a pupil reads, replaces and deletes. */
  receipt: z.string(),
  title: z.string(),
  teacher: z.string(),
  number: PupilNumber,
  name: z.string(),
  text: z.string(),
  characters: Count,
  fileName: z.string().nullable(),
  handedInAt: z.string(),
  lateMinutes: Count,
  timesReplaced: Count,
  dueAt: z.string(),
  /** Until when it can be replaced and deleted by its writer. */
  mayReplaceUntil: z.string(),
  deletesAt: z.string(),
  record: z.object({ sessions: Count, activeMinutes: Count }).nullable(),
  deletionAskedAt: z.string().nullable(),
  /** The number and name still wait for a teacher, since they were not on the roster. */
  isUnconfirmed: z.boolean(),
  now: z.string(),
});
export type PupilReceipt = z.infer<typeof PupilReceipt>;

const Handed = {
  text: line(TEXT_MAX_CHARS),
  source: AnalysisSource.default({ kind: "paste" }),
  /** It must end with exactly this text. */
  writing: z.object({ record: WritingRecord, showsReplay: z.boolean() }).nullable().default(null),
};

export const handInPupilText = endpoint({
  method: "POST",
  path: "/api/pupil-texts",
  summary: "Hand in a text with number and name, without an account.",
  request: z.object({
    token: Secret,
    number: PupilNumber,
    name: PupilName,
    ...Handed,
    /** A new random receipt number (`newReceiptNumber`), so that the same text sent again is taken once. */
    receipt: z
      .string()
      .regex(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
      .optional(),
    /** The pupil read what happens with the text. */
    agrees: z.boolean(),
    /** A guardian knows and agrees, for pupils under 14. */
    guardianAgrees: z.boolean().default(false),
  }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: PupilReceipt,
  errors: [
    ...READING,
    ...CLASS_SENDING,
    "NOT_FOUND",
    "CLASS_LINK_ENDED",
    "CLASS_LINK_FULL",
    "PUPIL_NOT_ON_ROSTER",
    "NUMBER_HANDED_IN",
    "PUPIL_CONSENT_REQUIRED",
    "PUPIL_TEXT_EMPTY",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "SERVER_BUSY",
  ],
});

export const readPupilReceipt = endpoint({
  method: "GET",
  path: "/api/pupil-texts",
  summary: "What was handed in, for whoever holds the receipt.",
  request: z.object({ receipt: Secret }),
  response: PupilReceipt,
  errors: [...READING, "NOT_FOUND"],
});

export const replacePupilText = endpoint({
  method: "PUT",
  path: "/api/pupil-texts",
  summary: "Replace what was handed in, as long as texts are taken. The former text and its result are deleted.",
  request: z.object({ receipt: Secret, ...Handed }),
  bodyMaxBytes: SHARED_RECORD_MAX_BYTES,
  response: PupilReceipt,
  errors: [
    ...READING,
    ...CLASS_SENDING,
    "NOT_FOUND",
    "CLASS_LINK_ENDED",
    "PUPIL_TEXT_EMPTY",
    "RECORD_INVALID",
    "RECORD_TOO_LARGE",
    "SERVER_BUSY",
  ],
});

export const withdrawPupilText = endpoint({
  method: "DELETE",
  path: "/api/pupil-texts",
  summary: "Delete what was handed in, as long as texts are taken; afterwards ask the teacher to delete it.",
  request: z.object({ receipt: Secret }),
  response: z.object({ outcome: z.enum(["deleted", "asked"]) }),
  errors: [...READING, "FORBIDDEN_ORIGIN", "NOT_FOUND"],
});
