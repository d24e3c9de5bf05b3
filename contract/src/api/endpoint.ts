import type { z } from "zod";
import type { ApiScope } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";

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
  /** Programs may call it too, with a key that has this scope; without it the endpoint is for signed-in people only. */
  readonly apiScope?: ApiScope;
  /** The request is a form: the fields of `request`, and in `file` a file with one of these endings. */
  readonly takesFile?: readonly string[];
}

export function endpoint<Request extends z.ZodType, Response extends z.ZodType>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}
