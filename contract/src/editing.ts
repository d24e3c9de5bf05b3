import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import { EDIT_PROMPT_MAX_CHARS, TEXT_MAX_CHARS } from "./limits.ts";
import { countCharacters } from "./text-length.ts";

/** Emptiness and lengths are checked apart from the schema, by `editProblem`, since each has an error code of its own. */
export const EditRequest = z.object({ selectedText: z.string(), prompt: z.string() });
export type EditRequest = z.infer<typeof EditRequest>;

/** One change of the passage, in the passage as sent; half-open range in UTF-16 units. */
export const EditChange = z.object({
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
  before: z.string(),
  after: z.string(),
  /** Ids of the rules, joined by "+". */
  rule: z.string(),
  /** Why, in Korean. */
  reason: z.string(),
});
export type EditChange = z.infer<typeof EditChange>;

export const EditResult = z.object({
  editedText: z.string(),
  /** In order, without overlap: with all of them the passage becomes `editedText`. */
  changes: z.array(EditChange),
  /** What the editor wants to say besides, in Korean. */
  notes: z.array(z.string()),
  /** False when the instruction was not understood or cannot be followed; the text is then unchanged. */
  followed: z.boolean(),
  /** Who edited: the rules that this service brings along. */
  source: z.literal("builtin"),
});
export type EditResult = z.infer<typeof EditResult>;

export const editText = endpoint({
  method: "POST",
  path: "/api/ai/edit-text",
  summary: "Edit a passage as an instruction asks (0 credits, so many a day; one that changes nothing does not count).",
  request: EditRequest,
  response: EditResult,
  errors: [
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
    "EDIT_FAILED",
    "EDIT_TIMEOUT",
    "SERVER_BUSY",
    "INTERNAL_ERROR",
  ],
});

/** The code of the rule that an edit breaks, or null when it may be asked for. Server and page ask the same function. */
export function editProblem({
  selectedText,
  prompt,
}: EditRequest): Extract<ErrorCode, "SELECTION_EMPTY" | "TEXT_TOO_LONG" | "PROMPT_EMPTY" | "PROMPT_TOO_LONG"> | null {
  if (selectedText.trim() === "") return "SELECTION_EMPTY";
  if (countCharacters(selectedText) > TEXT_MAX_CHARS) return "TEXT_TOO_LONG";
  if (prompt.trim() === "") return "PROMPT_EMPTY";
  if (countCharacters(prompt) > EDIT_PROMPT_MAX_CHARS) return "PROMPT_TOO_LONG";
  return null;
}
