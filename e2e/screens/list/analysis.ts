import type { Locator, Page } from "@playwright/test";
import { goToSentence } from "../../support/go-to-sentence.ts";
import { BUS, CAT, GARDEN, READING } from "../../support/texts.ts";
import type { Screen } from "../screen.ts";
import { at, button, dialog, draft, fixture, heading, press, seeAll, sees, steps } from "./actions.ts";

const dashboard = at("/dashboard", "분석 옵션");
/** The server judges in a second, and in more where other programs run; recognition takes longer. */
const JUDGED = { timeout: 60_000 };

async function judge(page: Page, text: string, option?: RegExp): Promise<void> {
  await dashboard(page);
  if (option) await page.getByRole("checkbox", { name: option }).check();
  await draft(page).fill(text);
  await button(page, "분석 시작").click();
  await heading(page, /분석 결과$/).waitFor(JUDGED);
  await seeAll(page);
}

const RESULT = { route: "/dashboard", as: "writer" } as const;
const result = (name: string, text: string, option?: RegExp): Screen => ({
  ...RESULT,
  name: `dashboard-${name}`,
  open: (page) => judge(page, text, option),
});

const LONG = [GARDEN, BUS, READING, CAT].map((text, index) => `# ${index + 1}장\n${`${text}\n`.repeat(11)}`).join("\n");
const STATEMENT = `[문항 1] 지원 동기를 쓰시오. (1,000자 이내)\n${BUS}\n[문항 2] 협업한 경험\n${CAT}\n[문항 3] 취미와 특기\n${READING}`;
const FILES = [
  ["텃밭.txt", GARDEN],
  ["버스.txt", BUS],
  ["독서 감상문.txt", READING],
  ["짧은 글.txt", "짧다."],
].map(([name = "", text = ""]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) }));

async function typed(page: Page, text: string): Promise<void> {
  await dashboard(page);
  await draft(page).fill(text);
}

const upload = (files: Parameters<Locator["setInputFiles"]>[0]): Screen["open"] =>
  steps(dashboard, (page) => page.locator('input[type="file"]').setInputFiles(files));
const write =
  (text: string): Screen["open"] =>
  (page) =>
    typed(page, text);
const judged =
  (text: string): Screen["open"] =>
  (page) =>
    judge(page, text);
const menu = (name: string, as: "fresh" | "pro"): Screen => ({
  name,
  as,
  route: "/dashboard",
  width: 390,
  isWindow: true,
  open: steps(dashboard, press("사용자 메뉴"), (page) => page.getByRole("menu").waitFor()),
});

const openFiles = steps(upload(FILES), (page) => button(page, "4개 분석 시작").waitFor());
/** The server has read all of it. */
const allRead: Screen["open"] = async (page) => {
  await page.waitForURL("**/batches/*");
  await page.getByRole("listitem").first().waitFor();
  await page.getByRole("progressbar").waitFor({ state: "detached", ...JUDGED });
};

/** The analysis page, its results and its dialogs. */
export const ANALYSIS_SCREENS: readonly Screen[] = [
  { name: "dashboard-visitor", route: "/dashboard", open: dashboard },
  { name: "dashboard-empty", route: "/dashboard", as: "fresh", open: dashboard },
  { name: "dashboard-empty-pro", route: "/dashboard", as: "writer", open: dashboard },
  {
    name: "dashboard-short-text",
    route: "/dashboard",
    as: "fresh",
    open: (page) => typed(page, "버스를 잘못 탔다는 걸 안 건 강을 건넌 다음이었다."),
  },
  {
    name: "dashboard-live-gauge",
    route: "/dashboard",
    as: "writer",
    open: async (page) => {
      await typed(page, GARDEN);
      await page
        .getByRole("region", { name: "실시간 미리보기" })
        .getByText(/근거 (뚜렷함|보통|약함)/)
        .first()
        .waitFor(JUDGED);
    },
  },
  { ...RESULT, name: "dashboard-result-mixed", open: (page, { samples }) => judge(page, samples.mixed) },
  { ...RESULT, name: "dashboard-result-human", open: (page, { samples }) => judge(page, samples.human) },
  result("result-ai", READING),
  {
    ...RESULT,
    name: "dashboard-result-hold",
    open: (page) =>
      judge(
        page,
        "빨래를 걷으러 옥상에 올라갔더니 바람이 세서 수건 두 장이 옆집 담에 걸려 있었다. 벨을 눌렀는데 아무도 없었다.",
      ),
  },
  result("result-ensemble", READING, /앙상블/),
  result("result-words", GARDEN, /단어별 히트맵/),
  {
    name: "dashboard-result-picture",
    route: "/dashboard",
    as: "writer",
    open: async (page, stage) => {
      await upload(fixture("image/korean-screen.png"))(page, stage);
      await page.getByRole("region", { name: "이미지에서 읽은 글" }).waitFor(JUDGED);
      await button(page, "이 글 분석").click();
      await heading(page, "AI 감지 분석 결과").waitFor(JUDGED);
      await seeAll(page);
    },
  },
  { name: "dashboard-files", route: "/dashboard", as: "writer", isWindow: true, open: openFiles },
  {
    name: "batch-just-judged",
    route: "/batches/:batchId",
    as: "writer",
    open: steps(openFiles, press("4개 분석 시작"), allRead),
  },
  {
    name: "dashboard-hidden-text",
    route: "/dashboard",
    as: "fresh",
    open: steps(upload(fixture("libreoffice.docx")), (page) =>
      page.getByText("보이지 않는 글을 빼고 읽었어요").waitFor(),
    ),
  },
  {
    name: "dashboard-wrong-file",
    route: "/dashboard",
    as: "fresh",
    open: steps(upload({ name: "글.hwp5", mimeType: "", buffer: Buffer.from("글") }), (page) =>
      page.getByRole("alert").waitFor(),
    ),
  },
  {
    name: "dashboard-too-long",
    route: "/dashboard",
    as: "fresh",
    open: steps(write(LONG), (page) => button(page, "대목 고르기").waitFor()),
  },
  {
    name: "dialog-passage",
    route: "/dashboard",
    as: "fresh",
    isWindow: true,
    open: steps(write(LONG), press("대목 고르기"), sees()),
  },
  {
    name: "dialog-answers",
    route: "/dashboard",
    as: "fresh",
    isWindow: true,
    open: steps(write(STATEMENT), press("문항별로 나누기"), sees()),
  },
  {
    name: "dialog-analysing",
    route: "/dashboard",
    as: "fresh",
    isWindow: true,
    open: async (page) => {
      await page.route("**/api/analyze", () => undefined);
      await typed(page, GARDEN);
      await button(page, "분석 시작").click();
      await button(page, "취소").waitFor();
    },
  },
  {
    name: "dialog-login",
    route: "/dashboard",
    isWindow: true,
    open: steps(write(GARDEN), press("분석 시작"), sees("로그인이 필요해요")),
  },
  {
    name: "dialog-credits",
    route: "/dashboard",
    as: "spent",
    isWindow: true,
    open: steps(write(READING), press("분석 시작"), sees("크레딧이 부족해요")),
  },
  {
    name: "dialog-one-of-several",
    route: "/dashboard",
    as: "fresh",
    isWindow: true,
    open: steps(upload(FILES), sees("어느 파일을 분석할까요?")),
  },
  {
    name: "session-wait",
    route: "/dashboard",
    isWindow: true,
    open: async (page) => {
      await page.route("**/api/auth/get-session", () => undefined);
      await page.goto("/dashboard");
      await button(page, "다시 시도").waitFor();
    },
  },
  {
    name: "dialog-feedback",
    route: "/dashboard",
    as: "writer",
    isWindow: true,
    open: async (page) => {
      await judge(page, BUS);
      await button(page.getByRole("region", { name: "결과에 대한 의견" }), "달라요").click();
      await dialog(page).waitFor();
    },
  },
  {
    name: "dialog-share",
    route: "/dashboard",
    as: "writer",
    isWindow: true,
    open: steps(judged(BUS), press("공유"), sees("결과 공유")),
  },
  {
    name: "dialog-report",
    route: "/dashboard",
    as: "writer",
    isWindow: true,
    open: steps(judged(BUS), press("PDF 저장"), sees("PDF 보고서 저장")),
  },
  {
    name: "dialog-edit-empty",
    route: "/dashboard",
    as: "writer",
    isWindow: true,
    open: steps(judged(GARDEN), (page) => goToSentence(page, 7), press("7번 문장 다듬기"), sees("문장 다듬기")),
  },
  {
    name: "selection-toolbar",
    route: "/dashboard",
    as: "writer",
    isWindow: true,
    open: async (page) => {
      await typed(page, GARDEN);
      await draft(page).evaluate((field: HTMLTextAreaElement) => {
        field.focus();
        field.setSelectionRange(77, 150);
      });
      await page.getByRole("toolbar", { name: "선택 도구" }).waitFor();
    },
  },
  menu("mobile-menu", "fresh"),
  menu("mobile-menu-pro", "pro"),
  {
    name: "offline",
    route: "/dashboard",
    as: "fresh",
    isWindow: true,
    breaks: true,
    open: async (page) => {
      await typed(page, GARDEN);
      await page.context().setOffline(true);
      await button(page, "분석 시작").click();
      await page.getByRole("alert").first().waitFor();
    },
  },
];
