import { expect } from "../support/journey.ts";
import { freshPerson, test } from "../support/provider.ts";
import { freshEmail } from "../support/sign-up.ts";
import { GARDEN } from "../support/texts.ts";

test.beforeEach(({ provider }) => {
  Object.assign(provider, { behaviour: "answers", consents: true });
});

for (const [name, button] of [
  ["google", "Google 계정으로 로그인"],
  ["kakao", "카카오 로그인"],
] as const) {
  test(`${name}로 가입하고, 동의하고, 쓰던 글을 이어서 분석하고, 로그아웃해 첫 화면으로 간다`, {
    // The two ways in share their code; both run in `npm run test:all`.
    tag: name === "google" ? "@main" : [],
  }, async ({ page, provider }) => {
    // Here Kakao returns no e-mail address, and Google a verified one.
    provider.person = freshPerson(name === "google" ? { email: freshEmail(), emailVerified: true } : {});
    await page.goto("/dashboard");
    const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
    await input.fill(GARDEN);
    await page.getByRole("button", { name: "분석 시작" }).click();
    await page.getByRole("dialog", { name: "로그인이 필요해요" }).getByRole("button", { name: button }).click();

    await expect(page.getByRole("heading", { name: "거의 다 됐어요" })).toBeVisible();
    await page.goto("/dashboard");
    await page.waitForURL("**/welcome?next=%2Fdashboard");
    for (const consent of ["이용약관에 동의해요", "개인정보 처리방침에 동의해요", "만 14세 이상이에요"]) {
      await page.getByLabel(consent).check();
    }
    await page.getByRole("button", { name: "동의하고 시작하기" }).click();
    await page.waitForURL("**/dashboard");
    await expect(input).toHaveValue(GARDEN);
    await page.getByRole("button", { name: "분석 시작" }).click();
    await expect(page.getByTestId("credits")).toHaveText("2 / 3");
    await expect(page.getByText("no-address")).toHaveCount(0);

    await page.getByRole("button", { name: "로그아웃" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/login");
    await page.getByRole("button", { name: button }).click();
    await page.waitForURL("**/dashboard");
    await expect(page.getByTestId("credits")).toHaveText("2 / 3");
  });
}

test("로그인을 거절하거나 제공자가 답하지 않으면 이유를 말하고, 쓰던 글은 남는다", async ({ page, provider }) => {
  provider.person = freshPerson();
  await page.goto("/editor");
  await page.goto("/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await input.fill(GARDEN);
  await page.goto("/login");
  provider.consents = false;
  await page.getByRole("button", { name: "카카오 로그인" }).click();
  await expect(page.getByRole("alert")).toContainText("로그인을 취소했어요.");
  Object.assign(provider, { consents: true, behaviour: "is down" });
  await page.getByRole("button", { name: "카카오 로그인" }).click();
  await expect(page.getByRole("alert")).toHaveText("로그인 중 오류가 생겼어요.");
  await page.goto("/dashboard");
  await expect(input).toHaveValue(GARDEN);
});
