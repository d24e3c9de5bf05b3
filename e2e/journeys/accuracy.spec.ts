import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

const PHONE = { width: 390, height: 844 };
/** Screens of a phone that the page may have with everything closed. */
const SCREENS = 8;

/** Titles of what is folded, with a table or a list inside; nothing of it is seen until it is opened. */
const FOLDED = [
  ["영어 글 자세히", "영어 글 모두"],
  ["어디서 가장 많이 틀리나", "가장 많이 놓친 생성 모델"],
  ["측정하지 못한 글 모두 보기", "소프트웨어 밖의 격식 있는 글"],
  ["사람과 AI가 함께 쓴 글", "AI에게 맡긴 일마다"],
  ["짧은 글과 이어 붙인 글", "짧은 토막"],
  ["속이려고 손댄 글", "손댄 AI 글"],
  ["학생 논술, 시, 논문 초록", "지금 쓰는 모델: KatFish의 글 종류마다"],
  ["사람 글: 출처와 말끝마다", "사람 글: 출처마다"],
  ["AI 글: 출처, 종류, 말투마다", "AI 글: 글의 종류마다"],
  ["세 가지 결과와 근거의 단계", "근거의 세 단계"],
  ["확률이 얼마나 맞는지", "한국어 글의 확률"],
  ["다른 방법과 비교", /^KatFish의 방식대로만/],
  ["용어와 측정한 모델", "보정 오차"],
] as const;

/** "2,311편 중 12편", "518편" if none: [12, 2311] */
function countsOf(text: string): [number, number] {
  const [, of = "0", count = "0"] = /([\d,]+)편(?: 중 ([\d,]+)편)?$/.exec(text) ?? [];
  return [Number(count.replaceAll(",", "")), Number(of.replaceAll(",", ""))];
}

/** The sums of the rows as they are seen closed. */
async function sumOf(page: Page, list: string): Promise<[number, number]> {
  const rows = page.getByRole("list", { name: list, exact: true }).locator("> li > div, > li > details > summary");
  const counts = (await rows.allTextContents()).map(countsOf);
  expect(counts.length).toBeGreaterThan(3);
  return counts.reduce(([count, of], [own, all]) => [count + own, of + all], [0, 0]);
}

const say = (count: number) => count.toLocaleString("en");

test("정확도 페이지는 스크립트 없이도 읽히고, 첫 수치는 표의 합과 같다", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "정확도" }).click();
  await expect(page.getByRole("heading", { name: "얼마나 맞고, 어디서 틀리나요", level: 1 })).toBeVisible();

  const [accused, humans] = await sumOf(page, "글 종류별");
  const first = page.getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText(`사람 글 ${say(humans)}편 중 ${say(accused)}편을 AI 글로 잘못 봤어요`);
  const block = first.locator("..");
  await expect(block).toContainText(`${((accused / humans) * 100).toFixed(1)}%`);
  await expect(block).toContainText(/95% 구간 \d+\.\d–\d+\.\d%/);
  await expect(page.getByRole("img", { name: `${say(humans)}획 가운데 ${say(accused)}획` })).toBeVisible();
  expect(await sumOf(page, "사람 글을 잘못 봄")).toEqual([accused, humans]);

  const [found, ais] = await sumOf(page, "AI를 만든 곳별");
  await expect(page.getByText(`실제로는 ${say(ais)}편 중 ${say(found)}편이에요.`)).toContainText(
    `${((found / ais) * 100).toFixed(1)}%`,
  );
  expect(await sumOf(page, "AI 글을 찾음")).toEqual([found, ais]);

  const beside = page.getByRole("complementary", { name: "측정한 글과 측정하지 못한 글" });
  await expect(beside).toContainText("자기소개서");
  await context.close();
});

test("휴대 전화에서 모두 닫으면 8화면 안에 들고, 자세한 수치는 열어야 보인다", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  await page.goto("/accuracy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`/accuracy on a phone: ${height} px, ${(height / PHONE.height).toFixed(1)} screens`);
  expect(height).toBeLessThanOrEqual(SCREENS * PHONE.height);

  await expect(page.getByRole("heading", { name: /^영어 글/, level: 2 })).toBeVisible();
  await expect(page.getByRole("table", { name: "영어 글: 글의 종류마다", exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(1);

  for (const [title, inside] of FOLDED) {
    const content = page.getByText(inside, { exact: true }).first();
    await expect(content, title).toBeHidden();
    await page.getByRole("heading", { name: title, level: 3, exact: true }).click();
    await expect(content, title).toBeVisible();
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
  // Closed it is checked with every page. The two largest have tables of the form of the others; their cells take a minute.
  await expectAccessibleInBothThemes(page, "/accuracy, open", { exclude: ["#ais", "#english-details"] });
});

test("주소에 적힌 자리와 글 속의 링크는 접힌 곳을 연다", async ({ page }) => {
  await page.goto("/accuracy#calibration");
  await expect(page.getByRole("img", { name: /^한국어 글의 확률/ })).toBeInViewport();
  await page.getByRole("link", { name: "모두 보기" }).click();
  await expect(page.getByText("2022년 12월 뒤에 사람이 쓴 글").last()).toBeInViewport();
  await page.getByRole("link", { name: "짧은 글", exact: true }).click();
  await expect(page.getByRole("table", { name: "짧은 토막", exact: true })).toBeInViewport();
});
