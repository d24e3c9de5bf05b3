import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { bearerOf } from "./bearer.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** The address under which the caller reaches this server; `appUrl` has priority if configured. */
export function ownOrigin(request: FastifyRequest, appUrl: string | undefined): string {
  return appUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * Refuses changes requested by a page of another site with a visitor's cookies. Browsers send the requesting page in
 * `Origin` or `Sec-Fetch-Site`. Requests with an API key have no cookies and are exempt.
 */
export function registerOriginGuard(app: FastifyInstance, appUrl: string | undefined): void {
  app.addHook("onRequest", async (request) => {
    if (bearerOf(request) !== null) {
      delete request.headers.cookie;
      return;
    }
    if (READING.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers["sec-fetch-site"];
    const isForeign =
      origin === undefined ? site === "cross-site" || site === "same-site" : origin !== ownOrigin(request, appUrl);
    if (isForeign) throw new AppError("FORBIDDEN_ORIGIN");
  });
}
