import { cpus } from "node:os";
import { performance } from "node:perf_hooks";
import { cpuTime } from "../../scripts/testing/cpu-time.ts";
import { compareTexts } from "./index.ts";
import { composeSentences, composeText, seeded } from "./testing/compose-texts.ts";

const TEXTS = 200;
const CHARACTERS = 2_000;
const ROUNDS = 9;

/** A class of texts to one question: a stock of sentences that some share, and every tenth text holds part of another. */
function composeClass(seed: number): string[] {
  const random = seeded(seed);
  const stock = composeSentences(40, random);
  const texts: string[] = [];
  for (let number = 0; number < TEXTS; number++) {
    const copied = number % 10 === 9 ? (texts[number - 5] ?? "").slice(300, 900) : "";
    const own = composeText(CHARACTERS - copied.length - 100, random);
    const common = stock[Math.floor(random() * stock.length)] ?? "";
    texts.push(`${own} ${common} ${copied}`.slice(0, CHARACTERS));
  }
  return texts;
}

const times: number[] = [];
const busy: number[] = [];
let pairs = 0;
for (let round = 0; round < ROUNDS; round++) {
  const texts = composeClass(round);
  const started = performance.now();
  busy.push(
    cpuTime(() => {
      pairs = compareTexts({ texts, questions: [composeText(300, seeded(999))] }).pairs.length;
    }),
  );
  times.push(performance.now() - started);
}
const middle = (values: number[]) => (values.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0).toFixed(0);
console.log(
  `${TEXTS} texts of ${CHARACTERS.toLocaleString("en")} characters, ${(TEXTS * (TEXTS - 1)) / 2} pairs, ${pairs} of them alike, one thread of ${cpus()[0]?.model ?? "?"}`,
);
console.log(
  `median ${middle(times)} ms, ${middle(busy)} ms of a processor; slowest ${Math.max(...times).toFixed(0)} ms`,
);
