import { goToSentence } from "../support/go-to-sentence.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { STORM } from "../support/texts.ts";

const EDITED = STORM.replace("폭우로 인해", "폭우로");

async function open(page: import("@playwright/test").Page) {
  await page.goto("/signup?next=/dashboard");
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await input.fill(STORM);
  return { input, dialog: page.getByRole("dialog", { name: "문장 다듬기" }) };
}

test("문장 하나를 골라 고치고, 바뀐 곳을 보고, 바꾸고, 되돌린다", { tag: "@main" }, async ({ page }) => {
  const { input, dialog } = await open(page);
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();
  await goToSentence(page, 1);
  await page.getByRole("button", { name: "1번 문장 다듬기" }).click();
  await expect(dialog).toContainText("1번 문장");
  await expect(dialog.getByRole("region", { name: "글쓴이에게 묻는 것" })).toContainText("‘");
  await expectAccessibleInBothThemes(page, "the questions to the writer", { include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "자연스럽게" }).click();
  await expect(dialog.locator("del")).toHaveText("폭우로 인해");
  await expect(dialog.locator("ins")).toHaveText("폭우로");
  await expect(dialog.getByText("내장 편집기가 고쳤어요.")).toBeVisible();
  await expect(dialog).not.toContainText("%");
  await dialog.getByRole("button", { name: "결과가 어떻게 달라지는지 보기" }).click();
  await expect(dialog.getByTestId("passage-scores")).toContainText(
    /고치기 전.*근거.*이 대목 \d+%.*고친 뒤.*근거.*이 대목 \d+%/,
  );
  await expectAccessibleInBothThemes(page, "the edit of a sentence", { include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "이 문장으로 바꾸기" }).click();
  await expect(dialog).toBeHidden();
  await expect(input).toHaveValue(EDITED);
  await expect(input).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(input).toHaveValue(STORM);
  await goToSentence(page, 1);
  await page.getByRole("button", { name: "1번 문장 다듬기" }).click();
  const wish = dialog.getByRole("textbox", { name: "정해 둔 규칙으로 다듬기" });
  await wish.fill("결말을 더 감동적으로 바꿔 줘");
  await wish.press("Enter");
  await expect(
    dialog.getByText(/요청은 내장 편집기가 할 수 없어서 글을 그대로 두었어요|할 수 없어서 글을/),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "이 문장으로 바꾸기" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(input).toHaveValue(STORM);
});

test("묻는 말에 자판만으로 답하고, 답이 든 글을 손보아 바꾼다", async ({ page }) => {
  const vague = "저는 다양한 활동을 하며 책임감을 배웠습니다.";
  const { input, dialog } = await open(page);
  await input.fill(vague);
  await input.press("ControlOrMeta+a");
  await expect(page.getByRole("toolbar", { name: "선택 도구" })).toBeVisible();
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("1.‘다양한 활동’은")).toBeFocused();
  await page.keyboard.type("도서부 서가 정리");
  await page.keyboard.press("Enter");
  const own = dialog.getByRole("textbox", { name: "내 문장" });
  await expect(own).toBeFocused();
  await expect(own).toHaveValue("저는 도서부 서가 정리를 하며 책임감을 배웠습니다.");
  await page.keyboard.press("End");
  await page.keyboard.type(" 책 31권이 비어 있었습니다.");
  await dialog.getByRole("button", { name: "고친 글로 바꾸기" }).press("Enter");
  await expect(input).toHaveValue("저는 도서부 서가 정리를 하며 책임감을 배웠습니다. 책 31권이 비어 있었습니다.");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(input).toHaveValue(vague);
});

test("글에서 고른 대목 옆에 도구가 나오고, 자판만으로 고치고 되돌린다", async ({ page }) => {
  const { input, dialog } = await open(page);
  const toolbar = page.getByRole("toolbar", { name: "선택 도구" });
  await input.press("ControlOrMeta+a");
  await expect(toolbar).toBeVisible();
  await expect(toolbar).toContainText("자 선택");
  await expectAccessibleInBothThemes(page, "the toolbar of a selection", { include: "[role=toolbar]" });
  await page.keyboard.press("Escape");
  await expect(toolbar).toBeHidden();
  await input.press("Home");
  await input.press("Shift+End");
  await expect(toolbar).toBeVisible();
  await input.press("ControlOrMeta+a");
  await expect(toolbar).toContainText(`${STORM.length}자 선택`);
  await page.keyboard.press("Alt+F10");
  await expect(toolbar.getByRole("button", { name: "문장 다듬기" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "자연스럽게" }).click();
  const boxes = dialog.getByRole("checkbox");
  // The edit comes in pieces; its maker is named when it is whole.
  await expect(dialog.getByText("내장 편집기가 고쳤어요.")).toBeVisible();
  for (const box of (await boxes.all()).slice(1)) await box.uncheck();
  await dialog.getByRole("button", { name: "고친 글로 바꾸기" }).click();
  await expect(input).toHaveValue(EDITED);
  await expect(toolbar).toBeHidden();
  const selected = () => input.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart);
  await expect.poll(selected).toBe(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(input).toHaveValue(STORM);
});

test("로그인하지 않은 사람에게는 로그인 창이 열리고, 고른 글은 그대로다", async ({ page }) => {
  await page.goto("/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await input.fill(STORM);
  await input.dblclick({ position: { x: 60, y: 40 } });
  await page.getByRole("toolbar", { name: "선택 도구" }).getByRole("button", { name: "문장 다듬기" }).click();
  await expect(page.getByRole("dialog", { name: "로그인이 필요해요" })).toBeVisible();
  await expect(input).toHaveValue(STORM);
});

test.describe("손가락으로", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

  test("고른 대목을 두드려 고치고, 좁은 화면에서도 옆으로 넘치지 않는다", async ({ page }) => {
    const { input, dialog } = await open(page);
    await input.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(0, 26);
    });
    const toolbar = page.getByRole("toolbar", { name: "선택 도구" });
    await expect(toolbar).toContainText("26자 선택");
    await toolbar.getByRole("button", { name: "문장 다듬기" }).tap();
    await dialog.getByRole("button", { name: "자연스럽게" }).tap();
    await expect(dialog.locator("ins")).toHaveText("폭우로");
    await expectNoOverflow(page);
    await expectAccessibleInBothThemes(page, "the edit of a passage on a phone", { include: "[role=dialog]" });
    await dialog.getByRole("button", { name: "고친 글로 바꾸기" }).tap();
    await expect(input).toHaveValue(EDITED);
  });
});
