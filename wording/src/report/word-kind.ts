import type { WordEntry, WordFacts } from "@geulgyeol/engine";

/** What moves the score of a word, for sums by kind. */
export type WordKind = "stock" | "connective" | "comma" | "ending" | "flow" | "letters" | "topic";

export const WORD_KIND_NAME: Readonly<Record<WordKind, string>> = {
  stock: "상투 표현",
  connective: "연결 표현",
  comma: "어미 뒤 쉼표",
  ending: "어미와 조사",
  flow: "이어지는 순서",
  letters: "그 밖의 단어",
  topic: "이름과 주제어",
};

const LETTERS_ONLY = /^[^\p{L}\p{N}]{1,20}|[^\p{L}\p{N}]{1,20}$/gu;

type KindWord = Pick<WordEntry, "word" | "start" | "end">;

/** The kind of each word. `phrases` are the stock phrases of the text, as they stand there. */
export function kindsOfWords(
  words: readonly KindWord[],
  text: string,
  facts: WordFacts,
  phrases: readonly string[],
): readonly WordKind[] {
  const topics = new Set(facts.topics);
  const joining = new Set(facts.transitions);
  const stock = rangesOf(text, phrases);
  return words.map(({ word, start, end }, at) => {
    if (topics.has(at)) return "topic";
    if (joining.has(at)) return "connective";
    if (stock.some(([from, to]) => from < end && start < to)) return "stock";
    const source = facts.sources[at];
    if (source === "flow") return "flow";
    if (source === "marks" && word.endsWith(",")) return "comma";
    const own = word.replace(LETTERS_ONLY, "");
    const piece = facts.pieces?.[at] ?? "";
    return piece !== "" && piece !== own && own.endsWith(piece) ? "ending" : "letters";
  });
}

function rangesOf(text: string, phrases: readonly string[]): (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (const phrase of phrases) {
    if (phrase === "") continue;
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
      ranges.push([at, at + phrase.length]);
    }
  }
  return ranges;
}
