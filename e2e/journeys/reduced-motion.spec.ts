import { analyse } from "../support/account.ts";
import { goToSentence } from "../support/go-to-sentence.ts";
import { expect, test } from "../support/journey.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectMoving, expectStill } from "../support/still-page.ts";
import { GARDEN } from "../support/texts.ts";

const FOR_VISITORS = ["/", "/dashboard", "/pricing", "/guide", "/accuracy", "/login", "/signup"];
const FOR_USERS = ["/dashboard", "/editor", "/history", "/community", "/settings"];

test.describe("움직임을 줄여 달라고 한 사람에게는", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("어느 화면, 대화 상자, 기다리는 동안, 고친 글에서도 아무것도 움직이지 않는다", async ({ page }) => {
    test.slow();
    for (const path of FOR_VISITORS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expectStill(page, path);
    }
    await page.goto("/dashboard");
    const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
    await input.fill(GARDEN);
    await page.getByRole("button", { name: "분석 시작" }).click();
    await expect(page.getByRole("dialog", { name: "로그인이 필요해요" })).toBeVisible();
    await expectStill(page, "the login dialog");

    await signUpByRequest(page, freshEmail());
    const id = await analyse(page, GARDEN);
    for (const path of [...FOR_USERS, `/history/${id}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByText("불러오고 있어요"), path).toHaveCount(0);
      await expectStill(page, path);
    }

    // While the session is asked for: the spinner of the whole window.
    let goOn = () => {};
    const asked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/api/auth/get-session", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/dashboard");
    await expect(page.getByText("불러오고 있어요")).toBeVisible();
    await expectStill(page, "the spinner of the whole window");
    goOn();
    await expect(page.getByRole("button", { name: "분석 시작" })).toBeEnabled();

    // While an analysis goes on: the overlay and the button's spinner.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/analyze", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "분석 시작" }).click();
    await expect(page.getByRole("dialog").getByText("글의 결을 읽고 있어요")).toBeVisible();
    await expectStill(page, "the overlay");
    answer();
    await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();
    await expectStill(page, "a result");

    // While an edit is awaited, and when it is there.
    let edit = () => {};
    const editing = new Promise<void>((resolve) => {
      edit = resolve;
    });
    await page.route("**/api/ai/**", async (route) => {
      await editing;
      await route.continue();
    });
    await goToSentence(page, 1);
    await page.getByRole("button", { name: "1번 문장 다듬기" }).click();
    const dialog = page.getByRole("dialog", { name: "문장 다듬기" });
    await dialog.getByRole("button", { name: "자연스럽게" }).click();
    await expectStill(page, "an edit that is awaited");
    edit();
    await expect(dialog.getByText(/내장 편집기가|고칠 곳/).first()).toBeVisible();
    await expectStill(page, "an edit");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "알림" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectStill(page, "a menu");
  });
});

test("움직임을 줄이지 않은 사람에게는 움직이고, 설정에서 줄이면 멈춘다", async ({ page }) => {
  await signUpByRequest(page, freshEmail());
  await page.goto("/settings");
  const reduce = page.getByRole("switch", { name: "움직임 줄이기" });
  await expect(reduce).toBeVisible();
  await expectMoving(page, "/settings");
  await reduce.click();
  await expect(reduce).toBeChecked();
  await expectStill(page, "/settings, with less motion chosen");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectStill(page, "/dashboard, with less motion chosen");
});
