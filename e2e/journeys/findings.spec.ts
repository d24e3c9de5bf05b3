import type { Page } from "@playwright/test";
import { analyse, openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { readLandingSamples } from "../support/landing-samples.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { READING } from "../support/texts.ts";

/** Too short to judge. */
const SHORT =
  "빨래를 걷으러 옥상에 올라갔더니 바람이 세서 수건 두 장이 옆집 담에 걸려 있었다. 벨을 눌렀는데 아무도 없었다.";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Of a basic result with everything closed: four screens of a phone, 2,000 px on a desktop. */
const HEIGHTS = [
  [PHONE, 4 * PHONE.height],
  [DESKTOP, 2_000],
] as const;

const result = (page: Page) => page.getByRole("main");
/** What is seen; closed folds are not. */
// biome-ignore lint/performance/useDomNodeTextContent: only the rendered text is meant
const shown = (page: Page) => result(page).innerText();
const hasRed = (page: Page) => result(page).locator(".band-5:visible, .band-6:visible, .text-ai:visible").count();

/** Closes every fold and measures the page at both widths. */
async function expectShort(page: Page): Promise<void> {
  for (const [viewport, most] of HEIGHTS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = false;
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    await expectNoOverflow(page);
  }
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`/history/${await analyse(page, text)}`);
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeVisible();
}

test("사람 글: 찾지 못했다고 말하고, 붉은색도 물어볼 문장도 없다", async ({ page }) => {
  const { human } = await readLandingSamples(page);
  await openVerifiedAccount(page);
  await open(page, human);
  await expect(page.getByRole("heading", { name: "AI가 쓴 대목을 찾지 못했어요" })).toBeVisible();
  await expect(page.getByText("따로 확인할 문장은 없어요")).toBeVisible();
  const said = await shown(page);
  expect(said).toContain("사람이 쓴 글로 판단");
  expect(said).toMatch(/AI가 쓴 글 [\d,]+편 가운데/);
  for (const absent of ["판단 보류", "물어볼 것", "부탁하기", "AI 작성 확률", "95% 구간"])
    expect(said).not.toContain(absent);
  await expectShort(page);
  await expectAccessibleInBothThemes(page, "a result of human text");
});

test("두 사람 글: 대목과 그 몫이 먼저이고, 글 전체의 확률은 접혀 있다", async ({ page }) => {
  const { mixed } = await readLandingSamples(page);
  await openVerifiedAccount(page);
  await open(page, mixed);
  await expect(page.getByRole("heading", { name: /^\d+~\d+번 문장은 AI 글에 가까워요$/ })).toBeVisible();
  const said = await shown(page);
  expect(said).toMatch(/전체의 \d+%쯤이에요/);
  expect(said).toMatch(/사람이 쓴 글 [\d,]+편 가운데/);
  expect(said).toContain("물어볼 것");
  for (const absent of ["판단 보류", "글 전체가", "AI 작성 확률", "95% 구간"]) expect(said).not.toContain(absent);
  await expectShort(page);
  await expectAccessibleInBothThemes(page, "a result of a text by two hands");
});

test("AI 글: 글 전체라고 말하고, 확률과 구간은 접혀 있다", { tag: "@main" }, async ({ page }) => {
  await openVerifiedAccount(page);
  await open(page, READING);
  await expect(page.getByRole("heading", { name: /^글 전체가 AI 글에 가까워요$/ })).toBeVisible();
  const said = await shown(page);
  expect(said).toContain("AI 작성 가능성 높음");
  expect(said).toMatch(/사람이 쓴 글 [\d,]+편 가운데/);
  expect(said).toContain("단독 증거로 쓰지 마세요");
  for (const absent of ["판단 보류", "따로 확인할 문장은 없어요", "AI 작성 확률", "95% 구간", "AI가 썼"]) {
    expect(said).not.toContain(absent);
  }
  await expectShort(page);
  await expectAccessibleInBothThemes(page, "a result of AI text");
});

test("판단 보류: 숫자도 붉은색도 의견을 묻는 말도 없고, 무엇이 도움이 되는지 말한다", { tag: "@main" }, async ({
  page,
}) => {
  await openVerifiedAccount(page);
  await open(page, SHORT);
  await expect(page.getByRole("heading", { name: "글이 짧아서 판단하지 않았어요" })).toBeVisible();
  await expect(page.getByRole("button", { name: "글 더 넣기" })).toBeVisible();
  await expect(page.getByText("크레딧은 쓰지 않았어요.")).toBeVisible();
  const said = await shown(page);
  expect(said).toContain("300자부터 판단해요");
  for (const absent of [
    "%",
    "이 결과가 맞았나요?",
    "편 가운데",
    "근거 뚜렷함",
    "근거 보통",
    "근거 약함",
    "다음에 할 일",
  ]) {
    expect(said).not.toContain(absent);
  }
  expect(await hasRed(page)).toBe(0);
  await expectShort(page);
  await expectAccessibleInBothThemes(page, "a hold");
});
