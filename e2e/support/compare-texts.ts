import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";

const PROGRAM = join(import.meta.dirname, "../../evaluation/src/authorship/compare-lines.ts");

export interface TextsToCompare {
  readonly earlier: readonly string[];
  readonly text: string;
}

/** What is compared, as JSON to the last digit: in Node, as a process of its own. */
export async function compareInNode(given: readonly TextsToCompare[]): Promise<string[]> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], { stdio: ["pipe", "pipe", "inherit"] });
  const output = text(child.stdout);
  child.stdin.end(given.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The comparison ended with ${code}.`);
  return (await output).trim().split("\n");
}

/** The same in the page's own worker, whose address is `worker`. */
export function compareInBrowser(page: Page, worker: string, given: readonly TextsToCompare[]): Promise<string[]> {
  return page.evaluate(
    async ([address, all]) => {
      const found: string[] = [];
      for (const one of all) {
        const running = new Worker(address, { type: "module" });
        const { data } = await new Promise<MessageEvent>((resolve, reject) => {
          running.onmessage = resolve;
          running.onerror = (event) => reject(new Error(event.message));
          running.postMessage(one);
        });
        running.terminate();
        if (!data.ok) throw new Error(data.message);
        found.push(JSON.stringify(data.comparison));
      }
      return found;
    },
    [worker, given] as const,
  );
}
