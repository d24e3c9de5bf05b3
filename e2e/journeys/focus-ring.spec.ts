import type { Page } from "@playwright/test";
import { analyse } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { GARDEN } from "../support/texts.ts";

/** Stops looked at on a page, from its beginning: header, menu and what the page is for. */
const STOPS = 30;
/** Room around an element for a ring that is drawn outside of it, in CSS pixels. */
const AROUND = 8;

/** What has the focus, and where it is to be seen; null when the browser's own controls have it. */
function focused(page: Page) {
  return page.evaluate((around) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // The visible part: the label of a one-pixel control, the frame of the writing surface, or the row of a link that
    // covers its row.
    const isDrawn = element.getBoundingClientRect().width > 2;
    const drawn = isDrawn ? element.closest("[data-surface-frame], li") : element.closest("label");
    const seen = drawn ?? (isDrawn ? element : element.parentElement);
    const box = (seen ?? element).getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - around), Math.max(0, box.top - around)];
    return {
      name: `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`,
      clip: {
        x: left,
        y: top,
        width: Math.min(window.innerWidth, box.right + around) - left,
        height: Math.min(window.innerHeight, box.bottom + around) - top,
      },
    };
  }, AROUND);
}

/** Presses Tab through the page and returns each stop that looks the same with and without focus. */
async function invisibleStops(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = (clip: { x: number; y: number; width: number; height: number }) =>
    page.screenshot({ clip, animations: "disabled", caret: "hide" });
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press("Tab");
    const here = await focused(page);
    if (here === null) break;
    const { name, clip } = here;
    if (clip.width < 1 || clip.height < 1) {
      faults.push(`${name}: out of sight`);
      continue;
    }
    const withFocus = await look(clip);
    // The browser goes on from here with the next Tab, though nothing has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    if (withFocus.equals(await look(clip))) faults.push(name);
  }
  return faults;
}

test("자판으로 지나는 자리마다 초점이 눈에 보인다", async ({ page }) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpByRequest(page, freshEmail());
  const id = await analyse(page, GARDEN);
  const rest = ["/pricing", "/accuracy", "/history", `/history/${id}`, "/community", "/community/write"];
  for (const path of ["/", "/dashboard", "/editor", "/settings", ...(process.env.TEST_LONG ? rest : [])]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.getByText("불러오고 있어요"), path).toHaveCount(0);
    expect([path, await invisibleStops(page)]).toEqual([path, []]);
  }
});
