import type { Page } from "@playwright/test";
import { openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { GARDEN } from "../support/texts.ts";

/** Counts what a hand does on the pages of this tab from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // Not "click": a label passes its own on to its box.
    window.addEventListener("pointerdown", () => {
      sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.clicks ?? 0));
}

test("처음 온 사람은 두 번 눌러 자기 글의 결과를 본다", { tag: "@main" }, async ({ page }) => {
  const clicks = await countClicks(page);
  await page.goto("/");
  await page.getByRole("textbox", { name: "내 글 넣기" }).click();
  await page.keyboard.insertText(GARDEN);
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByRole("region", { name: "분석 결과" })).toContainText(/근거 (뚜렷함|보통|약함)/);
  expect(await clicks()).toBeLessThanOrEqual(2);
});

test("무료에서 Pro까지 네 번 누르고, 막다른 곳이 없다", { tag: "@main" }, async ({ page }) => {
  await openVerifiedAccount(page);
  await page.goto("/pricing");
  const clicks = await countClicks(page);
  await page.reload();
  await page.getByRole("link", { name: "Pro 시작하기" }).click();
  await page.getByText(/^매달 [\d,]+원이 자동으로 결제되는 데 동의해요$/).click();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await page.getByRole("button", { name: "이 카드로 등록" }).click();
  await expect(page.getByRole("heading", { name: "Pro를 시작했어요" })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(4);
  // On from there: to what was bought for.
  await expect(page.getByRole("link", { name: "글 분석하러 가기" })).toBeVisible();
});
