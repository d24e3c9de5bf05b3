import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { GARDEN } from "../support/texts.ts";

/** Stops of the whole analysis page with a result: some forty, and each sentence's button. */
const MOST_STOPS = 150;

/** Presses Tab until `goal` has the focus. */
async function tabTo(page: Page, goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isThere = () => goal.evaluate((it) => it === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops++) await page.keyboard.press(key);
  await expect(goal).toBeFocused();
}

test("자판만으로: 글을 쓰고 분석하고, 결과를 돌아다니고, 대화 상자와 메뉴를 열고 닫으며 자리를 잃지 않는다", async ({
  page,
}) => {
  test.slow();
  await signUpByRequest(page, freshEmail());
  await page.goto("/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await expect(input).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "본문으로 건너뛰기" }));

  // The bell: its menu is fetched when the focus comes to it, and opens with Enter.
  const bell = page.getByRole("button", { name: "알림" });
  await tabTo(page, bell);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(bell).toBeFocused();

  await tabTo(page, input);
  await page.keyboard.insertText(GARDEN);
  const start = page.getByRole("button", { name: "분석 시작" });
  await tabTo(page, start);
  const ensemble = page.getByRole("checkbox", { name: "앙상블 분석" });
  await tabTo(page, ensemble);
  await page.keyboard.press("Space");
  await expect(ensemble).toBeChecked();
  await page.keyboard.press("Space");
  await expect(ensemble).not.toBeChecked();
  await tabTo(page, start, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();

  // The grain is one stop; arrows go through its sentences, Enter goes to the sentence's row.
  const bundles = page.getByRole("listbox", { name: "문장별 AI 확률" }).getByRole("option");
  await tabTo(page, bundles.first());
  await page.keyboard.press("ArrowRight");
  await expect(bundles.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(bundles.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(bundles.first()).toBeFocused();

  // From its bundle to the sentence, which opens what it is folded into.
  await page.keyboard.press("Enter");

  // A sentence's edit, closed by Escape: the focus is where it was.
  const edit = page.getByRole("button", { name: "1번 문장 다듬기" });
  await tabTo(page, edit);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "문장 다듬기" });
  await expect(dialog).toBeVisible();
  const preset = dialog.getByRole("button", { name: "자연스럽게" });
  await tabTo(page, preset);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/내장 편집기가|고칠 곳/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  // The dialog of the feedback, opened and closed.
  const rate = page.getByRole("button", { name: "맞아요", exact: true });
  await tabTo(page, rate);
  await page.keyboard.press("Enter");
  const feedback = page.getByRole("dialog");
  await expect(feedback).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(feedback).toHaveCount(0);
  await expect(rate).toBeFocused();
});
