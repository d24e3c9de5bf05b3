import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { type AnalyseOptions, createDetector } from "@geulgyeol/engine";
import { rewrite } from "@geulgyeol/rewriting";
import { machineBurden } from "../../scripts/testing/machine-burden.ts";
import { commaPeer } from "./bench/comma-peer.ts";
import { makeText } from "./bench/make-text.ts";
import { tfidfPeer } from "./bench/tfidf-peer.ts";

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
/** Warm-up time before each measured row, in ms, so that its code is compiled as in a long-running server. */
const WARM_UP_MS = 3_000;
const ROUNDS = 60;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
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
/** N-grams in the peer's dictionary: about the number that two or more texts of the training corpus share. */
const DICTIONARY = 300_000;
const ownMemory = heapUsed + arrayBuffers;
const peers = [
  tfidfPeer(
    Array.from({ length: 20 }, (_, at) => makeText(2_000, at + 1)),
    DICTIONARY,
  ),
  commaPeer(),
];
globalThis.gc?.();
const after = process.memoryUsage();
console.log(`memory of the peers: ${megabytes(after.heapUsed + after.arrayBuffers - ownMemory)}`);

function medianTime(run: (text: string) => unknown, length: number): { median: number; slow: number } {
  const warm = performance.now() + WARM_UP_MS;
  for (let round = 1; performance.now() < warm; round++) run(makeText(length, round));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const text = makeText(length, 1_000 + round);
    const started = performance.now();
    run(text);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { median: quantile(times, 0.5), slow: quantile(times, 0.95) };
}

const rows: readonly (readonly [string, (text: string) => unknown])[] = [
  ...MODES.map(([mode, options]) => [mode, (text: string) => detector.analyse(text, options)] as const),
  ...EDITS.map(([name, instruction]) => [name, (text: string) => rewrite(text, instruction)] as const),
  ...peers.map((peer) => [peer.name, (text: string) => peer.score(text)] as const),
];
console.log(`a fixed piece of work takes ${machineBurden().toFixed(2)} times as long as on a free machine`);
console.log("mode                   characters   median ms   p95 ms   characters/s");
for (const [name, run] of rows) {
  for (const length of LENGTHS) {
    const { median, slow } = medianTime(run, length);
    console.log(
      [
        name.padEnd(22),
        String(length).padStart(10),
        median.toFixed(2).padStart(11),
        slow.toFixed(2).padStart(8),
        Math.round(length / (median / 1000))
          .toLocaleString("en")
          .padStart(14),
      ].join(" "),
    );
  }
}
