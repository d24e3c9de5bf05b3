import { availableParallelism, loadavg } from "node:os";
import type { CDPSession, Page } from "@playwright/test";
import { machineBurden } from "../../scripts/testing/machine-burden.ts";
import { expect, test } from "../support/journey.ts";
import { makeKorean } from "../support/made-texts.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";

/** One frame at 60 Hz. */
const FRAME_MS = 16;
/**
 * Frames a key may take: more on a busy machine, where it waits for other programs, and on a slow one. Called after the
 * measurement, so that the load average covers it.
 */
const frames = () => Math.max(machineBurden(), (loadavg()[0] ?? 0) > availableParallelism() ? 4 : 1);
const KEYS = process.env.TEST_LONG ? 400 : 60;

// Traces take a picture of the whole document for every key, which costs ten times what is measured here.
test.use({ trace: "off", screenshot: "off" });

/**
 * Processor time that the main thread has taken since the page was opened, in ms: scripts, style, layout and painting. What
 * other programs take from it on a busy machine does not count.
 */
async function workedMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? 0) * 1_000;
}

/** Makes the page record, in ms, the time from each input event until the text is laid out again. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = window as unknown as { keyTimes: number[] };
    kept.keyTimes = [];
    const onInput = () => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      // After the browser's change and everything that follows it at once; reading a size makes the layout happen.
      port1.onmessage = () => {
        document.body.getBoundingClientRect();
        kept.keyTimes.push(performance.now() - start);
      };
      port2.postMessage(null);
    };
    window.addEventListener("beforeinput", onInput, true);
  });
}

interface KeyTimes {
  /** Time per key until layout, sorted. */
  readonly each: readonly number[];
  /** Main-thread time per key, including painting. */
  readonly threadMs: number;
}

async function timeKeys(
  page: Page,
  cdp: CDPSession,
  count: number,
  press: (at: number) => Promise<void>,
): Promise<KeyTimes> {
  await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0));
  const before = await workedMs(cdp);
  for (let at = 0; at < count; at++) {
    await press(at);
    // The pace of a fast typist.
    await page.waitForTimeout(60);
  }
  const threadMs = ((await workedMs(cdp)) - before) / count;
  const each = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return { each: each.sort((a, b) => a - b), threadMs };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

for (const lines of [40, 1]) {
  test(`10,000자 글에서 글쇠 하나에 한 프레임이 걸리지 않는다 (${lines}문단)`, async ({ page }) => {
    await page.goto("/signup?next=/editor");
    await fillSignUp(page, freshEmail());
    await page.waitForURL(({ pathname }) => pathname === "/editor");
    const length = 10_000 - KEYS * 2;
    const words = makeKorean(length).split(" ");
    const each = Math.ceil(words.length / lines);
    const paragraphs = Array.from({ length: lines }, (_, line) =>
      words.slice(line * each, (line + 1) * each).join(" "),
    );
    await page.evaluate((text) => sessionStorage.setItem("geulgyeol.draft", text), paragraphs.join("\n"));
    await page.reload();
    const surface = page.getByRole("textbox", { name: "본문" });
    await surface.click();
    await page.getByRole("button", { name: "지금 분석" }).click();
    await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();
    await page.getByRole("region", { name: "의심 문장" }).getByRole("button").first().click();
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(500);

    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");
    await watchKeys(page);
    const typed = await timeKeys(page, cdp, KEYS, (key) => page.keyboard.press(key % 6 === 5 ? "Space" : "a"));
    const composed = await timeKeys(page, cdp, KEYS, async (key) => {
      if (key % 3 === 2) await cdp.send("Input.insertText", { text: "한" });
      else
        await cdp.send("Input.imeSetComposition", { text: key % 3 ? "하" : "ㅎ", selectionStart: 1, selectionEnd: 1 });
    });
    for (const [name, { each, threadMs }] of Object.entries({ typed, composed })) {
      const [median, p90, p99] = [0.5, 0.9, 0.99].map((share) => at(each, share).toFixed(1));
      console.log(
        `${lines} paragraphs, ${name} (${each.length} keys): median ${median} ms, p90 ${p90} ms, p99 ${p99} ms; ` +
          `main thread ${threadMs.toFixed(1)} ms a key; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors, burden ${machineBurden().toFixed(1)}`,
      );
      expect(each.length).toBeGreaterThan(KEYS / 3);
      expect(at(each, 0.5)).toBeLessThan(FRAME_MS * frames());
    }
  });
}
