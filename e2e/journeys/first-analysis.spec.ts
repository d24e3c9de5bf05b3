import { expect, test } from "../support/journey.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";

test("낯선 사람이 글을 붙여 넣고, 가입하고, 판단과 이유를 보고, 네 번째에서 크레딧 안내를 받는다", {
  tag: "@main",
}, async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByText("무료 체험 중이에요.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /앙상블/ })).toBeDisabled();

  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  const start = page.getByRole("button", { name: "분석 시작" });
  await input.fill("너무 짧은 글");
  await expect(start).toBeDisabled();
  await input.fill(GARDEN);
  await expect(start).toBeEnabled();

  await start.click();
  const login = page.getByRole("dialog", { name: "로그인이 필요해요" });
  await expect(login).toBeVisible();
  await expect(login.getByRole("button", { name: "Google 계정으로 로그인" })).toBeVisible();
  await expect(login.getByRole("button", { name: "카카오 로그인" })).toBeVisible();
  await login.getByRole("link", { name: "회원가입" }).click();

  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  await expect(input).toHaveValue(GARDEN);
  await expect(page.getByTestId("credits")).toHaveText("3 / 3");

  await start.click();
  const heading = page.getByRole("heading", { name: "분석 결과", exact: true });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/근거 (뚜렷함|보통|약함)/).first()).toBeVisible();
  await expect(page.getByText(/편 가운데 .*이만큼 (AI|사람) 글처럼/)).toBeVisible();
  await expect(page.getByText("참고 자료이며 단독 증거로 쓰지 마세요.").first()).toBeVisible();
  for (const title of ["글의 결", "판단 근거", "다음에 할 일", "문장별 분석", "자세한 수치"]) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText("AI 작성 확률", { exact: true })).toBeHidden();
  await page.getByRole("heading", { name: "자세한 수치" }).click();
  await expect(page.getByText("AI 작성 확률", { exact: true })).toBeVisible();
  for (const title of ["확률과 구간", "문체 분석", "통계", "의심 패턴", "개선 제안"]) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("listbox", { name: "문장별 AI 확률" }).getByRole("option")).toHaveCount(10);
  await expect(page.getByText(/처리 시간 \d+\.\d\d초/)).toBeVisible();
  await expect(page.getByText("이 결과가 맞았나요?")).toBeVisible();
  await expect(page.getByTestId("credits")).toHaveText("2 / 3");

  await page.reload();
  await expect(page.getByTestId("credits")).toHaveText("2 / 3");
  await expect(input).toHaveValue(GARDEN);

  for (const [text, left] of [
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
  await expect(shortage).toBeVisible();
  await expect(shortage.getByText("PDF 보고서 내려받기")).toBeVisible();
  await shortage.getByRole("button", { name: "닫기" }).last().click();
  await expect(shortage).toBeHidden();
  await expect(input).toHaveValue(CAT);
});
