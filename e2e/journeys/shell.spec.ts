import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes, expectNamesHoldWhatIsSeen } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

const field = (page: Page) => page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));

test("없는 주소는 없다고 말하고 404로 답하며, 갈 곳을 준다", async ({ page }) => {
  const answer = await page.goto("/dashboards");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "찾는 화면이 없어요", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle("찾는 화면이 없어요 | 글결");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "글 분석하러 가기" }).click();
  await expect(field(page)).toBeVisible();
});

test("자판만으로: 본문으로 건너뛰고, 대화 상자에서 나오면 열었던 자리로 돌아온다", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(field(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "본문으로 건너뛰기" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await field(page).fill(GARDEN);
  const start = page.getByRole("button", { name: "분석 시작" });
  for (let presses = 0; presses < 10 && !(await start.evaluate((it) => it === document.activeElement)); presses++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === null || focused === document.body ? "" : getComputedStyle(focused).outlineStyle;
      }),
    ).not.toBe("none");
  }
  await expect(start).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "로그인이 필요해요" });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(start).toBeFocused();
});

test("연결이 끊기면 알리고 글은 두며, 보내려 하면 이유를 말하고, 다시 이어지면 그렇게 말한다", async ({ page }) => {
  await signUpByRequest(page, freshEmail());
  await page.goto("/dashboard");
  await field(page).fill(GARDEN);
  await expect(page.getByTestId("credits")).toHaveText("3 / 3");
  await page.context().setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: "인터넷 연결이 끊겼어요." });
  await expect(notice).toBeVisible();
  await expectAccessibleInBothThemes(page, "the notice of being offline", { include: ".offline-notice" });
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByRole("alert")).toContainText("지금은 인터넷에 연결되어 있지 않아요.");
  await expect(field(page)).toHaveValue(GARDEN);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText("다시 연결됐어요.").first()).toBeVisible();
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByTestId("credits")).toHaveText("2 / 3");
});

test("다음 화면의 조각을 받지 못하면 그 주소를 새로 열고, 뒤로 가면 보던 자리로 돌아온다", async ({ page }) => {
  // Without scrolling to the link.
  const follow = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path);
  await page.goto("/guide");
  await page.evaluate(() => window.scrollTo(0, 500));
  let documents = 0;
  page.on("request", (asked) => {
    if (asked.isNavigationRequest()) documents++;
  });
  await page.route(/\/assets\/privacy-.*\.js$/, (route) =>
    documents === 0 ? route.abort("internetdisconnected") : route.continue(),
  );
  await follow("/privacy");
  await expect(page).toHaveTitle("개인정보 처리방침 | 글결");
  expect(documents).toBe(1);

  await page.goBack();
  await expect(page).toHaveTitle("읽는 방법 | 글결");
  await page.evaluate(() => window.scrollTo(0, 500));
  await follow("/terms");
  await expect(page).toHaveTitle("이용약관 | 글결");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle("읽는 방법 | 글결");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("화면이 아직 굳어 있을 때 뒤로 가도, 그 화면을 넘겨받은 뒤 보던 화면으로 돌아간다", async ({ page }) => {
  await page.goto("/guide");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => history.pushState(null, "", "/privacy"));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page).toHaveTitle("개인정보 처리방침 | 글결");
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe("/guide");
  release();
  await expect(page).toHaveTitle("읽는 방법 | 글결");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("결과를 읽는 방법");
});

test.describe("설치한 앱처럼", () => {
  test.use({ serviceWorkers: "allow" });

  test("연결 없이 다시 열면 쓰던 글이 있는 화면이 나오고, 이어지면 저절로 돌아온다", async ({ page }) => {
    await page.goto("/dashboard");
    await field(page).fill(GARDEN);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // The cache is filled before the worker is ready; it serves this page once it has claimed it.
      if (navigator.serviceWorker.controller === null) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
      }
    });
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "인터넷 연결이 끊겼어요" })).toBeVisible();
    await expect(page.getByLabel("쓰던 글")).toHaveValue(GARDEN);
    await expectAccessibleInBothThemes(page, "the page for being offline");
    await page.context().setOffline(false);
    await expect(field(page)).toHaveValue(GARDEN);
    expect(
      await page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? "")).keys()).length),
    ).toBe(4);
  });
});

test.describe("손전화에서", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("아래의 여섯 자리로 옮겨 다니고, 위의 크레딧은 요금제로, 메뉴는 설정과 로그아웃으로 이어진다", async ({
    page,
  }) => {
    const email = freshEmail();
    await signUpByRequest(page, email);
    await page.goto("/dashboard");
    const tabs = page.getByRole("navigation", { name: "주요 메뉴" });
    await expect(tabs.getByRole("link")).toHaveText(["분석", "에디터", "기록", "수업", "커뮤니티", "설정"]);
    for (const [name, path] of [
      ["에디터", "/editor"],
      ["기록", "/history"],
      ["수업", "/classes"],
      ["커뮤니티", "/community"],
      ["설정", "/settings"],
      ["분석", "/dashboard"],
    ] as const) {
      await tabs.getByRole("link", { name }).tap();
      await page.waitForURL((url) => url.pathname === path);
      await expect(tabs.locator('[aria-current="page"]')).toHaveText([name]);
    }
    const box = await tabs.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);

    await expectNamesHoldWhatIsSeen(page, "a user's page on a telephone");
    const badge = page.getByRole("link", { name: "3크레딧 남음, 요금제 보기" });
    await expect(badge).toHaveAttribute("href", "/pricing");
    await page.getByRole("button", { name: "사용자 메뉴" }).tap();
    const menu = page.getByRole("menu");
    await expect(menu).toContainText("윤서진");
    await expect(menu).toContainText(email);
    await expect(menu.getByRole("menuitem", { name: "Pro로 업그레이드" })).toHaveAttribute("href", "/pricing");
    await expectAccessibleInBothThemes(page, "the menu of the user", { include: "[role=menu]" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "사용자 메뉴" })).toBeFocused();
    await page.getByRole("button", { name: "사용자 메뉴" }).tap();
    await menu.getByRole("menuitem", { name: "로그아웃" }).tap();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.getByText("무료 체험 중이에요.")).toBeVisible();
  });
});
