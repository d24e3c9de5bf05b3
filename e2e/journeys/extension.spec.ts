import type { Server } from "node:http";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { buildExtension, type ExtensionBrowser, openExtension, servePages } from "../support/extension.ts";
import { type Firefox, openFirefox } from "../support/firefox.ts";
import {
  chooseFromMenu,
  installInFirefox,
  pageInFirefox,
  pressButton,
  textWith,
} from "../support/firefox-extension.ts";

const AI_LIKE =
  "또한 이러한 변화는 우리 사회에 중요한 의미를 지닌다. 따라서 지속적인 관심과 노력이 필요하다고 할 수 있다. 이를 통해 더 나은 미래를 만들어 나갈 수 있을 것이다.";
const PARAGRAPHS = `<p>${AI_LIKE}</p>`.repeat(6);
const OWN =
  "장터가 서는 날이면 할머니는 새벽같이 일어나 두부를 앉혔다. 나는 콩 삶는 냄새에 깨곤 했다. 할머니는 내가 깬 줄 알면서도 더 자라고만 했다.";

/** A news page, a blog that keeps its text in a frame with components, and an editor that draws its text. */
const PAGES = {
  "/news": `<!doctype html><html lang="ko"><title>우리 동네 소식</title><nav>메뉴 목록</nav>
    <article><h1>변화</h1>${PARAGRAPHS}</article><aside id="own"><p>${OWN.repeat(3)}</p></aside><footer>약관</footer>`,
  "/blog": `<!doctype html><html lang="ko"><title>블로그</title><body><iframe id="mainFrame" src="/post"></iframe>`,
  "/post": `<!doctype html><html lang="ko"><title>글</title><header>이웃 추가</header><my-post></my-post>
    <script>document.querySelector("my-post").attachShadow({ mode: "open" }).innerHTML = ${JSON.stringify(`<div class="main">${PARAGRAPHS}</div>`)};</script>`,
  "/dashboard": "<!doctype html><title>글결</title>",
  "/drawn": `<!doctype html><html lang="ko"><title>문서</title><canvas width="300" height="300"></canvas>`,
};

let browser: ExtensionBrowser;
let site: { url: string; server: Server };
let zip: string;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await servePages(PAGES);
  zip = await buildExtension(site.url);
  browser = await openExtension({ grantsLocalPages: true });
});
test.afterEach(async () => {
  // The last page would take the browser with it.
  for (const page of browser.context.pages().slice(1)) await page.close();
});
test.afterAll(async () => {
  await browser.context.close();
  site.server.close();
});

/** Opens a page and, beside it, what the toolbar's button shows over it. */
async function readOver(path: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`${site.url}${path}`);
  await prepare?.(page);
  const tabId = await browser.worker.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({ url: `${url}*` });
    return tabs.at(-1)?.id;
  }, page.url());
  const reading = await browser.context.newPage();
  await reading.goto(browser.page(`?tab=${tabId}`));
  return reading;
}

const result = (reading: Page) => reading.getByRole("region", { name: "읽은 결과" });

test("페이지의 본문을 확장 프로그램 안에서 읽고, 서비스와 같은 결과를 보여 준다", async () => {
  const requests: string[] = [];
  browser.context.on("request", (request) => requests.push(request.url()));
  const reading = await readOver("/news");
  await expect(result(reading).getByText("AI 작성 가능성 높음")).toBeVisible();
  await expect(reading.getByText(/^이 페이지의 본문 [\d,]+자 · 우리 동네 소식$/)).toBeVisible();
  await expect(result(reading).getByText("참고 자료이며 단독 증거로 쓰지 마세요.")).toBeVisible();
  await expect(result(reading).getByRole("heading", { name: "글의 결" })).toBeVisible();
  await expect(result(reading).getByRole("heading", { name: "판단 근거" })).toBeVisible();
  // Nothing but the page itself and the extension's own files.
  const own = browser.page("").replace("reading.html", "");
  expect(requests.filter((url) => !url.startsWith(own) && !url.startsWith(`${site.url}/news`))).toEqual([]);
  const { violations } = await new AxeBuilder({ page: reading }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await reading.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("고른 글이 있으면 그 글만 읽는다", async () => {
  const reading = await readOver("/news", async (page) => {
    await page.evaluate(() => getSelection()?.selectAllChildren(document.getElementById("own") as Node));
  });
  await expect(reading.getByText(/^고른 글 [\d,]+자 · 우리 동네 소식$/)).toBeVisible();
  await expect(result(reading)).not.toContainText("지속적인");
});

test("틀과 컴포넌트 안에 든 블로그 글을 읽는다", async () => {
  const reading = await readOver("/blog");
  await expect(reading.getByText(/^이 페이지의 본문 [\d,]+자 · 블로그$/)).toBeVisible();
  await expect(result(reading).getByText("AI 작성 가능성 높음")).toBeVisible();
});

test("글을 그림으로 그리는 편집기에서는 붙여 넣어 달라고 하고, 붙여 넣으면 읽는다", async () => {
  const reading = await readOver("/drawn");
  await expect(reading.getByRole("alert")).toHaveText(/본문을 찾지 못했어요/);
  await reading.getByLabel("읽을 글").fill("짧은 글");
  await reading.getByRole("button", { name: "읽기" }).click();
  await expect(reading.getByRole("alert")).toHaveText(/50자부터/);
  await reading.getByLabel("읽을 글").fill(OWN.repeat(3));
  await reading.getByRole("button", { name: "읽기" }).click();
  await expect(reading.getByText(/^붙여 넣은 글 [\d,]+자$/)).toBeVisible();
  await expect(result(reading)).toBeVisible();
});

test("메뉴에서 고르면 고른 글의 창이 열린다", async () => {
  const page = await browser.context.newPage();
  await page.goto(`${site.url}/news`);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.getElementById("own") as Node));
  const [reading] = await Promise.all([
    browser.context.waitForEvent("page"),
    browser.worker.evaluate(async (url) => {
      const tabs = await chrome.tabs.query({ url: `${url}/news*` });
      const onClicked = chrome.contextMenus.onClicked as unknown as { dispatch(...args: unknown[]): void };
      onClicked.dispatch({ menuItemId: "read-selection", selectionText: "", frameId: 0 }, tabs.at(-1));
    }, site.url),
  ]);
  await expect(reading.getByText(/^고른 글 [\d,]+자 · 우리 동네 소식$/)).toBeVisible();
});

test("더 보기는 서비스를 열고, 글을 주소에 싣지 않는다", async () => {
  const reading = await readOver("/news");
  const [service] = await Promise.all([
    browser.context.waitForEvent("page"),
    reading.getByRole("button", { name: "글결에서 더 보기" }).click(),
  ]);
  await expect(service).toHaveURL(`${site.url}/dashboard`);
});

test("허락한 적 없는 페이지는 읽지 못하고, 그렇게 말한다", async () => {
  const plain = await openExtension({ grantsLocalPages: false });
  try {
    const permissions = await plain.worker.evaluate(() => chrome.permissions.getAll());
    expect(permissions.origins).toEqual([]);
    expect(permissions.permissions?.sort()).toEqual(["activeTab", "contextMenus", "scripting", "storage"]);
    const page = await plain.context.newPage();
    await page.goto(`${site.url}/news`);
    const tabId = await plain.worker.evaluate(async () => (await chrome.tabs.query({})).map(({ id }) => id).at(-1));
    const reading = await plain.context.newPage();
    await reading.goto(plain.page(`?tab=${tabId}`));
    await expect(reading.getByRole("alert")).toHaveText(/읽지 못하게 막아요/);
  } finally {
    await plain.context.close();
  }
});

test.describe("파이어폭스에서", () => {
  const program = process.env.FIREFOX_PATH ?? "";
  test.skip(program === "", "Firefox is not installed");
  let firefox: Firefox;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    if (program === "") return;
    firefox = await openFirefox(program, site.url);
    await installInFirefox(firefox.marionette, zip);
  });
  test.afterAll(() => firefox?.close());

  const openNews = () => firefox.marionette.send("WebDriver:Navigate", { url: `${site.url}/news` });
  /** Whoever is asked for anything: the page's own server, and nobody else. */
  const expectNothingSent = () =>
    expect(firefox.requests.filter((url) => ![`${site.url}/news`, `${site.url}/favicon.ico`].includes(url))).toEqual(
      [],
    );

  test("단추를 누르기 전에는 아무 페이지도 읽지 못한다", async () => {
    const { marionette } = firefox;
    await openNews();
    const [page] = await marionette.send<string[]>("WebDriver:GetWindowHandles");
    const { handle } = await marionette.send<{ handle: string }>("WebDriver:NewWindow", { type: "tab" });
    await marionette.send("WebDriver:SwitchToWindow", { handle });
    await marionette.send("WebDriver:Navigate", { url: await pageInFirefox(marionette, "reading.html") });
    const tabs = await marionette.run<number[]>("return (await chrome.tabs.query({})).map(({ id }) => id)");
    expect(tabs).toHaveLength(2);
    expect(await marionette.run("return (await chrome.permissions.getAll()).origins")).toEqual([]);
    for (const id of tabs) {
      await marionette.send("WebDriver:Navigate", { url: await pageInFirefox(marionette, `reading.html?tab=${id}`) });
      expect(await textWith(marionette, "읽을 글")).toMatch(/읽지 못하게 막아요/);
    }
    await marionette.send("WebDriver:CloseWindow");
    await marionette.send("WebDriver:SwitchToWindow", { handle: page });
    expectNothingSent();
  });

  test("메뉴에서 고르면 고른 글의 창이 열린다", async () => {
    const { marionette } = firefox;
    await openNews();
    const [page] = await marionette.send<string[]>("WebDriver:GetWindowHandles");
    await marionette.run("getSelection().selectAllChildren(document.getElementById('own'))");
    await chooseFromMenu(marionette, "#own p");
    const said = await textWith(marionette, "문장별 분석");
    expect(said).toMatch(/고른 글 [\d,]+자 · 우리 동네 소식/);
    expect(said).toContain("글의 결");
    expect(said).toContain("참고 자료이며 단독 증거로 쓰지 마세요.");
    expect(said).not.toContain("지속적인");
    await marionette.send("WebDriver:CloseWindow");
    await marionette.send("WebDriver:SwitchToWindow", { handle: page });
    expectNothingSent();
  });

  test("단추를 누르면 페이지의 본문을 읽고, 아무것도 내보내지 않는다", async () => {
    await openNews();
    const said = await pressButton(firefox.marionette, "판단 근거");
    expect(said).toContain("AI 작성 가능성 높음");
    expect(said).toMatch(/이 페이지의 본문 [\d,]+자 · 우리 동네 소식/);
    expectNothingSent();
    expect(firefox.requests).toContain(`${site.url}/news`);
  });
});
