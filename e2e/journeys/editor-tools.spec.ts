import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

const STORM =
  "지난여름 폭우로 인해 우리 동네 다리가 잠겼다. 그 다리는 1998년에 시청에 의해 세워졌다.\n우리는 사흘 동안 먼 길로 돌아 다녔다. " +
  "이장님은 매일 아침 물높이를 재어 알려 주셨다.";

const surface = (page: Page) => page.getByRole("textbox", { name: "본문" });
const textOf = (page: Page) =>
  surface(page).evaluate((element) => Array.from(element.children, (line) => line.textContent).join("\n"));

async function openEditor(page: Page, text: string) {
  await page.goto("/signup?next=/editor");
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/editor");
  await surface(page).click();
  for (const [at, line] of text.split("\n").entries()) {
    if (at > 0) await page.keyboard.press("Enter");
    await page.keyboard.insertText(line);
  }
}

test("자판만으로 고른 대목을 AI로 고치고, 되돌리고, 지난 판을 되살린다", async ({ page }) => {
  await openEditor(page, STORM);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Shift+End");
  const toolbar = page.getByRole("toolbar", { name: "선택 도구" });
  await expect(toolbar).toContainText("자 선택");
  await page.keyboard.press("Alt+F10");
  await expect(toolbar.getByRole("button", { name: "문장 다듬기" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "문장 다듬기" });
  await dialog.getByRole("button", { name: "자연스럽게" }).click();
  await expect(dialog.locator("ins").first()).toBeVisible();
  await dialog.getByRole("button", { name: "고친 글로 바꾸기" }).click();
  await expect(dialog).toBeHidden();
  await expect(surface(page)).toBeFocused();
  await expect.poll(() => textOf(page)).toContain("폭우로 우리 동네");
  await expect(toolbar).toBeHidden();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => textOf(page)).toBe(STORM);

  // A new text in the place of the old one; the old one can be brought back, also after a reload.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(`새로 쓴 글이다. ${GARDEN}`);
  await page.getByRole("button", { name: "지난 판" }).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await surface(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("0 / 10,000")).toBeVisible();
  await page.getByRole("button", { name: "지난 판" }).click();
  const versions = page.getByRole("dialog", { name: "지난 판" });
  await versions.getByRole("list", { name: "저장한 판" }).getByRole("button").first().click();
  await expect(versions.getByRole("region", { name: "고른 판의 글" })).toContainText("새로 쓴 글이다.");
  await expectAccessibleInBothThemes(page, "the versions", { include: "[role=dialog]" });
  await versions.getByRole("button", { name: "이 판으로 되돌리기" }).click();
  await expect.poll(() => textOf(page)).toBe(`새로 쓴 글이다. ${GARDEN}`);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => textOf(page)).toBe("");
});

test("누구나 쓸 수 있고, 분석하고 올리려면 로그인 창이 열린다; 자동 분석은 Pro를 안내한다", async ({ page }) => {
  await page.goto("/editor");
  await surface(page).click();
  await page.keyboard.insertText(GARDEN);
  await expect(page.getByRole("switch", { name: "앙상블" })).toBeDisabled();
  const login = page.getByRole("dialog", { name: "로그인이 필요해요" });
  for (const name of ["지금 분석", "파일 올리기"]) {
    await page.getByRole("button", { name }).click();
    await expect(login).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.goto("/signup?next=/editor");
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/editor");
  await expect.poll(() => textOf(page)).toBe(GARDEN);
  const ensemble = page.getByRole("switch", { name: "앙상블" });
  await ensemble.check();
  await page.getByRole("switch", { name: "단어별" }).check();
  await expect(ensemble).not.toBeChecked();
  await page.getByRole("switch", { name: "자동 분석" }).click();
  await expect(page.getByRole("dialog").getByText("자동 분석", { exact: false }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "지금 분석" }).click();
  await expect(page.getByRole("region", { name: "고위험 단어" })).toBeVisible();

  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: width === 1440 ? 1000 : 800 });
    for (const tab of width === 1440 ? ["글"] : ["결과", "글"]) {
      if (width < 1440) await page.getByRole("radio", { name: tab, exact: true }).check();
      await expectAccessibleInBothThemes(page, `the editor's ${tab}, ${width} px`);
      await expectNoOverflow(page);
    }
  }
});
