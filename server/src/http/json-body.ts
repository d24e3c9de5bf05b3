import { JSON_BODY_MAX_BYTES } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/**
 * JSON is the only body. Its bytes must be UTF-8: the framework's own parser would turn broken ones into replacement
 * characters, and the text that is judged would not be the text that was sent.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: JSON_BODY_MAX_BYTES },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const encoding = request.headers["content-encoding"] ?? "identity";
      if (encoding !== "identity") throw new AppError("UNSUPPORTED_MEDIA_TYPE");
      return parseJsonBytes(body);
    },
  );
}

/** Throws `INVALID_UNICODE` for bytes that are not UTF-8 and strings that hold half a pair or a NUL; `INVALID_JSON` for the rest. */
export function parseJsonBytes(body: Uint8Array): unknown {
  const value = parse(decode(body));
  if (hasBrokenString(value)) throw new AppError("INVALID_UNICODE");
  return value;
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch (cause) {
    throw new AppError("INVALID_UNICODE", { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("INVALID_JSON", { cause });
  }
}

/** Half a surrogate pair has no UTF-8, and PostgreSQL stores no NUL. The stack is our own, since nesting may be 100,000 deep. */
export function hasBrokenString(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") {
      if (/[\p{Surrogate}\0]/u.test(value)) return true;
    } else if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value)) open.push(key, child);
    }
  }
  return false;
}
