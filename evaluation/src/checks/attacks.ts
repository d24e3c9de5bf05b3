import { seededRandom } from "../learners/seeded-random.ts";

export interface Attack {
  readonly id: string;
  /** Alters a text to evade detection; the random source is seeded for each text. */
  readonly apply: (text: string, random: () => number) => string;
}

/** Letters that look like Latin ones in other scripts. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "а",
  c: "с",
  e: "е",
  i: "і",
  o: "о",
  p: "р",
  x: "х",
  y: "у",
  A: "А",
  B: "В",
  E: "Е",
  H: "Н",
  K: "К",
  M: "М",
  O: "О",
  P: "Р",
  T: "Т",
};

export const ATTACKS: readonly Attack[] = [
  {
    id: "zero-width characters",
    apply: (text, random) => [...text].map((letter) => (random() < 0.2 ? `${letter}\u200b` : letter)).join(""),
  },
  {
    id: "look-alike letters",
    apply: (text, random) =>
      [...text]
        .map((letter) => {
          const twin = LOOK_ALIKES[letter];
          if (twin !== undefined && random() < 0.5) return twin;
          if (letter === "," && random() < 0.5) return "，";
          return letter === "." && random() < 0.5 ? "．" : letter;
        })
        .join(""),
  },
  { id: "decomposed syllables", apply: (text) => text.normalize("NFD") },
  { id: "commas removed", apply: (text) => text.replaceAll(",", "") },
  {
    id: "spacing noise",
    apply: (text, random) =>
      [...text]
        .map((letter) => {
          if (letter === " ") return random() < 0.05 ? "" : random() < 0.05 ? "  " : " ";
          return random() < 0.01 ? `${letter} ` : letter;
        })
        .join(""),
  },
  { id: "no-break spaces", apply: (text, random) => text.replace(/ /g, () => (random() < 0.3 ? "\u00a0" : " ")) },
];

export function attacked(attack: Attack, text: string, seed: number): string {
  return attack.apply(text, seededRandom(seed));
}
