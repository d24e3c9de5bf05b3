import type { ErrorCode } from "@geulgyeol/contract";
import { AppError } from "../app-error.ts";
import { databaseFault } from "../db/database-fault.ts";

/** The framework's own errors in our table. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_EMPTY_JSON_BODY: "INVALID_JSON",
};
/** A restart of the database takes some seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Whether this is a refusal under load, which is expected on a busy server. */
export function isShed({ code, cause }: AppError): boolean {
  return code === "SERVER_BUSY" && cause === undefined;
}

/** Any error as a row of the error table: unknown errors and faults of this code are `INTERNAL_ERROR`. */
export function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const fault = databaseFault(error);
  if (fault === "LOGIN_REQUIRED") return new AppError(fault, { cause: error });
  if (fault !== null) return new AppError(fault, { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = FRAMEWORK_CODES[code ?? ""];
  if (known !== undefined) return new AppError(known);
  const isClients = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new AppError(isClients ? "INVALID_REQUEST" : "INTERNAL_ERROR", { cause: error });
}
