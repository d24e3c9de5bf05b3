import { ERROR_CODES } from "@geulgyeol/contract";
import { z } from "zod";
import { ApiFailure } from "./api-failure.ts";

/** Longer messages are cut, since the page shows them as plain text in any error area. */
const MESSAGE_MAX_CHARS = 300;

/**
 * An error as read by this page. A newer server may send an unknown code, and a proxy an error without code or request
 * id, so only the message is required.
 */
const ReadableError = z.object({
  error: z.object({
    message: z.string().transform(plainMessage).pipe(z.string().min(1)),
    code: z.enum(ERROR_CODES).optional().catch(undefined),
    requestId: z.string().optional().catch(undefined),
  }),
});

/** The failure for a response outside 200 to 299. */
export function refusal(answer: Response, body: unknown): ApiFailure {
  const { status } = answer;
  return (
    refusalIn(body, { status, ...retryAfterOf(answer) }) ??
    new ApiFailure("unreadable", `The server answered ${status}.`, { status })
  );
}

/** The refusal in a body or a line of a stream, or null if it has no message. */
export function refusalIn(
  body: unknown,
  details: { readonly status?: number; readonly retryAfterSeconds?: number } = {},
): ApiFailure | null {
  const parsed = ReadableError.safeParse(body);
  if (!parsed.success) return null;
  const { code, message, requestId } = parsed.data.error;
  return new ApiFailure("refused", message, {
    ...details,
    ...(code && { code }),
    ...(requestId && { requestId }),
  });
}

/** One line without control characters, of a bounded length. */
function plainMessage(message: string): string {
  const line = message
    .slice(0, 2 * MESSAGE_MAX_CHARS)
    .replace(/\p{Cc}/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= MESSAGE_MAX_CHARS ? line : `${characters.slice(0, MESSAGE_MAX_CHARS - 1).join("")}…`;
}

/** `Retry-After` in seconds, as our server sends it; dates are ignored. */
function retryAfterOf(answer: Response): { retryAfterSeconds?: number } {
  const value = answer.headers.get("retry-after");
  return value !== null && /^\d{1,6}$/.test(value) ? { retryAfterSeconds: Number(value) } : {};
}
