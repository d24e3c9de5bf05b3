import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { PAGE_PATHS_FILE, SITE_ADDRESS } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { expectRefusal } from "../testing/test-app.ts";
import { buildApp } from "./build-app.ts";
import { createLogger } from "./request-log.ts";

const INLINE = "window.__context = {};";
const SCRIPT = `console.log("${"가나다라".repeat(100)}");`;

function buildSite(): string {
  const folder = temporaryFolder();
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><script>${INLINE}</script><script src="/assets/a.js"></script>`;
  mkdirSync(join(folder, "pricing"));
  mkdirSync(join(folder, "subscribe"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "shared/_"), { recursive: true });
  writeFileSync(join(folder, "index.html"), page("첫 화면"));
  writeFileSync(join(folder, "pricing/index.html"), page("요금제"));
  writeFileSync(join(folder, "subscribe/index.html"), page("구독"));
  writeFileSync(join(folder, "shared/_/index.html"), page("공유한 결과"));
  writeFileSync(join(folder, "__spa-fallback.html"), page("앱"));
  writeFileSync(join(folder, "assets/a-1f3c.js"), SCRIPT);
  writeFileSync(join(folder, "assets/a-1f3c.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets/a-1f3c.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "robots.txt"), `Sitemap: ${SITE_ADDRESS}/sitemap.xml\n`);
  writeFileSync(join(folder, "guide.html"), `${page("읽는 방법")}${SITE_ADDRESS}/guide ${"결".repeat(1_000)}`);
  writeFileSync(
    join(folder, PAGE_PATHS_FILE),
    "/\n/dashboard\n/apiary\n/history/:analysisId\n/verify/:code?\n/pricing\n/shared/:token\n",
  );
  writeFileSync(join(folder, ".source-hash"), "secret");
  return folder;
}

describe("static site", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp({
      log: createLogger("silent"),
      findSession: async () => null,
      findApiKey: async () => Promise.reject(new Error("nobody has a key here")),
      appUrl: undefined,
      webFolder: buildSite(),
      routes: () => undefined,
    });
  });
  afterAll(() => app?.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });

  it("sends noindex and no-referrer for shared results and records only", async () => {
    const secret = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
    expect((await get(`/shared/${"A".repeat(32)}`)).headers).toMatchObject(secret);
    expect((await get(`/Records/${"A".repeat(32)}`)).headers).toMatchObject(secret);
    const { headers } = await get("/pricing");
    expect(headers["x-robots-tag"]).toBeUndefined();
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  it.each([
    ["/", "첫 화면"],
    ["/pricing", "요금제"],
    ["/pricing/", "요금제"],
    ["/pricing?from=mail", "요금제"],
    ["/dashboard", "앱"],
    ["/history/한글", "앱"],
    ["/apiary", "앱"],
    [`/shared/${"A".repeat(32)}`, "공유한 결과"],
  ])("%s shows the page %s", async (path, title) => {
    const answer = await get(encodeURI(path));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it.each(["/dashboards", "/history", "/history/1/2", "/verify/1/2", "/nowhere"])(
    "returns 404 with the app shell for %s",
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.body).toContain("<title>앱</title>");
    },
  );

  it.each(["/verify", "/verify/GK-7Q2M", "/history/abc"])("returns 200 for %s", async (path) => {
    expect((await get(path)).statusCode).toBe(200);
  });

  it("inserts the public address into pages and compresses them as accepted", async () => {
    expect((await get("/robots.txt", { host: "a.example" })).body).toBe("Sitemap: http://a.example/sitemap.xml\n");
    const plain = await get("/guide.html", { host: "a.example" });
    expect(plain.body).toContain("http://a.example/guide ");
    expect(plain.body).not.toContain(SITE_ADDRESS);
    const madeUp = await get("/guide.html", { host: '"><script>alert(1)</script>' });
    expect(madeUp.body).not.toContain("alert");
    const packed = await get("/guide.html", { host: "a.example", "accept-encoding": "gzip, deflate, br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain("http://a.example/guide ");
    const gzipped = await get("/guide.html", { host: "a.example", "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(gzipped.rawPayload).toString()).toContain("http://a.example/guide ");
    expect(gzipped.headers["content-security-policy"]).toContain("sha256-");
    const again = await get("/guide.html", {
      host: "a.example",
      "accept-encoding": "br",
      "if-none-match": String(packed.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it("serves scripts with a policy that lets workers connect to the site", async () => {
    const policy = (await get("/assets/a-1f3c.js")).headers["content-security-policy"];
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("script-src 'self';");
  });

  it("limits images to the site and the listed provider hosts", async () => {
    const policy = String((await get("/dashboard")).headers["content-security-policy"]);
    const [, sources = ""] = policy.match(/img-src ([^;]*);/) ?? [];
    expect(sources.split(" ")).toEqual([
      "'self'",
      "data:",
      "blob:",
      "https://lh3.googleusercontent.com",
      "https://lh4.googleusercontent.com",
      "https://lh5.googleusercontent.com",
      "https://lh6.googleusercontent.com",
      "https://k.kakaocdn.net",
      "https://img1.kakaocdn.net",
      "https://t1.kakaocdn.net",
    ]);
  });

  it("allows the inline scripts of a page by their hashes, and no others", async () => {
    const policy = (await get("/dashboard")).headers["content-security-policy"];
    const hash = createHash("sha256").update(INLINE).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("answers an unchanged page with 304", async () => {
    const { etag } = (await get("/pricing")).headers;
    expect((await get("/pricing", { "if-none-match": String(etag) })).statusCode).toBe(304);
  });

  it("caches hashed files for a year and serves their precompressed versions", async () => {
    const plain = await get("/assets/a-1f3c.js");
    expect(plain.headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable" });
    expect(plain.body).toBe(SCRIPT);
    const br = await get("/assets/a-1f3c.js", { "accept-encoding": "gzip, br" });
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("/javascript"),
    });
    expect(br.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true);
    expect(String(br.headers.vary).toLowerCase()).toContain("accept-encoding");
    const gz = await get("/assets/a-1f3c.js", { "accept-encoding": "gzip" });
    expect(gz.headers["content-encoding"]).toBe("gzip");
  });

  it.each([
    "/assets/gone-2b2b.js",
    "/favicon.ico",
    "/.source-hash",
    "/../package.json",
    "/..%2fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/api",
    "/api/nothing",
    "/api/nothing.js",
  ])("returns NOT_FOUND for %s", async (path) => {
    expectRefusal(await get(path), "NOT_FOUND");
  });

  it("rejects PUT and answers HEAD on pages", async () => {
    expectRefusal(await app.inject({ method: "PUT", url: "/dashboard" }), "METHOD_NOT_ALLOWED");
    expect((await app.inject({ method: "HEAD", url: "/pricing" })).statusCode).toBe(200);
  });
});

it("allows the payment gateway's scripts only on card pages and when configured", async () => {
  const parts = {
    log: createLogger("silent"),
    findSession: async () => null,
    findApiKey: async () => Promise.reject(new Error("nobody has a key here")),
    appUrl: undefined,
    routes: () => undefined,
  };
  const cardWindow = { scripts: ["https://cdn.portone.io"], windows: ["https:"] };
  const webFolder = buildSite();
  const policyOf = async (path: string, sources?: typeof cardWindow) => {
    const app = await buildApp({ ...parts, webFolder, cardWindow: sources });
    const answer = await app.inject({ method: "GET", url: path });
    await app.close();
    return String(answer.headers["content-security-policy"]);
  };
  const policy = await policyOf("/subscribe", cardWindow);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/cdn\.portone\.io;/);
  expect(policy).toContain("frame-src https:;");
  expect(policy).toContain("frame-ancestors 'none'");
  for (const other of [await policyOf("/pricing", cardWindow), await policyOf("/subscribe")]) {
    expect(other.replace(/img-src [^;]*;/, "")).not.toContain("https:");
  }
});
