import type { Page } from "@playwright/test";
import type { Screen } from "../screen.ts";
import type { Stage } from "../stage.ts";
import { at, button, dialog, press, quiet, sees, steps } from "./actions.ts";

const board = at("/community", "초고를 남겨 두면");
const BODY = "**강조**와 목록을 쓸 수 있어요.\n\n- 첫째\n- 둘째\n\n> 인용한 말\n\n`코드`도요.";

async function write(page: Page): Promise<void> {
  await at("/community/write")(page);
  await page.getByRole("radio", { name: "결과", exact: true }).check();
  await page.getByLabel("제목").fill("고친 글은 이렇게 달라졌어요");
  await page.getByRole("textbox", { name: "글", exact: true }).fill(BODY);
}

const post =
  (which: keyof Stage["postIds"], text: string): Screen["open"] =>
  (page, { postIds }) =>
    at(`/community/post/${postIds[which]}`, text)(page);

/** The community. */
export const COMMUNITY_SCREENS: readonly Screen[] = [
  { name: "community", route: "/community", as: "pro", open: board },
  { name: "community-visitor", route: "/community", open: board },
  {
    name: "community-nothing-found",
    route: "/community",
    as: "pro",
    open: async (page) => {
      await page.goto("/community?query=코끼리");
      await page
        .getByText(/없어요/)
        .first()
        .waitFor();
      await quiet(page);
    },
  },
  {
    name: "community-post",
    route: "/community/post/:postId",
    as: "pro",
    open: post("result", "좋은 예를 나눠 주셔서"),
  },
  {
    name: "community-post-visitor",
    route: "/community/post/:postId",
    open: post("question", "지원 동기 문단만"),
  },
  {
    name: "community-post-hidden",
    route: "/community/post/:postId",
    as: "writer",
    open: post("hidden", "이유: 광고로 보여요."),
  },
  {
    name: "community-post-gone",
    route: "/community/post/:postId",
    as: "pro",
    open: at("/community/post/none", "없는 글이에요"),
  },
  { name: "community-write", route: "/community/write", as: "pro", open: write },
  {
    name: "community-write-preview",
    route: "/community/write",
    as: "pro",
    open: async (page) => {
      await write(page);
      await page.getByRole("radio", { name: "미리보기" }).check();
      await page.getByRole("region", { name: "미리보기" }).locator("strong").waitFor();
      await button(page, "내 결과 붙이기").click();
      await dialog(page, "붙일 결과 고르기").getByRole("listitem").getByRole("button").first().click();
      await quiet(page);
    },
  },
  {
    name: "community-pick-result",
    route: "/community/write",
    as: "pro",
    isWindow: true,
    open: async (page) => {
      await write(page);
      await button(page, "내 결과 붙이기").click();
      await dialog(page, "붙일 결과 고르기").getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "community-nickname",
    route: "/community/write",
    as: "fresh",
    isWindow: true,
    open: async (page) => {
      await at("/community/write")(page);
      await page.getByLabel("제목").fill("처음 인사드려요");
      await page.getByRole("textbox", { name: "글", exact: true }).fill("반갑습니다.");
      await button(page, "올리기").click();
      await dialog(page, "별명을 정해 주세요").waitFor();
    },
  },
  {
    name: "community-edit",
    route: "/community/edit/:postId",
    as: "pro",
    open: (page, { postIds }) => at(`/community/edit/${postIds.result}`, "글 고치기")(page),
  },
  {
    name: "community-report",
    route: "/community/post/:postId",
    as: "pro",
    isWindow: true,
    open: steps(post("question", "지원 동기 문단만"), press("신고"), sees()),
  },
  {
    name: "community-notifications",
    route: "/community",
    as: "pro",
    isWindow: true,
    open: async (page) => {
      await board(page);
      await button(page, /^알림/).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "community-moderation",
    route: "/community/moderation",
    as: "moderator",
    open: at("/community/moderation", "광고나 도배예요"),
  },
  {
    name: "community-moderation-log",
    route: "/community/moderation",
    as: "moderator",
    open: async (page) => {
      await at("/community/moderation")(page);
      await page.getByRole("radio", { name: "기록" }).check();
      await page.getByText("광고로 보여요.").first().waitFor();
    },
  },
  {
    name: "community-decide",
    route: "/community/moderation",
    as: "moderator",
    isWindow: true,
    open: steps(at("/community/moderation", "광고나 도배예요"), press("숨기기"), sees("숨기기")),
  },
];
