import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** From the smallest telephone to a wide screen; 640 is a window of 1280 at a zoom of 200%. */
const WIDTHS = [320, 390, 640, 768, 1440, 1920];

/** Rules whose answer depends on colours; everything else is the same in both themes. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

interface AxeChoice {
  /** Selector of the part that is asked about; the whole page without it. */
  readonly include?: string;
  readonly exclude?: readonly string[];
}

async function expectAccessible(what: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect([what, violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))])]).toEqual([
    what,
    [],
  ]);
}

/**
 * What is on the screen breaks no rule of accessibility. Between the themes only colours differ: the dark one is asked about
 * these, the light one, which stays on, about everything.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  what: string,
  { include, exclude = [] }: AxeChoice = {},
): Promise<void> {
  const axe = () => {
    const chosen = new AxeBuilder({ page });
    if (include !== undefined) chosen.include(include);
    for (const selector of exclude) chosen.exclude(selector);
    return chosen;
  };
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(`${what}, dark`, axe().withRules(OF_COLOURS));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(`${what}, light`, axe());
}

/** The accessible name of every control holds the words that are seen on it, so that a voice can ask for it by them. */
export async function expectNamesHoldWhatIsSeen(page: Page, what: string): Promise<void> {
  await expectAccessible(what, new AxeBuilder({ page }).withRules(["label-content-name-mismatch"]));
}

/** Words that end at an edge, without a sign that they go on; what only a screen reader is to read is left out. */
function cutTexts(): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const cuts = (element: Element) => {
    const style = getComputedStyle(element);
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // An ellipsis or a fade says that words go on, and a field scrolls with its caret.
    if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || style.maskImage !== "none")
      return false;
    const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const high = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!wide && !high) return false;
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.nodeValue?.trim() === "" || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const beyond = (own: DOMRect) =>
        own.width > 1 && ((wide && own.right > box.right + 1) || (high && own.bottom > box.bottom + 2));
      if (Array.from(range.getClientRects()).some(beyond)) return true;
    }
    return false;
  };
  return Array.from(document.body.querySelectorAll("*"))
    .filter((element) => !["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName) && isSeen(element) && cuts(element))
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`,
    );
}

/** The page can be read without moving it sideways, and nothing written is cut off, in windows of every width. */
export async function expectFitsEveryWidth(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const reached = await page.evaluate(() => document.documentElement.scrollWidth);
    if (reached > width) faults.push(`${width}: ${reached}`);
    for (const text of await page.evaluate(cutTexts)) faults.push(`${width}, cut off: ${text}`);
  }
  if (size) await page.setViewportSize(size);
  expect([what, faults]).toEqual([what, []]);
}
