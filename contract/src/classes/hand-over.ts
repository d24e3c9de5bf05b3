import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { CLASS_READING, CLASS_REFUSED, CLASS_SENDING, ClassRowId } from "./classes.ts";

const Nothing = z.object({});

export const handOverClass = endpoint({
  method: "POST",
  path: "/api/classes/hand-over",
  summary: "Offer a class to an invited teacher, who becomes its lead by accepting; null takes the offer back.",
  request: z.object({ id: ClassRowId, teacherId: ClassRowId.nullable() }),
  response: Nothing,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED],
});

export const answerHandOver = endpoint({
  method: "POST",
  path: "/api/classes/hand-over/answer",
  summary: "Become the lead of a class that was offered, with its texts, or decline.",
  request: z.object({ id: ClassRowId, accepts: z.boolean() }),
  response: Nothing,
  errors: [...CLASS_READING, ...CLASS_SENDING, "NOT_FOUND", "TOO_MANY_CLASSES"],
});

/** A class of a school's space, for its owners, who see no texts. */
export const SpaceClass = z.object({
  id: z.string(),
  name: z.string(),
  year: z.number().int(),
  term: z.union([z.literal(1), z.literal(2)]),
  /** Its lead among the members of the space; null once the lead has left it. */
  leadMemberId: z.string().nullable(),
  texts: z.number().int().nonnegative(),
});
export type SpaceClass = z.infer<typeof SpaceClass>;

export const listSpaceClasses = endpoint({
  method: "GET",
  path: "/api/spaces/classes",
  summary: "The classes of a space with their leads, newest first, for its owners.",
  request: z.object({ id: ClassRowId }),
  response: z.object({ classes: z.array(SpaceClass) }),
  errors: [...CLASS_READING, "NOT_FOUND", "SPACE_ROLE_REQUIRED"],
});

export const moveSpaceClass = endpoint({
  method: "POST",
  path: "/api/spaces/classes/lead",
  summary: "Give a class of a space to another of its teachers.",
  request: z.object({ id: ClassRowId, classId: ClassRowId, memberId: ClassRowId }),
  response: Nothing,
  errors: [...CLASS_READING, ...CLASS_SENDING, "NOT_FOUND", "SPACE_ROLE_REQUIRED", "TOO_MANY_CLASSES"],
});
