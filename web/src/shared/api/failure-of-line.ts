import { ERRORS, type FailedLine } from "@geulgyeol/contract";
import { ApiFailure } from "./api-failure.ts";

/** The failure in the last line of a stream. */
export function failureOfLine({ error, retryAfterSeconds }: FailedLine): ApiFailure {
  const { code, message, requestId } = error;
  return new ApiFailure("refused", message, {
    code,
    requestId,
    status: ERRORS[code].status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
