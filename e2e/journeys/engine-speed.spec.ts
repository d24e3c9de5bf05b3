import { findEngine, timeInBrowser } from "../support/browser-engine.ts";
import { expect, test } from "../support/journey.ts";
import { makeKorean } from "../support/made-texts.ts";

test("2,000자를 브라우저에서 다시 재는 데 50밀리초가 걸리지 않는다", async ({ page }) => {
  const times = await timeInBrowser(page, await findEngine(page), makeKorean(2_000), 21);
  const median = [...times].sort((a, b) => a - b)[10] ?? Number.POSITIVE_INFINITY;
  console.log(`2,000 characters in the browser: median ${median.toFixed(1)} ms`);
  expect(median).toBeLessThan(50);
});
