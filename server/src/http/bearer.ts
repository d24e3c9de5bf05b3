import type { FastifyRequest } from "fastify";

/** The token in `Authorization: Bearer …`; null if the request has no such header. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/is.exec(request.headers.authorization ?? "");
  return match === null ? null : (match[1] ?? "").trim();
}
