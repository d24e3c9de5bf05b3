import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** From the smallest telephone to a wide screen; 640 is a window of 1280 at a zoom of 200%. */
const WIDTHS = [320, 390, 640, 768, 1440, 1920];

async function expectAccessible(page: Page, what: string, { exclude = [], rules }: AxeChoice): Promise<void> {
  let axe = new AxeBuilder({ page });
  for (const selector of exclude) axe = axe.exclude(selector);
  if (rules !== undefined) axe = axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  expect([what, violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))])]).toEqual([
    what,
    [],
  ]);
}

interface AxeChoice {
  readonly exclude?: readonly string[];
  readonly rules?: readonly string[];
}

/**
 * What is on the screen breaks no rule of accessibility. Between the themes only colours differ: the dark one is asked about
 * these, the light one about everything.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  what: string,
  { exclude = [] }: Pick<AxeChoice, "exclude"> = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, `${what}, dark`, { exclude, rules: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, `${what}, light`, { exclude });
}

/** The page can be read without moving it sideways, in windows of every width. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  const overflows: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const reached = await page.evaluate(() => document.documentElement.scrollWidth);
    if (reached > width) overflows.push(`${width}: ${reached}`);
  }
  if (size) await page.setViewportSize(size);
  expect([what, overflows]).toEqual([what, []]);
}
