import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** One HTTP endpoint. The server parses requests with it, the web parses responses with it, tests and docs read it. */
export interface Endpoint<Request extends z.ZodType, Response extends z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** English, for the API document. */
  readonly summary: string;
  /** Body of POST, PUT and PATCH; query of GET and DELETE. */
  readonly request: Request;
  /** What stands in `data`. */
  readonly response: Response;
  readonly errors: readonly ErrorCode[];
}

export function endpoint<Request extends z.ZodType, Response extends z.ZodType>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}
