import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/journey.ts";

for (const path of ["/", "/accuracy", "/dashboard"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path}에는 접근성 문제가 없다 (${colorScheme})`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The tables of AI and English texts are the same components as those of human texts; thousands of cells take a minute.
      const { violations } = await new AxeBuilder({ page }).exclude("#ais").exclude("#english").analyze();
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(" ")) }))).toEqual(
        [],
      );
    });
  }
}
