import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { ANY_SEGMENT } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import { createAddressedFiles } from "./addressed-files.ts";
import { ownOrigin } from "./own-origin.ts";
import { readPagePaths } from "./page-paths.ts";
import { decodedPath } from "./request-path.ts";
import { isSecretPage } from "./secret-pages.ts";
import { type CardWindowSources, contentSecurityPolicy } from "./security-headers.ts";

const FALLBACK = "__spa-fallback.html";
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";
/** Pages that open the gateway's card window; a policy belongs to a document, so they need a full page load. */
const CARD_PAGES: ReadonlySet<string> = new Set([
  "subscribe/index.html",
  "subscribe/card/index.html",
  "subscribe/pack/index.html",
]);
const FILE_POLICY = contentSecurityPolicy([]);

interface StaticSite {
  readonly folder: string;
  /** Public origin; the origin of the request if undefined. */
  readonly appUrl: string | undefined;
  readonly cardWindow?: CardWindowSources | undefined;
}

/**
 * Serves the built web app: prerendered pages, some of them for any last segment, the app's shell for other paths (404 if there is no such page), and
 * files, pre-compressed if possible. Does nothing without a build.
 */
export async function registerStaticSite(
  app: FastifyInstance,
  { folder, appUrl, cardWindow }: StaticSite,
): Promise<void> {
  if (!existsSync(join(folder, FALLBACK))) {
    app.log.warn("The web app is not built; only the API is served.");
    return;
  }
  const files = new Set(listFiles(folder));
  const isPage = readPagePaths(folder);
  const addressed = createAddressedFiles(folder, files);
  const policies = new Map(
    [...files]
      .filter((file) => file.endsWith(".html"))
      .map((file) => [file, policyOf(join(folder, file), CARD_PAGES.has(file) ? cardWindow : undefined)]),
  );
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  app.knownPaths.push({ method: "GET", path: "/*" }, { method: "HEAD", path: "/*" });
  app.get("/*", async (request, reply) => {
    const path = pathOf(request.url);
    const file = fileFor(path, files);
    if (file === null) throw new AppError("NOT_FOUND");
    if (file === FALLBACK && !isPage(path)) reply.code(404);
    // A worker uses the policy of its own file, not that of the page that starts it.
    reply.header("content-security-policy", policies.get(file) ?? FILE_POLICY);
    reply.header("vary", "accept-encoding");
    if (isSecretPage(path)) {
      // Its address is a secret: search engines must not index it, and other sites must not get it as a referrer.
      reply.header("x-robots-tag", "noindex, nofollow").header("referrer-policy", "no-referrer");
    }
    reply.header("cache-control", file.startsWith("assets/") ? IMMUTABLE : REVALIDATE);
    const text = addressed.read(file, ownOrigin(request, appUrl), request.headers["accept-encoding"] ?? "");
    if (text === null) return reply.sendFile(file);
    reply.header("etag", text.etag).type(text.type);
    if (text.encoding !== undefined) reply.header("content-encoding", text.encoding);
    if (request.headers["if-none-match"] === text.etag) return reply.code(304).send();
    return reply.send(text.body);
  });
}

/** The file for a path, or null. A path with an extension names a file; the API never falls back to a page. */
function fileFor(path: string, files: ReadonlySet<string>): string | null {
  if (files.has(path)) return path;
  const page = path === "" ? "index.html" : `${path}/index.html`;
  if (files.has(page)) return page;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  if (path.slice(folder.length).includes(".") || path === "api" || path.startsWith("api/")) return null;
  const pageOfAny = `${folder}${ANY_SEGMENT}/index.html`;
  return files.has(pageOfAny) ? pageOfAny : FALLBACK;
}

/** Decoded path of an address, without a slash at either end. */
function pathOf(url: string): string {
  const path = decodedPath(url);
  let [start, end] = [0, path.length];
  while (path[start] === "/") start++;
  while (end > start && path[end - 1] === "/") end--;
  return path.slice(start, end);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The shell's inline scripts are known at build time, so each is allowed by its hash and nothing else is. */
function policyOf(htmlFile: string, cardWindow: CardWindowSources | undefined): string {
  const html = readFileSync(htmlFile, "utf8");
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return contentSecurityPolicy([...new Set(hashes)], cardWindow);
}
