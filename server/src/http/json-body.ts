import "./app-decorations.ts";
import { JSON_BODY_MAX_BYTES } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

/**
 * JSON is the only body. Its bytes must be UTF-8: the framework's own parser would replace broken ones, and the judged
 * text would differ from the submitted one.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: JSON_BODY_MAX_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const encoding = request.headers["content-encoding"] ?? "identity";
      if (encoding !== "identity") throw new AppError("UNSUPPORTED_MEDIA_TYPE");
      return request.routeOptions.config.keepsBytes ? body : parseJsonBytes(body);
    },
  );
}

/** Far above any real request; half a megabyte of opening brackets would block the event loop too long. */
const MAX_NESTING = 100;
/**
 * Values of a body, counted by its commas and brackets. A writing record of 8 MB has up to 800,000; without a limit 8 MB
 * could be millions of objects, and nothing can stop the parser from taking their memory.
 */
const MAX_VALUES = 1_000_000;
/**
 * Escapes of surrogates and of NUL: the only way in which valid UTF-8 and valid JSON make a broken string. Without one the
 * values need not be visited, which takes longer than parsing them.
 */
const MAY_BREAK = /\\u(?:d[89a-f]|0000)/i;
const [QUOTE, BACKSLASH, COMMA, SQUARE, SQUARE_END, CURLY, CURLY_END] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Throws `INVALID_UNICODE` for bytes that are not UTF-8 and strings with half a surrogate pair or a NUL; `INVALID_JSON`
 * for other errors, including too deep nesting and too many values.
 */
export function parseJsonBytes(body: Uint8Array): unknown {
  if (isTooComplex(body)) throw new AppError("INVALID_JSON");
  const text = decode(body);
  const value = parse(text);
  if (MAY_BREAK.test(text) && hasBrokenString(value)) throw new AppError("INVALID_UNICODE");
  return value;
}

/** Checks only the bytes, outside strings; the parser reports invalid JSON. */
function isTooComplex(body: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values++;
    else if (byte === SQUARE || byte === CURLY) {
      values++;
      if (++depth > MAX_NESTING) return true;
    } else if (byte === SQUARE_END || byte === CURLY_END) depth--;
  }
  return values > MAX_VALUES;
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

/** Half a surrogate pair has no UTF-8, and PostgreSQL cannot store NUL. */
export function hasBrokenString(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") {
      if (/[\p{Surrogate}\0]/u.test(value)) return true;
    } else if (Array.isArray(value)) {
      for (const child of value) if (typeof child === "string" || typeof child === "object") open.push(child);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value)) open.push(key, child);
    }
  }
  return false;
}
