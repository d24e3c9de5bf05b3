import type { z } from "zod";
import type { ApiScope } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";

/**
 * One HTTP endpoint. The server parses requests with it, the page parses responses with it; tests and the API document
 * use it too.
 */
export interface Endpoint<Request extends z.ZodType, Response extends z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** English, for the API document. */
  readonly summary: string;
  /** Body of POST, PUT and PATCH; query of GET and DELETE. */
  readonly request: Request;
  /** Schema of `data`. */
  readonly response: Response;
  readonly errors: readonly ErrorCode[];
  /** Programs may also call it, with a key that has one of these scopes; without any only signed-in users can. */
  readonly apiScopes?: readonly ApiScope[];
  /** Largest JSON body in bytes, if it is not the general one. */
  readonly bodyMaxBytes?: number;
  /** The request is a form: the fields of `request`, and a `file` with one of these extensions. */
  readonly takesFile?: readonly string[];
}

export function endpoint<Request extends z.ZodType, Response extends z.ZodType>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}
