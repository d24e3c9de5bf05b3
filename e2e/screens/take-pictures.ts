import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ALL_SCREENS } from "./list/all-screens.ts";
import { HEIGHTS, THEMES, WIDTHS } from "./screen.ts";
import { LAST_DAY, OUTPUT, STAGE_FILE, type Stage, sessionFile } from "./stage.ts";

/**
 * Prepares a page for a full-page screenshot, which is taller than the window: elements fixed to the window's bottom move
 * to the page's bottom, and a heading that a script focused loses its focus ring.
 */
function settle(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.tabIndex < 0) focused.blur();
  window.scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>("main *")) {
    const { position, bottom } = getComputedStyle(element);
    if (position === "sticky" && bottom !== "auto") element.style.position = "static";
    if (position === "fixed" && bottom !== "auto") element.style.position = "absolute";
  }
  document.body.style.position = "relative";
  const tabs = document.querySelector<HTMLElement>("nav.fixed.bottom-0");
  if (tabs === null) return;
  tabs.style.position = "absolute";
}

for (const screen of ALL_SCREENS) {
  for (const width of screen.width ? [screen.width] : WIDTHS) {
    test(`${screen.name} ${width}`, async ({ browser }) => {
      const stage: Stage = JSON.parse(readFileSync(STAGE_FILE, "utf8"));
      const context = await browser.newContext({
        baseURL: stage.address,
        viewport: { width, height: HEIGHTS[width] },
        colorScheme: "light",
        reducedMotion: "reduce",
        acceptDownloads: true,
        ...(screen.as && { storageState: sessionFile(screen.as) }),
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on("pageerror", ({ message }) => problems.push(message));
      await page.clock.setFixedTime(LAST_DAY);
      await screen.open(page, stage);
      if (!screen.breaks) expect(problems).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      if (!screen.isWindow) await page.evaluate(settle);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const path = join(OUTPUT, `${screen.name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: !screen.isWindow, animations: "disabled", caret: "hide" });
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, "The page scrolls sideways.").toBeLessThanOrEqual(0);
      await context.close();
    });
  }
}
