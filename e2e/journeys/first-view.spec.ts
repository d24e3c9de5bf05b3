import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

/** Of the analysis page, in bytes of gzip. */
const BUDGET = 170_000;

async function sizeOf(request: APIRequestContext, paths: Iterable<string>): Promise<number> {
  let total = 0;
  for (const path of paths) {
    const code = await (await request.get(path)).body();
    total += gzipSync(code, { level: 9 }).length;
  }
  return total;
}

/** The scripts that the HTML names, and what these import at once. */
async function namedScripts(request: APIRequestContext, page: string): Promise<Set<string>> {
  const html = await (await request.get(page)).text();
  const found = new Set<string>();
  const queue = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = await (await request.get(path)).text();
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) queue.push(`/assets/${name}`);
  }
  return found;
}

test("분석 화면의 첫 모습은 자바스크립트 170 kB 안에서 나온다: HTML이 부르는 것도, 브라우저가 받는 것도", async ({
  page,
  request,
}) => {
  const named = await namedScripts(request, "/dashboard");
  expect(named.size).toBeGreaterThan(4);
  expect(await sizeOf(request, named), [...named].join(" ")).toBeLessThanOrEqual(BUDGET);

  const fetched = new Set<string>();
  const others = new Set<string>();
  page.on("request", (asked) => {
    const { pathname } = new URL(asked.url());
    if (asked.resourceType() === "script") fetched.add(pathname);
    else others.add(pathname);
  });
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(fetched.size).toBeGreaterThan(4);
  expect(await sizeOf(request, fetched), [...fetched].join(" ")).toBeLessThanOrEqual(BUDGET);
  // The engine, its model and the readers of files come when they are needed.
  for (const path of [...fetched, ...others]) expect(path).not.toMatch(/worker|model|detector/);
});
