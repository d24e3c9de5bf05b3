import { judgeInTerminal } from "../support/command-line.ts";
import { expect, test } from "../support/journey.ts";
import { seenAsPro } from "../support/seen-as-pro.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { GARDEN } from "../support/texts.ts";

test("Pro 이용자에게는 실시간 미리보기가 보이고, 조합 중인 글자를 건드리지 않는다", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  const gauge = page.getByRole("region", { name: "실시간 미리보기" });
  await input.fill(GARDEN);
  await expect(page.getByTestId("credits")).toHaveText("3 / 3");
  await expect(gauge).toBeHidden();

  await seenAsPro(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/analyze")) sent.push(request.url());
  });
  await page.reload();
  await expect(gauge).toContainText(/근거 (뚜렷함|보통|약함)/);
  const [judged] = await judgeInTerminal([{ id: "garden", text: GARDEN }]);
  await expect(gauge).toContainText(`${Math.round((judged?.aiProbability ?? -1) * 100)}%`);
  const place = await gauge.boundingBox();

  await input.focus();
  await page.keyboard.press("Control+End");
  const ime = await page.context().newCDPSession(page);
  for (const syllable of ["ㅎ", "하", "한"]) {
    await ime.send("Input.imeSetComposition", { text: syllable, selectionStart: 1, selectionEnd: 1 });
    // Longer than the delay of the gauge, so that it runs in the middle of a syllable.
    await page.waitForTimeout(400);
  }
  await ime.send("Input.insertText", { text: "한" });
  await page.keyboard.type(" 줄 더");
  await expect(input).toBeFocused();
  await expect(input).toHaveValue(`${GARDEN}한 줄 더`);
  await expect(gauge).toContainText(/근거 (뚜렷함|보통|약함)/);
  expect((await gauge.boundingBox())?.height).toBe(place?.height);
  expect(sent).toEqual([]);
});
