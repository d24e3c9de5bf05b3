import type { FastifyRequest } from "fastify";

/** What a program shows in `Authorization: Bearer …`; null when the request carries no such header. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^bearer(?:\s+(.*))?$/is.exec(request.headers.authorization ?? "");
  return match === null ? null : (match[1] ?? "").trim();
}
