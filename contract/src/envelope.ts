import { z } from "zod";
import { ERROR_CODES } from "./errors.ts";

export const ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const ErrorEnvelope = z.object({ success: z.literal(false), error: ErrorBody });

/** `{ success: true, data }` around a response schema. */
export function successEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}
