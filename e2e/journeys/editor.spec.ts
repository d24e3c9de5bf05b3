import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { seenAsPro } from "../support/seen-as-pro.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectNamesHoldWhatIsSeen } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

const surface = (page: Page) => page.getByRole("textbox", { name: "본문" });
/** The text as a person reads it: one line of the surface a line. */
const textOf = (page: Page) =>
  surface(page).evaluate((element) => Array.from(element.children, (line) => line.textContent).join("\n"));

async function openEditor(page: Page) {
  await page.goto("/signup?next=/editor");
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/editor");
  await surface(page).click();
}

/** The sentences that are underlined now, as the browser paints them. */
const underlined = (page: Page) =>
  page.evaluate(() =>
    [3, 4, 5, 6].flatMap((band) => [...(CSS.highlights.get(`sentence-band-${band}`) ?? [])].map(String)),
  );

test("글을 쓰고 분석하면 문장에 밑줄이 생기고, 고치면 그 문장의 밑줄만 사라진다", { tag: "@main" }, async ({
  page,
}) => {
  await openEditor(page);
  await page.keyboard.insertText(GARDEN);
  await expect(page.getByText("106단어 · 10문장 · 409 / 10,000")).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener("focusin", ({ target }) => {
      if (!(target as Element).matches("[data-result-heading]")) return;
      const listed = document.querySelectorAll("section[aria-label='의심 문장'] button").length;
      (window as unknown as { listedAtFocus: number }).listedAtFocus = listed;
    });
  });
  await page.getByRole("button", { name: "지금 분석" }).click();
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();
  const suspects = page.getByRole("region", { name: "의심 문장" }).getByRole("button");
  await expect(suspects).not.toHaveCount(0);
  // The heading says that the result is there; a screen reader goes on from it at once.
  const listed = await page.evaluate(() => (window as unknown as { listedAtFocus: number }).listedAtFocus);
  await expect(suspects).toHaveCount(listed);
  const before = await underlined(page);
  expect(before.length).toBeGreaterThan(2);
  await expect(suspects.filter({ hasNotText: /4\d%/ })).toHaveCount(before.length);
  for (const sentence of before) expect(GARDEN).toContain(sentence);
  await expectNamesHoldWhatIsSeen(page, "the editor with a result");

  await suspects.first().click();
  const selection = () => page.evaluate(() => String(document.getSelection()));
  // The editor takes the focus first.
  await expect.poll(async () => (await selection()).length).toBeGreaterThan(10);
  const chosen = await selection();
  expect(GARDEN).toContain(chosen);
  await expect(page.getByRole("region", { name: "커서가 있는 문장" })).toContainText("AI 확률");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("말");
  await expect.poll(() => underlined(page)).toEqual(before.filter((sentence) => sentence !== chosen));
  await expect(suspects.first()).toContainText("고침");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => underlined(page)).toEqual(expect.arrayContaining(before));
  await expect.poll(() => textOf(page)).toBe(GARDEN);
});

test("한글을 조합하는 동안에는 글도 밑줄도 건드리지 않고, 자동 분석도 기다린다", async ({ page }) => {
  await seenAsPro(page);
  const started: number[] = [];
  // The server does not know that this user is Pro; it is never asked.
  await page.route("**/api/analyze", () => {
    started.push(Date.now());
  });
  await openEditor(page);
  const auto = page.getByRole("switch", { name: "자동 분석" });
  await auto.check();
  await surface(page).click();
  const long = `${GARDEN}\n${GARDEN}`;
  await page.keyboard.insertText(GARDEN);
  await page.keyboard.press("Enter");
  await page.keyboard.insertText(GARDEN);
  await expect(page.getByRole("region", { name: "실시간 미리보기" })).toContainText(/근거 (뚜렷함|보통|약함)/);
  await expect.poll(() => underlined(page).then(({ length }) => length)).toBeGreaterThan(2);
  await page.keyboard.press("ControlOrMeta+End");

  const ime = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const kept = window as unknown as { touched: string[]; line: Node | null };
    const text = document.querySelector(".ProseMirror") as HTMLElement;
    kept.touched = [];
    kept.line = text.lastElementChild?.lastChild ?? null;
    new MutationObserver((changes) => {
      for (const { type, attributeName, target } of changes) {
        if (type !== "characterData" && target !== text)
          kept.touched.push(`${type} ${attributeName} of ${target.nodeName}`);
      }
    }).observe(text, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const band of [3, 4, 5, 6]) {
      const highlight = CSS.highlights.get(`sentence-band-${band}`);
      if (!highlight) continue;
      const { add, delete: remove } = Object.getPrototypeOf(highlight);
      highlight.add = (range) => {
        kept.touched.push("underline");
        return add.call(highlight, range);
      };
      highlight.delete = (range) => {
        kept.touched.push("underline");
        return remove.call(highlight, range);
      };
    }
  });
  const startedBefore = started.length;
  for (const syllable of ["ㅎ", "하", "한"]) {
    await ime.send("Input.imeSetComposition", { text: syllable, selectionStart: 1, selectionEnd: 1 });
    // Longer in total than the two-second delay of auto-analysis and the delay of the gauge.
    await page.waitForTimeout(800);
    await expect.poll(() => textOf(page)).toBe(long + syllable);
    await expect.poll(() => page.evaluate(() => document.getSelection()?.anchorOffset)).toBe(GARDEN.length + 1);
  }
  expect(started.length).toBe(startedBefore);
  expect(await page.evaluate(() => (window as unknown as { touched: string[] }).touched)).toEqual([]);
  expect(
    await page.evaluate(() => {
      const { line } = window as unknown as { line: Node };
      return line.isConnected && document.querySelector(".ProseMirror")?.lastElementChild?.lastChild === line;
    }),
  ).toBe(true);

  await ime.send("Input.insertText", { text: "한" });
  await page.keyboard.type(" 줄 더");
  await expect.poll(() => textOf(page)).toBe(`${long}한 줄 더`);
  await expect.poll(() => started.length, { timeout: 6_000 }).toBe(startedBefore + 1);
  // A change while the answer is pending cancels the run; two seconds later the new text is sent.
  await page.keyboard.type("!");
  await expect.poll(() => started.length, { timeout: 6_000 }).toBe(startedBefore + 2);
  await expect(page.getByRole("alert")).toBeHidden();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => (await textOf(page)).startsWith(long)).toBe(true);
});
