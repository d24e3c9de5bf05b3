import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { linkTo } from "../support/outbox.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";

test("크레딧을 다 쓰고, 요금제를 보고, 의견으로 크레딧을 받고, 내역에서 모두 확인한다", { tag: "@main" }, async ({
  page,
}) => {
  test.slow();
  await page.goto("/signup");
  const email = freshEmail();
  await fillSignUp(page, email);
  await page.waitForURL("**/dashboard");
  // Feedback earns credits for a confirmed address.
  await page.goto(await linkTo(email, "이메일 주소를 확인"));
  await expect(page.getByRole("heading", { name: "이메일을 확인했어요" })).toBeVisible();
  await page.goto("/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  const start = page.getByRole("button", { name: "분석 시작" });
  for (const [text, left] of [
    [GARDEN, "2 / 3"],
    [BUS, "1 / 3"],
    [READING, "0 / 3"],
  ] as const) {
    await input.fill(text);
    await start.click();
    await expect(page.getByTestId("credits")).toHaveText(left);
  }

  await input.fill(CAT);
  await start.click();
  const shortage = page.getByRole("dialog", { name: "크레딧이 부족해요" });
  await expect(shortage.getByText("오늘의 무료 3크레딧을 모두 썼어요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the dialog of too few credits");
  await shortage.getByRole("link", { name: "Pro 요금제 보기" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(shortage).toBeHidden();
  await page.goBack();
  await expect(input).toHaveValue(CAT);

  await page.getByRole("region", { name: "결과에 대한 의견" }).getByRole("button", { name: "달라요" }).click();
  const feedback = page.getByRole("dialog", { name: "결과가 맞았나요?" });
  await feedback.getByRole("radio", { name: "사람이 직접 썼어요" }).check();
  await feedback.getByLabel(/덧붙일 말/).fill("결론 문단은 제가 몇 번이나 고쳐 쓴 거예요. 다시 봐 주세요.");
  await expect(feedback.getByRole("checkbox", { name: /이 글도 함께 보내서/ })).not.toBeChecked();
  await expectAccessibleInBothThemes(page, "the feedback");
  await feedback.getByRole("button", { name: "의견 보내고 크레딧 받기" }).click();
  await expect(page.getByRole("status").getByText("고맙습니다. 5크레딧을 드렸어요.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "닫기" }).first().click();
  await expect(page.getByTestId("credits")).toHaveText("5크레딧");
  await page.reload();
  await expect(input).toHaveValue(CAT);
  await expect(page.getByRole("heading", { name: "의견을 받았어요" })).toBeVisible();

  await page.goto("/settings");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText("의견을 보내고 받았어요");
  await expect(rows.nth(0).getByRole("cell").nth(1)).toHaveText("+5");
  await expect(rows.nth(0).getByRole("cell").nth(2)).toHaveText("5");
  await expect(rows.nth(1)).toContainText("글을 분석했어요");
  await expect(rows.nth(1).getByRole("cell").nth(1)).toHaveText("−1");
  await expect(rows.nth(4)).toContainText("오늘의 무료 크레딧을 받았어요");
  await expect(rows.nth(4).getByRole("cell").nth(2)).toHaveText("3");
  await expectAccessibleInBothThemes(page, "the entries of the credits");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});
