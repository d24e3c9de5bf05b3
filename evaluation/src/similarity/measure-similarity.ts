import { compareTexts } from "@geulgyeol/similarity";
import { seededRandom, shuffledOrder } from "../learners/seeded-random.ts";
import { CHANGES, type Change } from "./change-copy.ts";
import { type PlantedSet, plantCopies } from "./plant-copies.ts";
import { type Part, readAnswers, readCategories, readModelAnswers, readUnrelated } from "./read-sets.ts";

interface PlantedFigures {
  readonly change: string;
  readonly copies: number;
  /** Share of the copies of which anything is found. */
  readonly pairsFound: number;
  /** Share of the planted letters that are found, and of the found letters that are planted. */
  readonly lettersFound: number;
  readonly precision: number;
}

interface FalseFigures {
  readonly texts: string;
  readonly pairs: number;
  readonly reported: number;
  readonly perThousand: number;
  /** Largest share of a text among the reported pairs. */
  readonly largestShare: number;
}

export interface SimilarityFigures {
  readonly planted: readonly PlantedFigures[];
  readonly unplanted: readonly FalseFigures[];
}

/** Changes that are the same in both languages: words become other words, Korean endings aside. */
const IN_ENGLISH = ["exact", "reordered", "10 % of words changed", "30 % of words changed"] as const;
const HOSTS = 8;
const SETS = 12;

/** Planted copies among unrelated texts, and pairs reported among texts of which none was copied on purpose. */
export function measureSimilarity(corpus: string, part: Part): SimilarityFigures {
  const pool = readUnrelated(corpus, part);
  const planted = Object.entries(CHANGES).map(([name, change]) => measureChange(name, pool, 1, change));
  const mixed = measureChange("two sources by turns", pool, 2, CHANGES.exact as Change);
  const answers = readAnswers(corpus, part);
  const english = readUnrelated(corpus, part, "en");
  const inEnglish = IN_ENGLISH.map((name) => measureChange(`${name}, English`, english, 1, CHANGES[name] as Change));
  return {
    planted: [...planted, mixed, ...inEnglish],
    unplanted: [
      measureSets("answers to one question, question given", answers),
      measureSets(
        "answers to one question, question not given",
        answers.map(({ texts }) => ({ texts, question: "" })),
      ),
      measureSets(
        "petitions of one category",
        readCategories(corpus, part).map((texts) => ({ texts, question: "" })),
      ),
      measureSets(
        "answers of different models to one request",
        readModelAnswers(corpus, part).map((texts) => ({ texts, question: "" })),
      ),
      measureSets("unrelated texts", [{ texts: pool, question: "" }]),
      measureSets("unrelated texts, English", [{ texts: english, question: "" }]),
    ],
  };
}

function measureChange(name: string, pool: readonly string[], sourcesEach: 1 | 2, change: Change): PlantedFigures {
  const random = seededRandom(20_261_125);
  const sums = { copies: 0, found: 0, planted: 0, plantedFound: 0, reported: 0 };
  for (let set = 0; set < SETS; set++) {
    const order = shuffledOrder(pool.length, random);
    const texts = [...order.slice(0, HOSTS * (1 + sourcesEach))].map((at) => pool[at] ?? "");
    addSet(sums, plantCopies(texts.slice(0, HOSTS), texts.slice(HOSTS), sourcesEach, change, random));
  }
  return {
    change: name,
    copies: sums.copies,
    pairsFound: sums.found / sums.copies,
    lettersFound: sums.plantedFound / sums.planted,
    precision: sums.plantedFound / sums.reported,
  };
}

function addSet(
  sums: { copies: number; found: number; planted: number; plantedFound: number; reported: number },
  { texts, copies }: PlantedSet,
): void {
  const { pairs } = compareTexts({ texts });
  for (const { host, source, ranges } of copies) {
    const text = texts[host] ?? "";
    const pair = pairs.find(({ first, second }) => first === host && second === source);
    const isPlanted = marksOf(text, ranges);
    const isFound = marksOf(text, pair?.passages.map(({ first }) => [first.start, first.end] as const) ?? []);
    sums.copies++;
    sums.found += pair === undefined ? 0 : 1;
    for (let i = 0; i < text.length; i++) {
      if (/\s/.test(text.charAt(i))) continue;
      sums.planted += isPlanted[i] ?? 0;
      sums.reported += isFound[i] ?? 0;
      sums.plantedFound += (isPlanted[i] ?? 0) * (isFound[i] ?? 0);
    }
  }
}

function marksOf(text: string, ranges: readonly (readonly [number, number])[]): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const [start, end] of ranges) marks.fill(1, start, end);
  return marks;
}

function measureSets(name: string, sets: readonly { texts: readonly string[]; question: string }[]): FalseFigures {
  let pairs = 0;
  let reported = 0;
  let largestShare = 0;
  for (const { texts, question } of sets) {
    const result = compareTexts({ texts, questions: [question] });
    pairs += result.pairsCompared;
    reported += result.pairs.length;
    for (const { first, second, firstLetters, secondLetters } of result.pairs) {
      const shares = [
        firstLetters / (result.texts[first]?.letters ?? 1),
        secondLetters / (result.texts[second]?.letters ?? 1),
      ];
      largestShare = Math.max(largestShare, ...shares);
    }
  }
  return { texts: name, pairs, reported, perThousand: (reported / pairs) * 1000, largestShare };
}
