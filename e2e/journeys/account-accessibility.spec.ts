import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { freshPerson, test } from "../support/provider.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { GARDEN } from "../support/texts.ts";

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`계정 화면에는 접근성 문제가 없다 (${colorScheme})`, async ({ page, provider }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of [
      "/login?error=email-taken",
      "/signup",
      "/forgot-password",
      "/reset-password#secret",
      "/reset-password",
      "/email-verified?error=TOKEN_EXPIRED",
      "/change-email#secret",
      "/terms",
      "/privacy",
      "/contact",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    }
    await page.goto("/dashboard");
    await page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea")).fill(GARDEN);
    await page.getByRole("button", { name: "분석 시작" }).click();
    await expect(page.getByRole("dialog", { name: "로그인이 필요해요" })).toBeVisible();
    await expectNoViolations(page);
    await page.goto("/signup?next=%2Fsettings");
    await fillSignUp(page, freshEmail());
    await expect(page.getByText("지금 이 기기")).toBeVisible();
    await expectNoViolations(page);
    for (const name of ["이메일 바꾸기", "비밀번호 바꾸기", "탈퇴하기"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("radio", { name: "무제한 (Pro)" }).click();
    await expect(page.getByRole("dialog", { name: "Pro 요금제에서 쓸 수 있어요" })).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/settings");
    await expect(page.getByText("지금 이 기기")).toBeVisible();
    await expectNoOverflow(page);

    await page.context().clearCookies();
    provider.person = freshPerson();
    await page.goto("/login");
    await page.getByRole("button", { name: "카카오 로그인" }).click();
    await expect(page.getByRole("heading", { name: "거의 다 됐어요" })).toBeVisible();
    await expectNoViolations(page);
  });
}
