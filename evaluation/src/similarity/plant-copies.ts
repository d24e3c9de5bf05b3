import { prepareText } from "@geulgyeol/engine";
import type { Change } from "./change-copy.ts";

/** A set of texts in which some hold sentences of others. */
export interface PlantedSet {
  readonly texts: readonly string[];
  readonly copies: readonly PlantedCopy[];
}

interface PlantedCopy {
  /** Places of the copying text and of its source in the set. */
  readonly host: number;
  readonly source: number;
  /** Where the copied sentences stand in the host. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** Share of the host's length that is copied, and the shortest copy in characters. */
const COPIED_SHARE = 0.3;
const SHORTEST_COPY = 120;

/** Puts changed sentences of `sourcesEach` sources into each host. The hosts stand first, then the sources. */
export function plantCopies(
  hosts: readonly string[],
  sources: readonly string[],
  sourcesEach: 1 | 2,
  change: Change,
  random: () => number,
): PlantedSet {
  const otherWords = hosts.flatMap((text) => text.split(/\s/)).filter((word) => word.length > 1);
  const texts: string[] = [];
  const copies: PlantedCopy[] = [];
  for (const [host, text] of hosts.entries()) {
    const numbers = Array.from({ length: sourcesEach }, (_, k) => host * sourcesEach + k);
    const size = Math.max(SHORTEST_COPY, (text.length * COPIED_SHARE) / sourcesEach);
    const blocks = numbers.map((number) =>
      change(takeSentences(sources[number] ?? "", size, random), random, otherWords),
    );
    const { planted, ranges } = insertInTurns(text, blocks, random);
    texts.push(planted);
    for (const [k, number] of numbers.entries()) {
      copies.push({ host, source: hosts.length + number, ranges: ranges[k] ?? [] });
    }
  }
  return { texts: [...texts, ...sources], copies };
}

function sentencesOf(text: string): string[] {
  return prepareText(text)
    .sentences.filter(({ excluded }) => excluded === null)
    .map(({ start, end }) => text.slice(start, end));
}

function takeSentences(text: string, size: number, random: () => number): string[] {
  const all = sentencesOf(text);
  let from = Math.floor(random() * all.length * 0.6);
  const taken: string[] = [];
  let length = 0;
  while (from < all.length && length < size) {
    const sentence = all[from++] ?? "";
    taken.push(sentence);
    length += sentence.length;
  }
  return taken;
}

/** Inserts the sentences at one place of the text; those of two blocks by turns. */
function insertInTurns(text: string, blocks: readonly (readonly string[])[], random: () => number) {
  const own = sentencesOf(text);
  const at = Math.floor(random() * (own.length + 1));
  const ranges: [number, number][][] = blocks.map(() => []);
  let planted = own.slice(0, at).join(" ");
  const longest = Math.max(...blocks.map((block) => block.length));
  for (let k = 0; k < longest; k++) {
    for (const [number, block] of blocks.entries()) {
      const sentence = block[k];
      if (sentence === undefined) continue;
      planted += planted === "" ? "" : " ";
      ranges[number]?.push([planted.length, planted.length + sentence.length]);
      planted += sentence;
    }
  }
  planted += ` ${own.slice(at).join(" ")}`;
  return { planted, ranges };
}
