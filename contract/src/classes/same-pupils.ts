import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { CLASS_READING, CLASS_REFUSED, CLASS_SENDING, ClassRowId, PupilNumber } from "./classes.ts";

const Count = z.number().int().nonnegative();

/** Somebody of the same name in another class of the same owner. Only a teacher can say that it is the same pupil. */
export const SamePupil = z.object({
  id: z.string(),
  number: PupilNumber,
  name: z.string(),
  className: z.string(),
  year: z.number().int(),
  term: z.union([z.literal(1), z.literal(2)]),
  texts: Count,
  hasSameNumber: z.boolean(),
  /** A teacher said that it is the same pupil. */
  isLinked: z.boolean(),
});
export type SamePupil = z.infer<typeof SamePupil>;

const Response = z.object({ pupils: z.array(SamePupil) });

export const listSamePupils = endpoint({
  method: "GET",
  path: "/api/classes/pupils/same",
  summary: "Pupils of the same name in other classes of the same owner in which one may do this too.",
  request: z.object({ id: ClassRowId }),
  response: Response,
  errors: [...CLASS_READING, ...CLASS_REFUSED],
});

export const linkPupil = endpoint({
  method: "PUT",
  path: "/api/classes/pupils/same",
  summary: "Say that a pupil of that list is the same, whose texts are then compared too, or take that back.",
  request: z.object({ id: ClassRowId, otherId: ClassRowId, isSame: z.boolean() }),
  response: Response,
  errors: [...CLASS_READING, ...CLASS_SENDING, ...CLASS_REFUSED],
});
