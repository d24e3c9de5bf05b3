import type { Page } from "@playwright/test";
import type { Screen } from "../screen.ts";
import type { ResultName } from "../stage.ts";
import { at, button, dialog, press, quiet, sees, steps } from "./actions.ts";

const rows = (page: Page) => page.getByRole("list", { name: "분석 기록" }).getByRole("listitem");

async function history(page: Page): Promise<void> {
  await page.goto("/history");
  await rows(page).first().waitFor();
  await quiet(page);
}

/** The two newest ticked: the garden's text and its revision. */
async function pickTwo(page: Page): Promise<void> {
  await history(page);
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("toolbar", { name: "고른 기록" }).waitFor();
}

async function search(page: Page, words: string): Promise<void> {
  await history(page);
  await page.getByRole("searchbox", { name: "제목이나 본문 검색" }).fill(words);
}

const result =
  (name: ResultName): Screen["open"] =>
  (page, { resultIds }) =>
    at(`/history/${resultIds[name]}`, "문장별 분석")(page);

/** What has been analysed. */
export const HISTORY_SCREENS: readonly Screen[] = [
  { name: "history", route: "/history", as: "pro", open: history },
  { name: "history-visitor", route: "/history", open: at("/history") },
  { name: "history-empty", route: "/history", as: "fresh", open: at("/history", "아직 분석한 글이 없어요") },
  {
    name: "history-found",
    route: "/history",
    as: "pro",
    open: async (page) => {
      await search(page, "낙엽");
      await page.locator("mark").first().waitFor();
    },
  },
  {
    name: "history-nothing-found",
    route: "/history",
    as: "pro",
    open: async (page) => {
      await search(page, "코끼리");
      await page.getByText("찾는 기록이 없어요").waitFor();
    },
  },
  { name: "history-selection", route: "/history", as: "pro", open: pickTwo },
  {
    name: "history-drawer",
    route: "/history",
    as: "pro",
    isWindow: true,
    open: async (page) => {
      await history(page);
      await page
        .getByRole("link", { name: /^지난봄부터/ })
        .first()
        .press("Enter");
      await dialog(page).getByText("참고 자료이며 단독 증거로 쓰지 마세요.").waitFor();
      await quiet(page);
    },
  },
  { name: "history-result", route: "/history/:analysisId", as: "pro", open: result("garden") },
  {
    name: "history-result-recorded",
    route: "/history/:analysisId",
    as: "pro",
    open: steps(result("bus"), (page) => page.getByRole("link", { name: /^작성 기록 있음/ }).waitFor()),
  },
  { name: "history-result-words", route: "/history/:analysisId", as: "pro", open: result("words") },
  { name: "history-result-missing", route: "/history/:analysisId", as: "pro", open: at("/history/none", /없/) },
  {
    name: "history-rename",
    route: "/history/:analysisId",
    as: "pro",
    isWindow: true,
    open: steps(result("bus"), press("이름 바꾸기"), sees()),
  },
  {
    name: "history-compare",
    route: "/history/compare",
    as: "pro",
    open: async (page) => {
      await pickTwo(page);
      await button(page.getByRole("toolbar", { name: "고른 기록" }), /비교/).click();
      await page.getByRole("heading", { name: "결과 비교" }).waitFor();
      await page.locator("ins").first().waitFor();
    },
  },
];
