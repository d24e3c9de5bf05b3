import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { PICTURE_SOURCES } from "../ports/identity/providers.ts";

/** Additional sources that a page needs to open a card window of another site. */
export interface CardWindowSources {
  readonly scripts: readonly string[];
  /** Frames, connections and forms of the window; card companies open their own pages, under many names. */
  readonly windows: readonly string[];
}

/**
 * Content security policy of a page with hashes for its inline scripts; styles come from files only. Users' pictures
 * come from their sign-in providers. @param scriptHashes as in `'sha256-…'`, with the quotes.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], cardWindow?: CardWindowSources): string {
  const windows = cardWindow?.windows ?? [];
  const also = (...sources: readonly string[]) => sources.map((source) => ` ${source}`).join("");
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...(cardWindow?.scripts ?? [])].join(" ")}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${also(...PICTURE_SOURCES)}`,
    "font-src 'self'",
    `connect-src 'self'${also(...windows)}`,
    ...(cardWindow ? [`frame-src${also(...windows)}`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${also(...windows)}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every response. The API's own policy allows nothing, since it is never shown as a page. */
export async function registerSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
  });
}
