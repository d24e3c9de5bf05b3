import { expect, type Page } from "@playwright/test";

/** Nothing sticks out at the side. Waits, since a page that was made narrower is drawn anew. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
