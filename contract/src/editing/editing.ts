import { z } from "zod";
import { countCharacters } from "../analysis/text-length.ts";
import { endpoint } from "../api/endpoint.ts";
import { FailedLine } from "../api/envelope.ts";
import { EDITORS } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { EDIT_PROMPT_MAX_CHARS, TEXT_MAX_CHARS, UNITS_PER_CHARACTER } from "../limits.ts";

/** Emptiness and lengths are checked outside the schema, by `editProblem`, since each has its own error code. */
export const EditRequest = z.object({
  selectedText: z.string().max(TEXT_MAX_CHARS * UNITS_PER_CHARACTER),
  prompt: z.string().max(EDIT_PROMPT_MAX_CHARS * UNITS_PER_CHARACTER),
  /** `builtin` requests the built-in editor, even if a language model is connected. */
  editor: z.enum(["auto", "builtin"]).optional(),
});
export type EditRequest = z.infer<typeof EditRequest>;

/** One change, in the passage as sent; half-open range in UTF-16 units. */
export const EditChange = z.object({
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
  before: z.string(),
  after: z.string(),
  /** Ids of the rules, joined by "+"; `language-model` if one edited. */
  rule: z.string(),
  /** The reason in Korean; empty for edits by a language model, which is not asked for reasons. */
  reason: z.string(),
});
export type EditChange = z.infer<typeof EditChange>;

export const EditResult = z.object({
  editedText: z.string(),
  /** In order, without overlap: applied together they give `editedText`. */
  changes: z.array(EditChange),
  /** A note from the editor, in Korean. */
  notes: z.array(z.string()),
  /** False if the instruction was not understood or cannot be followed; the text is then unchanged. */
  followed: z.boolean(),
  /**
   * Facts that changed but should have been preserved, for the user to decide. Always empty for the built-in editor.
   */
  warnings: z.array(
    z.object({ kind: z.enum(["number", "link", "latin", "quotation", "negation", "name"]), message: z.string() }),
  ),
  source: z.enum(EDITORS),
  /** The model's name; null if the rules edited. */
  model: z.string().nullable(),
});
export type EditResult = z.infer<typeof EditResult>;

const EDIT_ERRORS = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "SELECTION_EMPTY",
  "TEXT_TOO_LONG",
  "PROMPT_EMPTY",
  "PROMPT_TOO_LONG",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "FORBIDDEN_ORIGIN",
  "RATE_LIMITED",
  "EDITS_USED_UP",
  "EDIT_FAILED",
  "EDIT_TIMEOUT",
  "EDIT_REFUSED",
  "EDIT_INCOMPLETE",
  "EDIT_MODEL_AWAY",
  "EDIT_BUDGET_SPENT",
  "SERVER_BUSY",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];

export const editText = endpoint({
  method: "POST",
  path: "/api/ai/edit-text",
  summary: "Edit a passage as an instruction asks (0 credits, so many a day; one that changes nothing does not count).",
  request: EditRequest,
  response: EditResult,
  errors: EDIT_ERRORS,
});

/** One line of a streamed edit. The last is `done` or `failed`; a stream without either was cut off. */
export const EditEvent = z.discriminatedUnion("type", [
  /** The editing model. Sent first, and again if another model takes over before any text was sent. */
  z.object({ type: z.literal("start"), source: z.enum(EDITORS), model: z.string().nullable() }),
  /** The next piece of the edited passage. */
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("done"), result: EditResult }),
  FailedLine,
]);
export type EditEvent = z.infer<typeof EditEvent>;

export const streamEdit = endpoint({
  method: "POST",
  path: "/api/ai/edit-text/stream",
  summary: "The same, as it grows: one JSON object a line. What is refused before work begins answers as usual.",
  request: EditRequest,
  response: EditEvent,
  errors: EDIT_ERRORS,
});

/** The code of the rule that an edit breaks, or null if it is allowed. Server and page use the same function. */
export function editProblem({
  selectedText,
  prompt,
}: Pick<EditRequest, "selectedText" | "prompt">): Extract<
  ErrorCode,
  "SELECTION_EMPTY" | "TEXT_TOO_LONG" | "PROMPT_EMPTY" | "PROMPT_TOO_LONG"
> | null {
  if (selectedText.trim() === "") return "SELECTION_EMPTY";
  if (countCharacters(selectedText) > TEXT_MAX_CHARS) return "TEXT_TOO_LONG";
  if (prompt.trim() === "") return "PROMPT_EMPTY";
  if (countCharacters(prompt) > EDIT_PROMPT_MAX_CHARS) return "PROMPT_TOO_LONG";
  return null;
}
