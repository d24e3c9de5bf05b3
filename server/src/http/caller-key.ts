import type { FastifyRequest } from "fastify";
import { bearerOf } from "./bearer.ts";
import { callerAddress } from "./rate-limits.ts";

const SESSION_COOKIES: ReadonlySet<string> = new Set(["geulgyeol.session_token", "__Secure-geulgyeol.session_token"]);

/**
 * Identifies the requests of one caller before the session is looked up: by API key, session token or address. Other
 * headers are ignored, so that one session cannot appear as many callers.
 */
export function callerKey(request: FastifyRequest): string {
  const bearer = bearerOf(request);
  if (bearer !== null) return `key ${bearer}`;
  const [token, ...others] = sessionTokens(request.headers.cookie ?? "");
  // Only one of several cookies is the session's; the others could be varied for each request.
  return token === undefined || others.length > 0 ? `address ${callerAddress(request)}` : `session ${token}`;
}

/** The tokens without their signatures, which have several encodings. */
function sessionTokens(header: string): string[] {
  return header.split(";").flatMap((cookie) => {
    const at = cookie.indexOf("=");
    if (at < 0 || !SESSION_COOKIES.has(cookie.slice(0, at).trim())) return [];
    const value = decoded(cookie.slice(at + 1).trim()).replace(/^"/, "");
    return [value.split(".", 1)[0] ?? ""];
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
