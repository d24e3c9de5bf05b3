import { readFileSync } from "node:fs";
import { becomePro } from "../support/become-pro.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

test("결과를 PDF로 저장하고, 받은 사람은 확인 번호로 그대로인지 알아본다", { tag: "@main" }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.waitForURL("**/dashboard");
  await page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea")).fill(GARDEN);
  await page.getByRole("button", { name: "분석 시작" }).click();
  await page.getByRole("button", { name: "PDF 저장 Pro" }).click();
  await expect(page.getByRole("dialog", { name: "Pro 요금제에서 쓸 수 있어요" })).toBeVisible();
  await becomePro(page, email);

  // The result is still there after the payment.
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "PDF 저장", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "PDF 보고서 저장" });
  await expect(dialog.getByLabel("제목", { exact: true })).toHaveValue("");
  await dialog.getByLabel("제목", { exact: true }).fill("우리 동네 텃밭");
  await dialog.getByLabel("글쓴이", { exact: true }).fill("가".repeat(61));
  await expect(dialog.getByText("60자까지 쓸 수 있어요.")).toBeVisible();
  await dialog.getByLabel("글쓴이", { exact: true }).fill("서하람");
  await dialog.getByRole("radio", { name: "English" }).check();
  await expectAccessibleInBothThemes(page, "the dialog of a report");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "PDF 저장하기" }).click();
  const file = await download;
  const code = /^geulgyeol-(GK(?:-[0-9A-Z]{4}){4})\.pdf$/.exec(file.suggestedFilename())?.[1] ?? "";
  expect(code).not.toBe("");
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  const address = /\/URI \((http[^)]+)\)/.exec(bytes.toString("latin1"))?.[1] ?? "";
  const { pathname, search } = new URL(address);
  expect(pathname + search).toBe(`/verify/${code}?lang=en`);
  await expect(dialog).toBeHidden();

  // An employer who reads no Korean follows the address of the English report, on a phone.
  const abroad = await browser.newContext({
    locale: "en-US",
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const employer = await abroad.newPage();
  await employer.goto(pathname + search);
  await expect(employer.getByText("This report was made by Geulgyeol.")).toBeVisible();
  await expect(employer).toHaveTitle("Verify a report | Geulgyeol");
  await expect(employer.locator("html")).toHaveAttribute("lang", "en");
  await expect(employer.getByText(/^For reference only; do not use as sole evidence\./)).toBeVisible();
  const ownText = employer.getByLabel(/^Paste the text that you have/);
  await ownText.fill(GARDEN);
  await employer.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(employer.getByText("It is the analysed text.")).toBeVisible();
  await ownText.fill("");
  // Header and footer too: all Korean that is left says that it is Korean.
  const korean = await employer.evaluate(() => {
    const page = document.body.cloneNode(true) as HTMLElement;
    for (const part of page.querySelectorAll("[lang=ko], script")) part.remove();
    return /[^\n]*[가-힣]+[^\n]*/.exec(page.textContent)?.[0] ?? null;
  });
  expect(korean).toBeNull();
  await expectNoOverflow(employer);
  await expectAccessibleInBothThemes(employer, "the verification in English");
  await employer.getByRole("link", { name: "한국어로 보기" }).click();
  await expect(employer).toHaveTitle("보고서 확인하기 | 글결");
  await expect(employer.locator("html")).toHaveAttribute("lang", "ko");
  await expect(employer.getByRole("navigation", { name: "안내" })).toBeVisible();
  await abroad.close();

  // Somebody who has only the paper: no account.
  const stranger = await browser.newContext({ locale: "ko-KR", ...(baseURL && { baseURL }) });
  const reader = await stranger.newPage();
  await reader.goto(pathname);
  await expect(reader.getByText("글결이 만든 보고서예요.")).toBeVisible();
  await reader.goto("/verify");
  await reader.getByLabel("확인 번호").fill("GK-없는-번호");
  await reader.getByRole("button", { name: "확인하기" }).click();
  await expect(reader.getByText("확인 번호는 GK로 시작하고")).toBeVisible();
  await reader.getByLabel("확인 번호").fill(code.toLowerCase().replaceAll("-", " "));
  await reader.getByRole("button", { name: "확인하기" }).click();
  await reader.waitForURL(`**/verify/${code}`);
  await expect(reader.getByText("글결이 만든 보고서예요.")).toBeVisible();
  await expect(reader.getByText("참고 자료이며 단독 증거로 쓰지 마세요.")).toBeVisible();
  expect(await reader.content()).not.toContain(GARDEN.slice(0, 20));
  await reader.getByLabel(/가지고 있는 글을 붙여 넣으면/).fill(GARDEN.replaceAll(". ", ".\n"));
  await reader.getByRole("button", { name: "같은 글인지 보기" }).click();
  await expect(reader.getByText("분석한 글과 같아요.")).toBeVisible();
  await reader.getByLabel(/가지고 있는 글을 붙여 넣으면/).fill(GARDEN.replace("텃밭", "꽃밭"));
  await reader.getByRole("button", { name: "같은 글인지 보기" }).click();
  await expect(reader.getByText("분석한 글과 달라요.")).toBeVisible();
  await expectAccessibleInBothThemes(reader, "a report that was changed");
  await reader.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(reader);
  await reader.goto("/verify/GK-0000-0000-0000-0000");
  await expect(reader.getByText("확인할 수 없는 번호예요.")).toBeVisible();
  await expectAccessibleInBothThemes(reader, "a number that is not known");
  await stranger.close();
});
