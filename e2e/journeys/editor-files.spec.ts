import { expect, test } from "../support/journey.ts";
import { photograph } from "../support/photograph.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

/** Recognition takes seconds, and more where other programs run. */
const RECOGNISED = { timeout: 120_000 };

test("에디터에 사진을 올리면 원본과 비교해 고치고, 긴 파일은 대목을 골라 쓴다", async ({ page, context }) => {
  test.setTimeout(300_000);
  await page.goto("/signup?next=/editor");
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/editor");
  const surface = page.getByRole("textbox", { name: "본문" });
  const picker = page.locator('input[type="file"]');

  const { jpeg } = await photograph(context, "korean-screen", 0.7);
  await picker.setInputFiles({ name: "일기.jpg", mimeType: "image/jpeg", buffer: jpeg });
  await page.getByRole("button", { name: "원본과 비교하기" }).click(RECOGNISED);
  const dialog = page.getByRole("dialog", { name: "원본과 비교하기" });
  await expect(dialog.getByRole("img", { name: "일기.jpg의 그림" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the picture in the editor");
  await dialog
    .getByRole("button", { name: /\(확실하지 않음\)$/ })
    .first()
    .click();
  const field = dialog.getByLabel("그림과 비교해 단어를 고쳐 주세요");
  await expect(field).toBeFocused();
  await field.fill("고친단어");
  await field.press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(surface).toContainText("고친단어");

  const long = `${GARDEN}\n\n`.repeat(30);
  await picker.setInputFiles({ name: "긴 글.txt", mimeType: "text/plain", buffer: Buffer.from(long) });
  await page.getByRole("button", { name: "대목 고르기" }).click();
  const passages = page.getByRole("dialog", { name: "분석할 대목 고르기" });
  await expectAccessibleInBothThemes(page, "the choice of a passage in the editor");
  await passages.getByRole("button", { name: "이 대목으로" }).click();
  await expect(passages).toBeHidden();
  await expect(page.getByRole("button", { name: "다른 대목" })).toBeVisible();
  await expect(page.getByRole("button", { name: "지금 분석" })).toBeEnabled();
});
