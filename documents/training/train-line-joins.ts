/**
 * Trains the model of `korean-line-joins.ts`: `npx tsx documents/training/train-line-joins.ts --corpus DIR`. DIR has
 * `ko/train_*.jsonl.gz` and `ko/dev_*.jsonl.gz`, one JSON object with `text` per line. Every syllable boundary is an
 * example: space or not. Prints the accuracy on the other sources.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { CLIP } from "../src/pdf/korean-line-joins.model.ts";
import { BITS, CONTEXT, featuresOf } from "../src/pdf/korean-line-joins.ts";

const LEARNING_RATES = [0.12, 0.1, 0.06];
/** Share of the positions, in each round. */
const SHARE_LOOKED_AT = 0.6;
/** Uncertain positions get a space: a lost one harms the spacing features as much as an extra one. */
const THRESHOLD = -0.5;
const DEV_TEXTS = 800;
const HANGUL = /[가-힣]/;

type Example = readonly [left: string, right: string, hasSpace: number];

const corpus = process.argv[process.argv.indexOf("--corpus") + 1];
if (corpus === undefined) throw new Error("--corpus DIR is missing");
const folder = join(corpus, "ko");

/** Short film reviews are excluded, since their writers omit most spaces. */
function load(prefix: string): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith(prefix) && !name.includes("nsmc"));
  return files.flatMap((name) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { text: string }).text.replace(/\s+/g, " ")),
  );
}

function* examplesOf(text: string): Generator<Example> {
  for (let at = 4; at < text.length - 4; at++) {
    const isSpace = text[at] === " ";
    const next = isSpace ? at + 1 : at;
    if (!HANGUL.test(text[at - 1] ?? "") || !HANGUL.test(text[next] ?? "")) continue;
    yield [text.slice(Math.max(0, at - CONTEXT), at), text.slice(next, next + CONTEXT), isSpace ? 1 : 0];
  }
}

let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

function shuffle(texts: string[]): void {
  for (let at = texts.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [texts[at], texts[other]] = [texts[other] as string, texts[at] as string];
  }
}

const weights = new Float32Array(2 ** BITS);
const squares = new Float32Array(2 ** BITS).fill(0.01);
let bias = 0;

function learn([left, right, hasSpace]: Example, rate: number): void {
  const features = featuresOf(left, right);
  const score = features.reduce((sum, feature) => sum + (weights[feature] ?? 0), bias);
  const gradient = hasSpace - 1 / (1 + Math.exp(-score));
  bias += gradient * 0.002;
  for (const feature of features) {
    squares[feature] = (squares[feature] ?? 0) + gradient * gradient;
    weights[feature] = (weights[feature] ?? 0) + (rate * gradient) / Math.sqrt(squares[feature] ?? 1);
  }
}

const train = load("train_");
const dev = load("dev_").slice(0, DEV_TEXTS);
for (const rate of LEARNING_RATES) {
  shuffle(train);
  for (const text of train)
    for (const example of examplesOf(text)) if (random() <= SHARE_LOOKED_AT) learn(example, rate);
}

const stored = Int8Array.from(weights, (weight) => Math.round((Math.max(-CLIP, Math.min(CLIP, weight)) / CLIP) * 127));
let [right, all] = [0, 0];
for (const text of dev) {
  for (const [before, after, hasSpace] of examplesOf(text)) {
    const score = featuresOf(before, after).reduce((sum, feature) => sum + ((stored[feature] ?? 0) * CLIP) / 127, bias);
    all++;
    if (score > THRESHOLD === (hasSpace === 1)) right++;
  }
}
console.log(
  `${train.length} texts; right at ${((100 * right) / all).toFixed(2)}% of ${all} places of ${dev.length} others`,
);
writeFileSync(
  fileURLToPath(new URL("../src/pdf/korean-line-joins.model.ts", import.meta.url)),
  `/** Made by documents/training/train-line-joins.ts. */
export const BIAS = ${(bias - THRESHOLD).toFixed(6)};
export const CLIP = ${CLIP};
/** Signed bytes, base64. */
export const WEIGHTS =
  "${Buffer.from(stored.buffer).toString("base64")}";
`,
);
