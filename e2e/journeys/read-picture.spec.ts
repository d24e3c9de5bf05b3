import { expect, test } from "../support/journey.ts";
import { photograph } from "../support/photograph.ts";
import { scannedPdf } from "../support/scanned-pdf.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

/** Recognition takes seconds, and more where other programs run. */
const RECOGNISED = { timeout: 120_000 };

test("사진에서 읽은 글을 원본과 비교해 고치고, 고친 글은 크레딧 없이 다시 분석한다", async ({ page, context }) => {
  test.setTimeout(300_000);
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const { jpeg } = await photograph(context, "korean-screen", 0.7);
  await page.locator('input[type="file"]').setInputFiles({ name: "일기.jpg", mimeType: "image/jpeg", buffer: jpeg });
  const section = page.getByRole("region", { name: "이미지에서 읽은 글" });
  await expect(section).toBeVisible(RECOGNISED);
  await expect(section.getByText(/인식 신뢰도 \d+%( 이상)? · 한국어 · /)).toBeVisible();
  await expect(section.getByRole("img", { name: "일기.jpg의 그림" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a picture beside its text");

  // The picture is enlarged, and its frame scrolls.
  await section.getByRole("button", { name: "확대", exact: true }).click();
  await expect(section.getByLabel("확대 비율")).toHaveText("150%");

  // An unsure word is opened from the text, put right, and is unsure no more.
  const counter = section.getByText(/확실하지 않은 단어 \d+ \/ \d+/);
  const before = Number(/\/ (\d+)/.exec((await counter.textContent()) ?? "")?.[1]);
  expect(before).toBeGreaterThan(1);
  const marked = section.getByRole("button", { name: /\(확실하지 않음\)$/ });
  await marked.first().click();
  const field = section.getByLabel("그림과 비교해 단어를 고쳐 주세요");
  await expect(field).toBeFocused();
  await field.fill("고친단어");
  await field.press("Enter");
  await expect(section.getByText(new RegExp(`확실하지 않은 단어 \\d+ / ${before - 1}(?!\\d)`))).toBeVisible();
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await expect(input).toHaveValue(/고친단어/);
  await section.getByRole("button", { name: "맞아요" }).click();
  await expect(marked).toHaveCount(before - 2);

  // Judged once, corrected, and judged again for nothing.
  await section.getByRole("button", { name: "이 글 분석" }).click();
  await expect(page.getByRole("heading", { name: "AI 감지 분석 결과" })).toBeFocused({ timeout: 60_000 });
  await expect(page.getByTestId("credits").first()).toContainText("2");
  await section.getByRole("button", { name: "글 고치기" }).click();
  await section.getByLabel("읽은 글 고치기").press("Control+End");
  await section.getByLabel("읽은 글 고치기").pressSequentially(" 참 달았다.");
  await section.getByRole("button", { name: "다시 분석" }).click();
  await expect(page.getByText("고친 글이라 크레딧을 쓰지 않았어요").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "AI 감지 분석 결과" })).toBeVisible();
});

test("스캔한 PDF는 물어본 뒤에 쪽마다 읽고, 중간에 그만두어도 읽은 쪽은 쓴다", async ({ page, context }) => {
  test.setTimeout(300_000);
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const scan = await photograph(context, "korean-screen", 1);
  const buffer = scannedPdf(Array.from({ length: 4 }, () => scan));
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await page.locator('input[type="file"]').setInputFiles({ name: "스캔.pdf", mimeType: "application/pdf", buffer });
  const offer = page.getByRole("dialog", { name: "글자가 없는 스캔 PDF예요" });
  await expect(offer).toBeVisible(RECOGNISED);
  await expect(offer).toContainText("모두 4쪽");
  await expect(offer).toContainText("글자를 읽는 데는 크레딧이 들지 않아요.");
  await expectAccessibleInBothThemes(page, "a picture beside its text");
  await offer.getByLabel("첫 쪽").fill("5");
  await expect(offer.getByRole("alert")).toContainText("1쪽부터 4쪽 사이에서");
  await offer.getByLabel("첫 쪽").fill("2");
  await offer.getByRole("button", { name: "글자 읽기" }).click();
  await expect(page.getByText(/스캔\.pdf에서 글을 읽고 있어요\s+· 1 \/ 3쪽/)).toBeVisible(RECOGNISED);
  await page.getByRole("button", { name: "여기까지만 쓰기" }).click();
  await expect(input).toHaveValue(/지난 여름 나는 외할머니/);
  await expect(page.getByText(/그만두기 전에 읽은 [12]쪽의 글이에요/)).toBeVisible();
  await expect(page.getByRole("region", { name: "스캔에서 읽은 글" })).toBeVisible();
});
