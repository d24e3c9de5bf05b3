import type { TokenizedText } from "../../members/stylometry/tokenized-text.ts";
import { isEnglishFunctionWord } from "../../text/function-words.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { isTransition } from "../explanation/transition-words.ts";
import { type NounOccurrences, occurrencesOf } from "./noun-occurrences.ts";

/** Words before a noun. */
const BEFORE_NOUN = new Set(
  "the a an this that these those its their his her my our your each every some any no of in for with by about".split(
    " ",
  ),
);
/** Words after an adjective as well as after a noun. */
const JOINING = new Set(["and", "or", "but"]);
/** Adverbs, and "I" with a verb. */
const NO_NOUN = /ly$|^i['’]/;
const DIGIT = /^\p{N}/u;
/** Above this share of capitalised words capitals are the style of the text. */
const MOST_CAPITALS = 0.4;

/** For each word whether it is a name, a number or a noun of the topic. */
export function findEnglishTopics(view: TokenizedText, prepared: PreparedText): boolean[] {
  const { cores, sentenceOf, trails } = view;
  const stems = cores.map(englishStem);
  const capitals = cores.map((_, at) => isCapitalised(view, prepared, at));
  const isStyle = capitals.filter(Boolean).length > cores.length * MOST_CAPITALS;
  const names = new Set<string>();
  const nouns = new Map<string, NounOccurrences>();
  cores.forEach((core, at) => {
    if (core.length < 2 || NO_NOUN.test(core) || isEnglishFunctionWord(core) || isTransition(core, "en")) return;
    const sentence = sentenceOf[at] as number;
    const isInside = at > 0 && sentenceOf[at - 1] === sentence;
    const stem = stems[at] as string;
    if (isInside && capitals[at] && !isStyle) names.add(stem);
    const own = occurrencesOf(nouns, stem);
    own.add(sentence);
    const next = sentenceOf[at + 1] === sentence ? (cores[at + 1] ?? "") : "";
    const isLast = next === "" || trails[at] !== "" || (isEnglishFunctionWord(next) && !JOINING.has(next));
    if (isInside && isLast && BEFORE_NOUN.has(cores[at - 1] ?? "")) own.isNoun = true;
  });
  return cores.map((core, at) => {
    if (DIGIT.test(core)) return true;
    const stem = stems[at] as string;
    return (capitals[at] === true && names.has(stem)) || nouns.get(stem)?.isTopic === true;
  });
}

/** A noun in the singular, without the genitive. */
function englishStem(core: string): string {
  const word = core.replace(/['’]s?$/, "");
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function isCapitalised({ leads }: TokenizedText, { prose, words }: PreparedText, at: number): boolean {
  const first = prose.charAt((words[at]?.proseStart ?? 0) + (leads[at] ?? "").length);
  return first !== first.toLowerCase();
}
