import type { Page } from "@playwright/test";
import { analyse } from "../support/account.ts";
import { expect } from "../support/journey.ts";
import { freshPerson, test } from "../support/provider.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes, expectFitsEveryWidth } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

/** Pages that the site map must list; any further ones that it lists are checked too. */
const LISTED = [
  "/",
  "/pricing",
  "/guide",
  "/accuracy",
  "/docs/api",
  "/contact",
  "/verify-record",
  "/terms",
  "/privacy",
  "/signup",
  "/dashboard",
  "/community",
];
/** Pages that the site map does not list, as a visitor sees them. */
const NOT_LISTED = [
  "/verify",
  "/login?error=email-taken",
  "/forgot-password",
  "/reset-password",
  "/reset-password#secret",
  "/email-verified?error=TOKEN_EXPIRED",
  "/change-email#secret",
  `/shared/${"A".repeat(32)}`,
  "/nowhere",
  "/editor",
  "/history",
  "/settings",
];
const FOR_USERS = ["/dashboard", "/editor", "/history", "/community", "/community/write", "/subscribe", "/settings"];
/** The pages of the site map, which lists every public page. */
async function listedPages(page: Page): Promise<string[]> {
  const siteMap = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(LISTED));
  return paths;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(page.getByText("불러오고 있어요"), path).toHaveCount(0);
}

async function expectSound(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectAccessibleInBothThemes(page, path);
  await expectFitsEveryWidth(page, path);
}

test("방문자의 모든 화면은 두 테마에서 접근성 문제가 없고, 어느 너비에서도 옆으로 넘치거나 글이 잘리지 않는다", async ({
  page,
}) => {
  test.setTimeout(480_000);
  for (const path of new Set([...(await listedPages(page)), ...NOT_LISTED])) await expectSound(page, path);

  await page.goto("/dashboard");
  await page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea")).fill(GARDEN);
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByRole("dialog", { name: "로그인이 필요해요" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "login dialog");
  await expectFitsEveryWidth(page, "login dialog");
});

test("이용자의 모든 화면과 설정의 대화 상자도 접근성 문제가 없고, 어느 너비에서도 옆으로 넘치지 않는다", async ({
  page,
  provider,
}) => {
  test.setTimeout(480_000);
  await signUpByRequest(page, freshEmail());
  const id = await analyse(page, GARDEN);
  for (const path of [...FOR_USERS, `/history/${id}`]) await expectSound(page, path);

  await open(page, "/settings");
  await expect(page.getByText("지금 이 기기")).toBeVisible();
  await expectAccessibleInBothThemes(page, "/settings, complete");
  await expectFitsEveryWidth(page, "/settings, complete");
  for (const name of ["이메일 바꾸기", "비밀번호 바꾸기", "탈퇴하기"]) {
    const button = page.getByRole("button", { name });
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleInBothThemes(page, name);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
  await page.getByRole("radio", { name: "무제한 (Pro)" }).click();
  await expect(page.getByRole("dialog", { name: "Pro 요금제에서 쓸 수 있어요" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "Pro dialog");

  await page.context().clearCookies();
  provider.person = freshPerson();
  await page.goto("/login");
  await page.getByRole("button", { name: "카카오 로그인" }).click();
  await expect(page.getByRole("heading", { name: "거의 다 됐어요" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "/welcome");
  await expectFitsEveryWidth(page, "/welcome");
});
