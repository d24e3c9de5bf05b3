import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { ENGINE_VERSION } from "@geulgyeol/engine";
import { rewrite } from "@geulgyeol/rewriting";
import passages from "./passages.json" with { type: "json" };

/**
 * Prints 200 edits before and after, drawn by a fixed seed. A person reads them and writes the error count into
 * `reading.md`.
 */
const COUNT = 200;
const SEED = 20261121;
const INSTRUCTIONS = [
  "자연스럽게",
  "간결하게",
  "격식 있게",
  "쉽게",
  "맞춤법",
  "해요체로",
  "합쇼체로",
  "평서체로",
  "반말로",
  "접속어 줄여줘",
] as const;

/** Mulberry32: small, seeded, the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pairs of passage and instruction whose edit changes something, in a seeded order. */
function draw(): { id: string; instruction: string; before: string; after: string }[] {
  const pairs = Object.entries(passages)
    .flatMap(([id, text]) =>
      INSTRUCTIONS.map((instruction) => ({
        id,
        instruction,
        before: text,
        after: rewrite(text, instruction).editedText,
      })),
    )
    .filter(({ before, after }) => before !== after);
  const random = seeded(SEED);
  for (let i = pairs.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [pairs[i], pairs[j]];
    if (a !== undefined && b !== undefined) [pairs[i], pairs[j]] = [b, a];
  }
  return pairs.slice(0, COUNT);
}

const HEAD = new URL("./reading.md", import.meta.url);
/** A folder ignored by git, since the samples can be recreated at any time. */
const OUT = new URL("../../../test-results/rewriting-samples.md", import.meta.url);

const quote = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

const samples = draw();
const lines = [
  readFileSync(HEAD, "utf8").trim(),
  "",
  `Engine ${ENGINE_VERSION}, seed ${SEED}, ${samples.length} edits.`,
];
samples.forEach(({ id, instruction, before, after }, k) => {
  lines.push("", `## ${k + 1}. ${id}: ${instruction}`, "", quote(before), "", "→", "", quote(after));
});
mkdirSync(new URL(".", OUT), { recursive: true });
writeFileSync(OUT, `${lines.join("\n")}\n`);
console.log(`${samples.length} edits written to test-results/rewriting-samples.md`);
