import { readFileSync } from "node:fs";
import { text as readAll } from "node:stream/consumers";
import { createAuthorshipComparer } from "@geulgyeol/engine/training";

/*
 * Compares texts in Node as the page does in the browser, so that a test can see that both agree to the last digit. Reads
 * lines of JSON, `{ "earlier": [texts], "text": text }`, and prints a line for each.
 */
const population: unknown = JSON.parse(
  readFileSync(new URL("../../../engine/model/authorship.json", import.meta.url), "utf8"),
);
const comparer = createAuthorshipComparer(population);
for (const line of (await readAll(process.stdin)).split("\n").filter((one) => one !== "")) {
  const { earlier, text } = JSON.parse(line) as { earlier: string[]; text: string };
  process.stdout.write(`${JSON.stringify(comparer.compare(earlier, text))}\n`);
}
