import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { analyse, openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { GARDEN } from "../support/texts.ts";

/** Of the analysis page, in bytes of gzip. */
const BUDGET = 130_000;
/** The landing page's HTML with its samples. */
const LANDING_HTML_BUDGET = 14_000;
/** Of the landing page, whose two samples come with the HTML. */
const LANDING_BUDGET = 132_000;
/** Of the editor, which shows the text at once. */
const EDITOR_BUDGET = 160_000;
/** With its writing surface, which follows when the browser is idle or somebody goes to the text. */
const WRITING_BUDGET = 219_000;
/** Of a shared result: the page starts with all that it needs to show one. */
const SHARED_BUDGET = 172_000;

async function sizeOf(request: APIRequestContext, paths: Iterable<string>): Promise<number> {
  let total = 0;
  for (const path of paths) {
    const code = await (await request.get(path)).body();
    total += gzipSync(code, { level: 9 }).length;
  }
  return total;
}

/** The scripts that the HTML names, and their static imports. */
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

interface Fetched {
  readonly scripts: ReadonlySet<string>;
  /** Everything: scripts, answers, fonts. */
  readonly all: ReadonlySet<string>;
}

/** What the browser fetches for a page until it asks for nothing more, without what it fetches ahead when it is idle. */
async function fetchedBy(page: Page, path: string): Promise<Fetched> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = new Set<string>();
  const all = new Set<string>();
  page.on("request", (asked) => {
    const { pathname } = new URL(asked.url());
    all.add(pathname);
    if (asked.resourceType() === "script") scripts.add(pathname);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { scripts: new Set(scripts), all: new Set(all) };
}

test("분석 화면의 첫 모습은 자바스크립트 130 kB 안에서 나온다: HTML이 부르는 것도, 브라우저가 받는 것도", async ({
  page,
  request,
}) => {
  const named = await namedScripts(request, "/dashboard");
  expect(named.size).toBeGreaterThan(4);
  expect(await sizeOf(request, named), [...named].join(" ")).toBeLessThanOrEqual(BUDGET);

  const { scripts, all } = await fetchedBy(page, "/dashboard");
  expect(scripts.size).toBeGreaterThan(4);
  expect(await sizeOf(request, scripts), [...scripts].join(" ")).toBeLessThanOrEqual(BUDGET);
  // The engine, its model and the readers of files come when they are needed.
  for (const path of all) expect(path).not.toMatch(/worker|model|detector/);
});

test("첫 화면도 자바스크립트 132 kB 안에서 나오고, 엔진과 모델은 글을 넣은 뒤에 받는다", async ({ page, request }) => {
  const { scripts, all } = await fetchedBy(page, "/");
  const size = await sizeOf(request, scripts);
  console.log(`first view of the landing page: ${size} B of script, gzip, in ${scripts.size} files`);
  expect(size, [...scripts].join(" ")).toBeLessThanOrEqual(LANDING_BUDGET);
  const html = gzipSync(await (await request.get("/")).body(), { level: 9 }).length;
  expect(html).toBeLessThanOrEqual(LANDING_HTML_BUDGET);
  for (const path of all) expect(path).not.toMatch(/worker|model|detector|judge-own-text|own-result/);

  const model = page.waitForRequest(/geulgyeol\.model/);
  await page
    .getByRole("textbox", { name: "내 글 넣기" })
    .fill("가을이 깊어지면 나는 거의 매일같이 뜰의 낙엽을 긁어모은다. ".repeat(3));
  await model;
});

test("브라우저가 한가해지면 다음에 쓸 조각을 미리 받는다: 다른 화면의 목록과 파일 읽기", async ({ page }) => {
  const ahead = [/\/page-files-/, /\/read-files-/].map((name) =>
    page.waitForRequest((asked) => name.test(asked.url())),
  );
  await page.goto("/dashboard");
  await Promise.all(ahead);
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`이용자의 분석 화면도 자바스크립트 130 kB 안에서 나온다: 크레딧과 메뉴 단추까지 (${viewport.width}px)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await signUpByRequest(page, freshEmail());
    const { scripts } = await fetchedBy(page, "/dashboard");
    // Everything in the first view is shown, in its final place.
    const isNarrow = viewport.width < 1024;
    const credits = isNarrow ? page.getByRole("link", { name: /^3크레딧 남음/ }) : page.getByTestId("credits");
    await expect(credits).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "앙상블 분석" })).toBeEnabled();
    const bell = page.getByRole("button", { name: "알림" });
    const opener = isNarrow ? page.getByRole("button", { name: "사용자 메뉴" }) : bell;
    await expect(opener).toBeVisible();
    const before = await opener.boundingBox();
    const size = await sizeOf(request, scripts);
    console.log(`first view of a user at ${viewport.width} px: ${size} B of script, gzip, in ${scripts.size} files`);
    expect(size, [...scripts].join(" ")).toBeLessThanOrEqual(BUDGET);

    // The first click loads the deferred code and is not lost.
    await opener.click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await opener.boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test("이용자의 에디터는 첫 모습에 160 kB를 넘지 않고, 글에 다가가면 쓰는 자리가 온다", async ({ page, request }) => {
  await signUpByRequest(page, freshEmail());
  await page.goto("/dashboard");
  await page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea")).fill(GARDEN);
  const { scripts } = await fetchedBy(page, "/editor");
  const text = page.locator(".writing p").first();
  await expect(text).toHaveText(GARDEN);
  const field = page.getByRole("textbox", { name: "본문" });
  await expect(field).toHaveCount(0);
  const size = await sizeOf(request, scripts);
  console.log(`first view of the editor: ${size} B of script, gzip, in ${scripts.size} files`);
  expect(size, [...scripts].join(" ")).toBeLessThanOrEqual(EDITOR_BUDGET);
  for (const path of scripts) expect(path).not.toMatch(/dialog|menu|api-|schemas|surface/);

  // Nothing moves, and the caret is where the click was.
  const before = await text.boundingBox();
  const surface = page.waitForResponse(/\/assets\/surface-/);
  await text.click();
  const more = await sizeOf(request, [new URL((await surface).url()).pathname]);
  expect(size + more).toBeLessThanOrEqual(WRITING_BUDGET);
  await expect(field).toBeFocused();
  expect(await text.boundingBox()).toEqual(before);
  await page.keyboard.type("여기");
  await expect(field).toContainText("여기");
  expect((await field.textContent())?.indexOf("여기")).toBeGreaterThan(0);
});

test("공유한 결과는 HTML이 부르는 172 kB로 보이고, 결과는 화면이 서기 전에 한 번만 부른다", async ({
  page,
  browser,
  request,
}) => {
  await openVerifiedAccount(page);
  const analysisId = await analyse(page, GARDEN);
  const made = await page.request.post("/api/shares", { data: { analysisId, withText: true, days: null } });
  const path = `/shared/${(await made.json()).data.token}`;
  const named = await namedScripts(request, path);

  const reader = await (await browser.newContext()).newPage();
  const answers: string[] = [];
  reader.on("request", (asked) => {
    if (asked.url().includes("/api/")) answers.push(new URL(asked.url()).pathname);
  });
  const { scripts } = await fetchedBy(reader, path);
  await expect(reader.getByRole("heading", { name: "분석 결과", exact: true })).toBeVisible();
  const size = await sizeOf(request, scripts);
  console.log(`a shared result: ${size} B of script, gzip, in ${scripts.size} files`);
  expect(size, [...scripts].join(" ")).toBeLessThanOrEqual(SHARED_BUDGET);
  // Neither the schemas nor the client of the API; all but the badge of a record is named at once.
  for (const script of scripts) expect(script).not.toMatch(/\/(api|endpoint|schemas)-/);
  expect([...scripts].filter((script) => !named.has(script)).length).toBeLessThanOrEqual(2);
  expect(answers).toEqual(["/api/shared", "/api/shared/record-badge"]);
  await reader.context().close();
});
