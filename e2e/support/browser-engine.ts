import type { Page } from "@playwright/test";
import { type JudgedReport, type Judgement, judgementOf } from "./judgement.ts";
import type { MadeText } from "./made-texts.ts";

/** Address of the engine's worker, which the landing page starts for the sample by two hands. */
export async function findEngine(page: Page): Promise<string> {
  await page.goto("/");
  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page.getByRole("button", { name: "둘이 함께 쓴 글도 보기" }).click(),
  ]);
  return worker.url();
}

/** Judges texts in the browser, in the same worker as the page does. Throws when a text is refused. */
export async function judgeInBrowser(page: Page, engine: string, texts: readonly MadeText[]): Promise<Judgement[]> {
  // As JSON with escapes: lone surrogates do not survive the way to the browser otherwise.
  const reports = await page.evaluate(
    async ([address, json]) => {
      const worker = new Worker(address, { type: "module" });
      const found: { id: string; report: JudgedReport }[] = [];
      for (const { id, text } of JSON.parse(json) as { id: string; text: string }[]) {
        const answer = await new Promise<MessageEvent>((resolve, reject) => {
          worker.onmessage = resolve;
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id: 1, text });
        });
        if (!answer.data.ok || answer.data.analysis.kind !== "report") {
          throw new Error(`${id}: ${JSON.stringify(answer.data)}`);
        }
        found.push({ id, report: answer.data.analysis.report });
      }
      worker.terminate();
      return found;
    },
    [engine, JSON.stringify(texts)] as const,
  );
  return reports.map(({ id, report }) => judgementOf(id, report));
}

/** Milliseconds from asking to answer in a warm worker, one for each run. */
export async function timeInBrowser(page: Page, engine: string, text: string, runs: number): Promise<number[]> {
  return page.evaluate(
    async ([address, content, count]) => {
      const worker = new Worker(address, { type: "module" });
      const times: number[] = [];
      for (let run = -5; run < count; run++) {
        const from = performance.now();
        await new Promise((resolve, reject) => {
          worker.onmessage = resolve;
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ id: run, text: content });
        });
        if (run >= 0) times.push(performance.now() - from);
      }
      worker.terminate();
      return times;
    },
    [engine, text, runs] as const,
  );
}
