import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type { Screen } from "../screen.ts";

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).first();
export const heading = (page: Page | Locator, name: string | RegExp) => page.getByRole("heading", { name }).first();
export const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole("dialog", name === undefined ? {} : { name });

/** The text field of the analysis page. */
export const draft = (page: Page) => page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
/** The text field of the editor. */
export const surface = (page: Page) => page.getByRole("textbox", { name: "본문" });

export const fixture = (path: string) => fileURLToPath(new URL(`../../../documents/fixtures/${path}`, import.meta.url));

type Reach = Screen["open"];

/** One after the other, on the same page: how a state is reached from another. */
export const steps =
  (...all: readonly Reach[]): Reach =>
  async (page, stage) => {
    for (const step of all) await step(page, stage);
  };

export const press =
  (name: string | RegExp): Reach =>
  (page) =>
    button(page, name).click();

/** Waits for a dialog, of this name where one is given. */
export const sees =
  (name?: string | RegExp): Reach =>
  (page) =>
    dialog(page, name).waitFor();

/** Opens an address and waits for what the page says when all of it is there. */
export const at =
  (path: string, text?: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    const sign = text === undefined ? page.getByRole("heading", { level: 1 }) : page.getByText(text);
    await sign.first().waitFor();
    await quiet(page);
  };

/** Waits until nothing is asked for, nothing turns and no row stands empty. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByText("불러오고 있어요").first().waitFor({ state: "hidden" });
}

/** Scrolls through the page, so that what is drawn or fetched when it is seen is there. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await quiet(page);
}
