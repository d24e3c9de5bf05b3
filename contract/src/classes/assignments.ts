import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import { BATCH_REVIEWS, BATCH_STOPS } from "../batches/batch-values.ts";
import { BatchText } from "../batches/batches.ts";
import { HistoryAnalysis } from "../history/history.ts";
import {
  ASSIGNMENT_INSTRUCTIONS_MAX_CHARS,
  ASSIGNMENT_QUESTION_MAX_CHARS,
  ASSIGNMENT_TITLE_MAX_CHARS,
  TEXT_MAX_CHARS,
} from "../limits.ts";
import { WritingRecord } from "../records/writing-record.ts";
import { Stamp } from "../records/writing-records.ts";
import {
  AssignmentLine,
  CLASS_READING,
  CLASS_REFUSED,
  CLASS_SENDING,
  ClassRowId,
  DeletionCertificate,
  PupilName,
  PupilNumber,
} from "./classes.ts";

const Count = z.number().int().nonnegative();
const Time = z.iso.datetime().max(40);
/** Length that is asked for, in characters; null for none. It is shown, and other lengths are accepted. */
const Length = Count.max(TEXT_MAX_CHARS).nullable();

/** Address of the page on which pupils hand in, followed by the link's secret. */
export const HAND_IN_PAGE_PATH = "/h/";
/** Address of the page of what a pupil handed in. The receipt number is typed there and never part of an address. */
export const PUPIL_RECEIPT_PAGE_PATH = "/h/received";

const Asked = {
  title: line(ASSIGNMENT_TITLE_MAX_CHARS),
  instructions: line(ASSIGNMENT_INSTRUCTIONS_MAX_CHARS),
  minChars: Length,
  maxChars: Length,
};

export const Assignment = AssignmentLine.extend({
  ...Asked,
  classId: z.string(),
  /** What was asked, which is left out of every judgement; pupils read it too. Empty for none. */
  question: z.string(),
  /** Of the page on which pupils hand in, without the host. */
  path: z.string(),
  isClosed: z.boolean(),
});
export type Assignment = z.infer<typeof Assignment>;

export const createAssignment = endpoint({
  method: "POST",
  path: "/api/classes/assignments",
  summary: "Make an assignment with a link on which pupils hand in.",
  request: z.object({
    classId: ClassRowId,
    ...Asked,
    question: line(ASSIGNMENT_QUESTION_MAX_CHARS).default(""),
    dueAt: Time,
    lateUntil: Time.nullable(),
  }),
  response: Assignment,
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    ...CLASS_REFUSED,
    "PRO_REQUIRED",
    "ASSIGNMENT_FIELDS",
    "TOO_MANY_ASSIGNMENTS",
    "TOO_MANY_BATCHES",
  ],
});

export const changeAssignment = endpoint({
  method: "PATCH",
  path: "/api/classes/assignments",
  summary: "Change what an assignment asks, its deadline, or whether it takes texts.",
  request: z.object({
    id: ClassRowId,
    title: Asked.title.optional(),
    instructions: Asked.instructions.optional(),
    minChars: Length.optional(),
    maxChars: Length.optional(),
    dueAt: Time.optional(),
    lateUntil: Time.nullable().optional(),
    isClosed: z.boolean().optional(),
  }),
  response: Assignment,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "ASSIGNMENT_FIELDS"],
});

export const renewAssignmentLink = endpoint({
  method: "POST",
  path: "/api/classes/assignments/link",
  summary: "Give an assignment another link. The former one is unknown from then on.",
  request: z.object({ id: ClassRowId }),
  response: Assignment,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED],
});

export const deleteAssignment = endpoint({
  method: "DELETE",
  path: "/api/classes/assignments",
  summary: "Delete an assignment with all texts, results and records, for good.",
  request: z.object({ id: ClassRowId }),
  response: DeletionCertificate,
  errors: [...CLASS_READING, "FORBIDDEN_ORIGIN", ...CLASS_REFUSED],
});

/** What a pupil handed in, as a line of the list. A text without a record is marked in no way. */
export const PupilText = z.object({
  id: z.string(),
  /** As the pupil gave them. */
  number: PupilNumber,
  name: z.string(),
  handedInAt: z.string(),
  /** How long after the pupil's own deadline, in minutes; 0 if in time. */
  lateMinutes: Count,
  timesReplaced: Count,
  /** The pupil asked after the deadline that it be deleted; ISO 8601, null if not. */
  deletionAskedAt: z.string().nullable(),
  hasRecord: z.boolean(),
  text: BatchText,
});
export type PupilText = z.infer<typeof PupilText>;

/** A row of the list: a pupil of the roster, or a text whose writer a teacher has to confirm. */
export const PupilRow = z.object({
  /** Null for a text whose number and name are not on the roster. */
  pupilId: z.string().nullable(),
  number: PupilNumber,
  name: z.string(),
  /** The pupil's own, later deadline; null for the common one. */
  dueAt: z.string().nullable(),
  handIn: PupilText.nullable(),
});
export type PupilRow = z.infer<typeof PupilRow>;

const AssignmentOverview = z.object({
  assignment: Assignment,
  /** Always in the order of the roster. */
  rows: z.array(PupilRow),
  /** Why the judging of this assignment waits for its owner; null if it does not. */
  stoppedBy: z.enum(BATCH_STOPS).nullable(),
  /** The server's time. */
  now: z.string(),
});
export type AssignmentOverview = z.infer<typeof AssignmentOverview>;

export const readAssignment = endpoint({
  method: "GET",
  path: "/api/classes/assignment",
  summary: "An assignment with one row for each pupil, in the order of the roster.",
  request: z.object({ id: ClassRowId }),
  response: AssignmentOverview,
  errors: [...CLASS_READING, ...CLASS_REFUSED],
});

export const extendDeadline = endpoint({
  method: "PUT",
  path: "/api/classes/assignments/deadline",
  summary: "Give one pupil a later deadline, or the common one again.",
  request: z.object({ id: ClassRowId, pupilId: ClassRowId, dueAt: Time.nullable() }),
  response: z.object({ dueAt: z.string().nullable() }),
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "ASSIGNMENT_FIELDS"],
});

export const confirmPupil = endpoint({
  method: "POST",
  path: "/api/classes/texts/pupil",
  summary: "Say whose text it is: a pupil of the roster, or a new one with the given number and name.",
  request: z.object({ id: ClassRowId, number: PupilNumber, name: PupilName }),
  response: z.object({ pupilId: z.string() }),
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    ...CLASS_REFUSED,
    "CLASS_FIELDS",
    "NUMBER_HANDED_IN",
    "PUPIL_NUMBER_TWICE",
    "TOO_MANY_PUPILS",
  ],
});

export const deletePupilText = endpoint({
  method: "DELETE",
  path: "/api/classes/texts",
  summary: "Delete what one pupil handed in, with its result and record, for good. The pupil may hand in again.",
  request: z.object({ id: ClassRowId }),
  response: DeletionCertificate,
  errors: [...CLASS_READING, "FORBIDDEN_ORIGIN", ...CLASS_REFUSED],
});

export const reviewPupilText = endpoint({
  method: "PATCH",
  path: "/api/classes/texts",
  summary: "Note that a text was read, or talked about with its writer.",
  request: z.object({ id: ClassRowId, reviewed: z.enum(BATCH_REVIEWS) }),
  response: z.object({}),
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED],
});

export const readPupilText = endpoint({
  method: "GET",
  path: "/api/classes/texts",
  summary: "What a pupil handed in, with its whole result and its writing record.",
  request: z.object({ id: ClassRowId }),
  response: z.object({
    assignmentId: z.string(),
    handIn: PupilText,
    /** What was read, also before it is judged. */
    content: z.string(),
    /** Null until it is judged. */
    analysis: HistoryAnalysis.nullable(),
    /** Null for a text without one. */
    writing: z.object({ record: WritingRecord, stamps: z.array(Stamp), showsReplay: z.boolean() }).nullable(),
    /** Null until a teacher says whose text it is. */
    pupilId: z.string().nullable(),
    /** Texts that the same pupil handed in earlier, in this class and where a teacher linked the pupil. */
    earlierTexts: Count,
    /** How many of them are of other classes. */
    fromOtherClasses: Count,
  }),
  errors: [...CLASS_READING, ...CLASS_REFUSED],
});

export const readEarlierTexts = endpoint({
  method: "GET",
  path: "/api/classes/texts/earlier",
  summary: "The texts that the same pupil handed in earlier, also in other classes if linked there, oldest first.",
  request: z.object({ id: ClassRowId }),
  response: z.object({
    content: z.string(),
    /** `className` is null for a text of the same class. */
    earlier: z.array(
      z.object({ title: z.string(), className: z.string().nullable(), handedInAt: z.string(), content: z.string() }),
    ),
  }),
  errors: [...CLASS_READING, ...CLASS_REFUSED],
});
