import type { Locator, Page } from "@playwright/test";
import { BUS, GARDEN } from "../../support/texts.ts";
import { writeRecorded } from "../furnish.ts";
import type { Screen } from "../screen.ts";
import { at, button, dialog, quiet, surface } from "./actions.ts";

const STORM =
  "지난여름 폭우로 인해 우리 동네 다리가 잠겼다. 그 다리는 1998년에 시청에 의해 세워졌다.\n우리는 사흘 동안 먼 길로 돌아 다녔다. " +
  "이장님은 매일 아침 물높이를 재어 알려 주셨다.";
const PARAGRAPHS = GARDEN.replaceAll(/ (?=도시 텃밭|그런데|내년)/g, "\n");

async function editor(page: Page, text = ""): Promise<void> {
  await at("/editor")(page);
  await surface(page).click();
  for (const [index, line] of text.split("\n").entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    if (line !== "") await page.keyboard.insertText(line);
  }
}

/** For Pro the browser's own estimate draws the grain beside the text: without it one picture shows what the next does not. */
async function estimated(page: Page): Promise<void> {
  // By its label: on a phone the text hides it.
  const live = page.locator('[aria-label="실시간 미리보기"]');
  await live
    .getByText(/근거 (뚜렷함|보통|약함)|판단 보류/)
    .first()
    .waitFor({ state: "attached", timeout: 60_000 });
}

/** A passage of the storm's text in the dialog for editing, all of it chosen with the keyboard. */
async function editStorm(page: Page): Promise<Locator> {
  await editor(page, STORM);
  await estimated(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("toolbar", { name: "선택 도구" }).getByText("자 선택").waitFor();
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Enter");
  return dialog(page, "문장 다듬기");
}

async function judged(page: Page): Promise<void> {
  await editor(page, PARAGRAPHS);
  await button(page, "지금 분석").click();
  // On a phone the text and the result take turns.
  await page.getByText("방금 분석했어요").waitFor({ state: "attached", timeout: 60_000 });
  await estimated(page);
  await quiet(page);
}

async function showTab(page: Page, name: "글" | "결과"): Promise<void> {
  const tab = page.getByRole("radio", { name, exact: true });
  if (await tab.isVisible()) await tab.check();
}

const recordPanel = (page: Page) => page.getByRole("complementary", { name: "작성 기록" });

/** The writing surface. */
export const EDITOR_SCREENS: readonly Screen[] = [
  { name: "editor-visitor", route: "/editor", open: (page) => editor(page) },
  { name: "editor-empty", route: "/editor", as: "fresh", open: (page) => editor(page) },
  {
    name: "editor-judged",
    route: "/editor",
    as: "writer",
    open: async (page) => {
      await judged(page);
      await showTab(page, "글");
    },
  },
  {
    name: "editor-result",
    route: "/editor",
    as: "writer",
    width: 390,
    open: async (page) => {
      await judged(page);
      await showTab(page, "결과");
    },
  },
  {
    name: "editor-words",
    route: "/editor",
    as: "writer",
    open: async (page) => {
      await editor(page, PARAGRAPHS);
      await page.getByRole("switch", { name: "단어별" }).check();
      await button(page, "지금 분석").click();
      await page.getByText("고위험 단어").first().waitFor({ state: "attached", timeout: 60_000 });
      await estimated(page);
      await showTab(page, "결과");
      await quiet(page);
    },
  },
  {
    name: "editor-toolbar",
    route: "/editor",
    as: "writer",
    isWindow: true,
    open: async (page) => {
      await editor(page, STORM);
      await estimated(page);
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.press("Shift+End");
      await page.getByRole("toolbar", { name: "선택 도구" }).getByText("자 선택").waitFor();
    },
  },
  {
    name: "editor-edit",
    route: "/editor",
    as: "writer",
    isWindow: true,
    open: async (page) => {
      const open = await editStorm(page);
      await button(open, "자연스럽게").click();
      await open.locator("ins").first().waitFor({ timeout: 60_000 });
    },
  },
  {
    name: "editor-edit-refused",
    route: "/editor",
    as: "writer",
    isWindow: true,
    open: async (page) => {
      const open = await editStorm(page);
      const rule = open.getByRole("textbox", { name: "정해 둔 규칙으로 다듬기" });
      await rule.fill("결말을 더 감동적으로 바꿔 줘");
      await rule.press("Enter");
      await open.getByText(/할 수 없어서 글을/).waitFor();
    },
  },
  {
    name: "editor-versions",
    route: "/editor",
    as: "fresh",
    isWindow: true,
    open: async (page) => {
      await editor(page, GARDEN);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(BUS);
      await button(page, "지난 판").click();
      await dialog(page, "지난 판").getByRole("list", { name: "저장한 판" }).getByRole("button").first().click();
      await page.getByRole("region", { name: "고른 판의 글" }).waitFor();
    },
  },
  {
    name: "editor-record-off",
    route: "/editor",
    as: "fresh",
    width: 1440,
    isWindow: true,
    open: async (page) => {
      await editor(page);
      await button(page, "작성 기록").click();
      await recordPanel(page).waitFor();
    },
  },
  {
    name: "editor-record",
    route: "/editor",
    as: "fresh",
    width: 1440,
    isWindow: true,
    open: async (page) => {
      await editor(page);
      await writeRecorded(page);
      await page.getByTestId("origin-strip").locator(".o-paste").waitFor();
      await recordPanel(page)
        .getByText(/붙여넣기 1/)
        .first()
        .waitFor();
    },
  },
];
