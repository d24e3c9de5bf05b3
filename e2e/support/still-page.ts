import { expect, type Page } from "@playwright/test";

/** What counts as no time at all, in ms. */
const NO_TIME_MS = 0.01;

/** What on the page may move: elements (and what is drawn before and behind them) with an animation or a transition. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate((noTime) => {
    const longest = (durations: string) =>
      Math.max(...durations.split(",").map((one) => Number.parseFloat(one) * (one.trim().endsWith("ms") ? 1 : 1_000)));
    const found = new Set<string>();
    for (const element of document.querySelectorAll("*")) {
      for (const part of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, part || null);
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${part}`;
        if (style.animationName !== "none" && longest(style.animationDuration) > noTime)
          found.add(`${name}: animation`);
        if (longest(style.transitionDuration) > noTime) found.add(`${name}: transition`);
      }
    }
    return [...found];
  }, NO_TIME_MS);
}

/** Nothing on the page moves for those who asked for less motion. */
export async function expectStill(page: Page, what: string): Promise<void> {
  expect([what, await moving(page)]).toEqual([what, []]);
}

/** Something on the page moves for those who did not ask for less. */
export async function expectMoving(page: Page, what: string): Promise<void> {
  expect([what, (await moving(page)).length > 0]).toEqual([what, true]);
}
