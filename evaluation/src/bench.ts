import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { type AnalyseOptions, createDetector } from "@geulgyeol/engine";
import { rewrite } from "@geulgyeol/engine/rewrite";
import { makeText } from "./bench/make-text.ts";

const LENGTHS = [500, 2_000, 10_000] as const;
const MODES: readonly (readonly [string, AnalyseOptions])[] = [
  ["basic", {}],
  ["word level", { wordLevel: true }],
  ["all", { wordLevel: true, ensemble: true }],
];
const EDITS = [
  ["edit", "자연스럽게"],
  ["speech level", "해요체로"],
] as const;
const WARM_UP = 30;
const ROUNDS = 60;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

const loadStarted = performance.now();
const bytes = readFileSync(new URL("../../engine/model/geulgyeol.model.bin", import.meta.url));
const detector = createDetector(bytes);
detector.analyse(makeText(500, 1));
const firstAnswer = performance.now() - loadStarted;
globalThis.gc?.();
const { rss, heapUsed, arrayBuffers } = process.memoryUsage();

console.log(`engine ${detector.engineVersion}, model ${detector.modelVersion}`);
console.log(`load to first answer: ${firstAnswer.toFixed(0)} ms`);
const megabytes = (count: number) => `${(count / 2 ** 20).toFixed(0)} MB`;
console.log(
  `memory: ${megabytes(rss)} resident, ${megabytes(heapUsed)} heap, ${megabytes(arrayBuffers)} array buffers`,
);
console.log("mode        characters   median ms   p95 ms   characters/s");
/** Times of one work over texts of one length, printed as a row. */
function printRow(name: string, length: number, work: (text: string) => void): void {
  for (let round = 0; round < WARM_UP; round++) work(makeText(length, round + 1));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const text = makeText(length, 1_000 + round);
    const started = performance.now();
    work(text);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const median = quantile(times, 0.5);
  console.log(
    [
      name.padEnd(11),
      String(length).padStart(10),
      median.toFixed(2).padStart(11),
      quantile(times, 0.95).toFixed(2).padStart(8),
      Math.round(length / (median / 1000))
        .toLocaleString("en")
        .padStart(14),
    ].join(" "),
  );
}

for (const [mode, options] of MODES) {
  for (const length of LENGTHS) printRow(mode, length, (text) => detector.analyse(text, options));
}
for (const [name, instruction] of EDITS) {
  for (const length of LENGTHS) printRow(name, length, (text) => rewrite(text, instruction));
}
