import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { line } from "../api/line.ts";
import type { ErrorCode } from "../errors.ts";
import {
  CLASS_NAME_MAX_CHARS,
  EMAIL_MAX_CHARS,
  PUPIL_NAME_MAX_CHARS,
  PUPIL_NUMBER_DIGITS,
  PUPILS_PER_CLASS,
} from "../limits.ts";
import { CLASS_ROLES, INVITED_ROLES } from "./class-permissions.ts";

export const CLASS_READING = [
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];
export const CLASS_SENDING = [
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "FORBIDDEN_ORIGIN",
] as const satisfies readonly ErrorCode[];
/** Somebody without a role in the class, and somebody with too small a one. */
export const CLASS_REFUSED = ["NOT_FOUND", "CLASS_ROLE_REQUIRED"] as const satisfies readonly ErrorCode[];

export const ClassRowId = z.string().regex(/^[\w-]{1,64}$/);
const Count = z.number().int().nonnegative();
const Term = { year: z.number().int().min(2020).max(2100), term: z.union([z.literal(1), z.literal(2)]) };
const Day = z.iso.date().max(10);
export const PupilNumber = z
  .number()
  .int()
  .min(1)
  .max(10 ** PUPIL_NUMBER_DIGITS - 1);
export const PupilName = line(PUPIL_NAME_MAX_CHARS);

/** Until when the texts are kept: the end of the term, 30 days after each deadline, or a chosen day. */
export const CLASS_RETENTIONS = ["term", "after-due", "day"] as const;
const Retention = { retention: z.enum(CLASS_RETENTIONS), retentionDay: Day.nullable() };

/** A line of the list of classes. */
export const ClassLine = z.object({
  id: z.string(),
  name: z.string(),
  ...Term,
  role: z.enum(CLASS_ROLES),
  /** The name of the teacher who leads it. */
  lead: z.string(),
  /** The name of the school's space that owns it; null for a teacher's own class. */
  space: z.string().nullable(),
  pupils: Count,
  assignments: Count,
  texts: Count,
  /** ISO 8601, UTC: when everything that is left is deleted. */
  deletesAt: z.string(),
});
export type ClassLine = z.infer<typeof ClassLine>;

/** Proof that something was deleted. It names nobody. */
export const DeletionCertificate = z.object({
  id: z.string(),
  className: z.string(),
  ...Term,
  /** A class as a whole, what was left of it on its day, one assignment, or one text. */
  what: z.enum(["class", "contents", "assignment", "text"]),
  reason: z.enum(["teacher", "day", "pupil"]),
  deletedAt: z.string(),
  texts: Count,
  results: Count,
  records: Count,
  pupils: Count,
  /** Rows of these texts that were found in the database afterwards: always 0, or nothing would have been deleted. */
  left: z.literal(0),
});
export type DeletionCertificate = z.infer<typeof DeletionCertificate>;

export const Pupil = z.object({ id: z.string(), number: PupilNumber, name: z.string() });
export type Pupil = z.infer<typeof Pupil>;

const Teacher = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(CLASS_ROLES),
  hasAccepted: z.boolean(),
});
export type ClassTeacher = z.infer<typeof Teacher>;

/** An assignment in the list of a class. */
export const AssignmentLine = z.object({
  id: z.string(),
  /** The batch that holds its texts. */
  batchId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  dueAt: z.string(),
  /** Until when texts are taken as late; null if none is. */
  lateUntil: z.string().nullable(),
  /** `open`, `late` after the deadline while late texts are taken, `ended`, or `closed` by a teacher. */
  state: z.enum(["open", "late", "ended", "closed"]),
  deletesAt: z.string(),
  texts: Count,
});
export type AssignmentLine = z.infer<typeof AssignmentLine>;

export const ClassDetails = ClassLine.extend({
  ...Retention,
  /** The days that the three ways of keeping mean: end of the term, first deadline and 30 days, last possible day. */
  days: z.object({ term: z.string(), afterDue: z.string().nullable(), latest: z.string() }),
  rosterOnly: z.boolean(),
  /** Pupils are under 14, so that a guardian agrees with them. */
  isUnder14: z.boolean(),
  records: Count,
  roster: z.array(Pupil),
  assignmentList: z.array(AssignmentLine),
  teachers: z.array(Teacher),
  /** The invited teacher to whom the class is being handed over, of `teachers`; null for none. */
  handedOverTo: z.string().nullable(),
  certificates: z.array(DeletionCertificate),
});
export type ClassDetails = z.infer<typeof ClassDetails>;

export const createClass = endpoint({
  method: "POST",
  path: "/api/classes",
  summary: "Make a class.",
  request: z.object({
    name: line(CLASS_NAME_MAX_CHARS),
    ...Term,
    isUnder14: z.boolean().default(false),
    /** The school's space that owns the class and pays; null for the teacher's own class. */
    spaceId: ClassRowId.nullable().default(null),
  }),
  response: ClassLine,
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    "EMAIL_NOT_VERIFIED",
    "PRO_REQUIRED",
    "CLASS_FIELDS",
    "TOO_MANY_CLASSES",
    "NOT_FOUND",
    "SPACE_ROLE_REQUIRED",
  ],
});

/** An invitation to a class that has not been answered. */
export const ClassInvitation = z.object({
  id: z.string(),
  className: z.string(),
  lead: z.string(),
  role: z.enum(INVITED_ROLES),
});
export type ClassInvitation = z.infer<typeof ClassInvitation>;

/** A class that its lead wants to hand over to this teacher. */
export const ClassHandOver = z.object({
  classId: z.string(),
  className: z.string(),
  lead: z.string(),
  /** The name of the space that owns it and pays; null if the new lead will. */
  space: z.string().nullable(),
  texts: Count,
});
export type ClassHandOver = z.infer<typeof ClassHandOver>;

export const listClasses = endpoint({
  method: "GET",
  path: "/api/classes",
  summary: "The classes that one leads or was invited to, newest first, with open invitations.",
  request: z.object({}),
  response: z.object({
    classes: z.array(ClassLine),
    invitations: z.array(ClassInvitation),
    handOvers: z.array(ClassHandOver),
    /** Of classes that no longer exist. */
    certificates: z.array(DeletionCertificate),
  }),
  errors: CLASS_READING,
});

export const readClass = endpoint({
  method: "GET",
  path: "/api/classes/class",
  summary: "A class with its roster, assignments, teachers and settings.",
  request: z.object({ id: ClassRowId }),
  response: ClassDetails,
  errors: [...CLASS_READING, ...CLASS_REFUSED],
});

export const changeClass = endpoint({
  method: "PATCH",
  path: "/api/classes",
  summary: "Change the name, the term, how long texts are kept, and who may hand in.",
  request: z.object({
    id: ClassRowId,
    name: line(CLASS_NAME_MAX_CHARS).optional(),
    year: Term.year.optional(),
    term: Term.term.optional(),
    retention: Retention.retention.optional(),
    /** Only for `day`. */
    retentionDay: Day.optional(),
    rosterOnly: z.boolean().optional(),
    isUnder14: z.boolean().optional(),
  }),
  response: ClassDetails,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "CLASS_FIELDS", "CLASS_RETENTION"],
});

export const deleteClass = endpoint({
  method: "POST",
  path: "/api/classes/delete",
  summary: "Delete a class with all texts, results, records and names, for good. The class's name is asked for.",
  request: z.object({ id: ClassRowId, name: line(CLASS_NAME_MAX_CHARS) }),
  response: DeletionCertificate,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "CLASS_NAME_DIFFERS"],
});

export const exportClass = endpoint({
  method: "GET",
  path: "/api/classes/export",
  summary: "A class as one zip: texts, findings and what was reviewed.",
  request: z.object({ id: ClassRowId }),
  /** A zip, not JSON. */
  response: z.unknown(),
  errors: [...CLASS_READING, ...CLASS_REFUSED],
});

export const saveRoster = endpoint({
  method: "PUT",
  path: "/api/classes/roster",
  summary: "Replace the roster. Pupils who handed something in stay on it.",
  request: z.object({
    id: ClassRowId,
    pupils: z.array(z.object({ number: PupilNumber, name: PupilName })).max(PUPILS_PER_CLASS),
  }),
  response: z.object({ roster: z.array(Pupil) }),
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    ...CLASS_REFUSED,
    "PUPIL_NUMBER_TWICE",
    "TOO_MANY_PUPILS",
    "CLASS_FIELDS",
  ],
});

export const inviteTeacher = endpoint({
  method: "POST",
  path: "/api/classes/teachers",
  summary: "Invite a teacher who has an account. The teacher sees nothing before accepting.",
  request: z.object({ id: ClassRowId, email: line(EMAIL_MAX_CHARS), role: z.enum(INVITED_ROLES) }),
  response: Teacher,
  errors: [
    ...CLASS_READING,
    ...CLASS_SENDING,
    ...CLASS_REFUSED,
    "TEACHER_NOT_FOUND",
    "TEACHER_INVITED",
    "TOO_MANY_TEACHERS",
  ],
});

export const changeTeacher = endpoint({
  method: "PATCH",
  path: "/api/classes/teachers",
  summary: "Change what an invited teacher may do.",
  request: z.object({ id: ClassRowId, teacherId: ClassRowId, role: z.enum(INVITED_ROLES) }),
  response: Teacher,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED],
});

export const removeTeacher = endpoint({
  method: "DELETE",
  path: "/api/classes/teachers",
  summary: "Take an invited teacher out of a class, or withdraw the invitation.",
  request: z.object({ id: ClassRowId, teacherId: ClassRowId }),
  response: z.object({}),
  errors: [...CLASS_READING, "FORBIDDEN_ORIGIN", ...CLASS_REFUSED],
});

export const answerInvitation = endpoint({
  method: "POST",
  path: "/api/classes/invitations",
  summary: "Accept or decline an invitation to a class.",
  request: z.object({ invitationId: ClassRowId, accepts: z.boolean() }),
  response: z.object({}),
  errors: [...CLASS_READING, ...CLASS_SENDING, "NOT_FOUND"],
});

export const leaveClass = endpoint({
  method: "POST",
  path: "/api/classes/leave",
  summary: "Leave a class as an invited teacher. Its lead hands it over or deletes it instead.",
  request: z.object({ id: ClassRowId }),
  response: z.object({}),
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED, "CLASS_LEAD_STAYS"],
});
