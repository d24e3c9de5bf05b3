import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectAccessibleInBothThemes, expectFitsEveryWidth } from "../support/sound-page.ts";
import { BUS, GARDEN } from "../support/texts.ts";

/** The first pixels of a window, in which everything to start with has to be. */
const FIRST_PIXELS = 700;

const own = (page: Page) => page.getByRole("textbox", { name: "내 글 넣기" });
const start = (page: Page) => page.getByRole("button", { name: "분석 시작" });

async function judge(page: Page, text: string): Promise<void> {
  await own(page).fill(text);
  await start(page).click();
}

async function bottomOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`처음 온 사람은 스크롤하지 않고 글을 넣고 시작한다 (${viewport.width}px)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    expect(await bottomOf(own(page))).toBeLessThanOrEqual(FIRST_PIXELS);
    expect(await bottomOf(start(page))).toBeLessThanOrEqual(FIRST_PIXELS);
  });
}

test("계정 없이 내 글을 하루 한 번 이 브라우저에서 읽고, 판단할 수 없는 글은 세지 않는다", { tag: "@main" }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/");

  await judge(page, "우산을 잃어버렸다.");
  await expect(page.getByRole("alert")).toContainText("글은 50자 이상이어야 해요.");
  await judge(page, "これは日本語で書かれた文章です。判断できない言語なので、点数は出ません。".repeat(3));
  await expect(page.getByRole("alert")).toContainText("한국어와 영어 글만 분석할 수 있어요.");
  await judge(
    page,
    "const answer = 42;\nfunction add(x, y) {\n  return x + y;\n}\nconsole.log(add(answer, 1));\n".repeat(2),
  );
  await expect(page.getByRole("alert")).toContainText("코드만 있어서 판단하지 않았어요.");

  await judge(page, GARDEN);
  const result = page.getByRole("region", { name: "분석 결과" });
  await expect(result.locator("[data-result-heading]")).toBeFocused();
  await expect(result).toContainText(/근거 (뚜렷함|보통|약함)/);
  await expect(result.getByLabel(/^문장별 AI 확률/)).toBeVisible();
  // The rest of a result needs an account.
  await expect(page.getByText("문장별 분석", { exact: true })).toHaveCount(0);
  await expect(page.getByText("AI 작성 확률")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "the visitor's result");
  await expectFitsEveryWidth(page, "the visitor's result");

  await page.getByRole("button", { name: "다른 글 넣기" }).click();
  await judge(page, BUS);
  await expect(page.getByRole("alert")).toContainText("오늘의 체험은 이미 썼어요.");
  await expectAccessibleInBothThemes(page, "the limit");
  expect(sent).toEqual([]);

  // Neither the limit nor the text goes with the page, and the text that was judged may be judged again.
  await page.reload();
  await expect(own(page)).toHaveValue(BUS);
  await start(page).click();
  await expect(page.getByRole("alert")).toContainText("오늘의 체험은 이미 썼어요.");
  await judge(page, GARDEN);
  await page.getByRole("button", { name: "로그인하고 이어 보기" }).click();
  await expect(page.getByRole("dialog", { name: "로그인이 필요해요" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/dashboard");
  await expect(page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"))).toHaveValue(GARDEN);
});

test("자판만으로 내 글을 넣고 읽고 돌아온다", async ({ page }) => {
  await page.goto("/");
  await own(page).focus();
  await page.keyboard.insertText(GARDEN);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "파일 올리기" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(start(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-result-heading]")).toBeFocused();
  const back = page.getByRole("button", { name: "다른 글 넣기" });
  for (let stops = 0; stops < 10 && !(await back.evaluate((it) => it === document.activeElement)); stops++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(own(page)).toBeFocused();
});
