import { z } from "zod";
import { ERROR_CODES } from "../errors.ts";

export const ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** `data` contains results from before the error, such as the text of a file that is too long to judge. */
export const ErrorEnvelope = z.object({ success: z.literal(false), error: ErrorBody, data: z.unknown().optional() });

/** Last line of a stream that failed after its first line; only the status of an answer is missing. */
export const FailedLine = z.object({
  type: z.literal("failed"),
  error: ErrorBody,
  retryAfterSeconds: z.number().int().positive().optional(),
});
export type FailedLine = z.infer<typeof FailedLine>;

/** `{ success: true, data }` around a response schema. */
export function successEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}
