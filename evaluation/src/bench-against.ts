import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AnalyseOptions, createDetector } from "@geulgyeol/engine";
import { buildSync } from "esbuild";
import { makeText } from "./bench/make-text.ts";
import { tfidfPeer } from "./bench/tfidf-peer.ts";

/**
 * Processor time of the engine of this checkout and of another one, text by text in turns in one process, beside the plain
 * TF-IDF peer. `tsx evaluation/src/bench-against.ts FOLDER`.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("The folder of the other checkout is missing.");
const OWN = fileURLToPath(new URL("../..", import.meta.url));
const LENGTHS = [500, 2_000, 10_000];
const MODES: Record<string, AnalyseOptions> = {
  basic: {},
  "with views": { views: true },
  "word level": { wordLevel: true },
  all: { wordLevel: true, ensemble: true, views: true },
};
const WARM_UP_ROUNDS = 40;
const ROUNDS = 60;
/** N-grams in the peer's dictionary, as in `bench.ts`. */
const DICTIONARY = 300_000;

const bundles = mkdtempSync(join(tmpdir(), "geulgyeol-engines-"));
const detectors = { before: await load(folder, "before"), after: await load(OWN, "after") };
rmSync(bundles, { recursive: true });
const peer = tfidfPeer(
  Array.from({ length: 20 }, (_, at) => makeText(2_000, at + 1)),
  DICTIONARY,
);

const rows = [];
for (const [mode, options] of Object.entries(MODES)) {
  for (const length of LENGTHS) {
    const runs = {
      before: (text: string) => detectors.before.analyse(text, options),
      after: (text: string) => detectors.after.analyse(text, options),
      peer: (text: string) => peer.score(text),
    };
    const { before, after, peer: plain } = medians(runs, length);
    rows.push({
      mode,
      length,
      "before ms": rounded(before),
      "after ms": rounded(after),
      ratio: rounded(after / before),
      "before / peer": rounded(before / plain),
      "after / peer": rounded(after / plain),
    });
  }
}
console.table(rows);
console.log(JSON.stringify({ bench: "engine against", rows }));

async function load(checkout: string, name: string) {
  const outfile = join(bundles, `${name}.mjs`);
  buildSync({
    entryPoints: [join(checkout, "engine/src/index.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    outfile,
  });
  const engine = (await import(pathToFileURL(outfile).href)) as { createDetector: typeof createDetector };
  return engine.createDetector(readFileSync(join(checkout, "engine/model/geulgyeol.model.bin")));
}

/** Median processor time in ms of each run on the same new texts, in turns; other work on the machine does not count. */
function medians<Name extends string>(runs: Record<Name, (text: string) => unknown>, length: number) {
  const names = Object.keys(runs) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const text = makeText(length, round + 1);
    for (const name of names) {
      const started = process.cpuUsage();
      runs[name](text);
      const { user, system } = process.cpuUsage(started);
      if (round >= WARM_UP_ROUNDS) times[name].push((user + system) / 1_000);
    }
  }
  const median = (given: number[]) => given.sort((a, b) => a - b)[Math.floor(given.length / 2)] ?? 0;
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
