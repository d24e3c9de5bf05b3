import type { Page } from "@playwright/test";
import { analyse, openVerifiedAccount } from "../support/account.ts";
import { goToSentence } from "../support/go-to-sentence.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS, CAT, GARDEN } from "../support/texts.ts";

const REVISED = GARDEN.replace("할머니가", "할머니께서").replace("내년에는 방울토마토를 좀 늘려 볼 생각이다.", "");
const list = (page: Page) => page.getByRole("list", { name: "분석 기록" });
const rows = (page: Page) => list(page).getByRole("listitem");

test("기록에서 찾고, 열고, 비교하고, 지웠다가 되돌린다", { tag: "@main" }, async ({ page }) => {
  test.slow();
  await openVerifiedAccount(page);
  const texts = [GARDEN, BUS, CAT, REVISED];
  for (const text of texts) await analyse(page, text);
  await page.goto("/history");
  await expect(rows(page)).toHaveCount(4);
  await expectAccessibleInBothThemes(page, "the list of results");

  const search = page.getByRole("searchbox", { name: "제목이나 본문 검색" });
  await search.fill("방울토마토를늘려");
  await expect(page.getByRole("heading", { name: "찾는 기록이 없어요" })).toBeVisible();
  await search.fill("상자");
  await expect(rows(page)).toHaveCount(1);
  await expect(list(page).locator("mark").first()).toHaveText("상자");
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await search.fill("");
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole("button", { name: /^즐겨찾기: 우리 집 고양이는/ }).click();
  await page.getByRole("button", { name: "즐겨찾기", exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "즐겨찾기", exact: true }).click();
  await page.getByLabel("분석 종류").selectOption("ensemble");
  await expect(page.getByRole("heading", { name: "찾는 기록이 없어요" })).toBeVisible();
  await page.getByRole("button", { name: "조건 지우기" }).click();
  await expect(rows(page)).toHaveCount(4);

  await page.getByRole("link", { name: /^버스를 잘못/ }).press("Enter");
  const drawer = page.getByRole("dialog", { name: /^버스를 잘못/ });
  await expect(drawer).toContainText("참고 자료이며 단독 증거로 쓰지 마세요.");
  await expectAccessibleInBothThemes(page, "a result in the drawer", { include: "[role=dialog]" });
  await drawer.getByRole("link", { name: "전체 결과 보기" }).click();
  await expect(page.getByRole("heading", { name: "문장별 분석" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a result of before");
  await expect(page.getByRole("heading", { name: "이 결과가 맞았나요?" })).toBeVisible();
  const result = page.url();
  await goToSentence(page, 1);
  await page.getByRole("button", { name: "1번 문장 다듬기" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/dashboard");
  const edit = page.getByRole("dialog", { name: "문장 다듬기" });
  await expect(edit.getByText(/^1번 문장/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "분석할 글" })).toHaveValue(BUS);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "분석할 글" })).toHaveValue(BUS);
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeVisible();
  await page.goto(result);
  await page.getByRole("button", { name: "이름 바꾸기" }).click();
  await page.getByRole("textbox", { name: "이름" }).fill("버스에서 쓴 글");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "버스에서 쓴 글" })).toBeVisible();
  await page.getByRole("button", { name: "에디터에서 열기" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/editor");
  await expect(page.getByText("버스를 잘못 탔다는 걸").first()).toBeVisible();

  await page.goto("/history");
  const boxes = page.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(3).check();
  await page.getByRole("toolbar", { name: "고른 기록" }).getByRole("button", { name: "비교" }).click();
  await expect(page.getByRole("heading", { name: "결과 비교" })).toBeVisible();
  await expect(page.locator("ins")).toHaveText(["께서"]);
  await expect(page.getByText("뺀 문장")).toBeVisible();
  await expectAccessibleInBothThemes(page, "two results beside each other");

  await page.goto("/history");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("toolbar", { name: "고른 기록" }).getByRole("button", { name: "지우기" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(rows(page)).toHaveCount(4);
});

test("좁은 화면에서도 기록이 옆으로 넘치지 않고, 다음 기록이 이어진다", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openVerifiedAccount(page);
  const id = await analyse(page, CAT);
  await page.route(
    ({ pathname }) => pathname === "/api/history",
    async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const isSecond = route.request().url().includes("cursor=");
      const [entry] = body.data.entries;
      body.data.entries = Array.from({ length: isSecond ? 5 : 30 }, (_, n) => ({
        ...(entry ?? first),
        id: `${isSecond ? "b" : "a"}${n}`,
      }));
      first = entry ?? first;
      body.data.nextCursor = isSecond ? null : "1-1";
      await route.fulfill({ json: body });
    },
  );
  let first: Record<string, unknown> = { id };
  await page.goto("/history");
  await expect(rows(page)).toHaveCount(30);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(35);
  await expectNoOverflow(page);
});
