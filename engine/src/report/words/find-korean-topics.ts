import type { TokenizedText } from "../../members/stylometry/tokenized-text.ts";
import { isHangulSyllable } from "../../text/character-kinds.ts";
import { isTransition } from "../explanation/transition-words.ts";
import { isKoreanName } from "./is-korean-name.ts";
import { type NounOccurrences, occurrencesOf } from "./noun-occurrences.ts";
import { nounOfWord, singular } from "./noun-of-word.ts";

const LATIN_OR_DIGIT = /^[\p{Script=Latin}\p{N}]/u;
/** A word that stands so often before a topic is a part of its name: 생성형 AI. */
const BEFORE_TOPIC = 2;
/** Ends of adverbs, verbs and of words that modify a noun. */
const NO_PART = /[게고며면서도히이어아여해지로던른은는런든운한인된할될을를의에와과만]$/;
/** Words of any text that stand before a noun without being a part of its name. */
const NEVER_PART_OF_NAME = new Set(
  "해당 여러 각종 가장 매우 아주 더욱 바로 주요 기존 전체 일부 함께 다시 이미 아직 현재 또는".split(" "),
);

/** For each word whether it is a name, a number or a noun of the topic. */
export function findKoreanTopics({ cores, sentenceOf, trails }: TokenizedText): boolean[] {
  const nouns = new Map<string, NounOccurrences>();
  const forms = cores.map(nounOfWord);
  cores.forEach((core, at) => {
    const sentence = sentenceOf[at] as number;
    const form = forms[at];
    if (form) {
      const own = occurrencesOf(nouns, form.stem);
      own.add(sentence);
      own.isNoun ||= form.isProof;
    }
    if (core.length >= 2) occurrencesOf(nouns, singular(core)).add(sentence);
  });
  const found = cores.map((core, at) => {
    if (!isHangulSyllable(core.charCodeAt(0)) && LATIN_OR_DIGIT.test(core)) return true;
    if (core === "" || isTransition(core, "ko")) return false;
    const next = cores[at + 1] ?? "";
    const isName = (stem: string) => nouns.get(stem)?.isTopic === true || isKoreanName(stem, next);
    const whole = singular(core);
    const stem = forms[at]?.stem ?? core;
    return isName(whole) || (stem !== whole && isName(stem));
  });
  const parts = new Map<string, number>();
  cores.forEach((core, at) => {
    const isBefore = found[at + 1] === true && sentenceOf[at] === sentenceOf[at + 1] && trails[at] === "";
    if (isBefore && mayBePart(core)) parts.set(core, (parts.get(core) ?? 0) + 1);
  });
  return found.map((isTopic, at) => isTopic || (parts.get(cores[at] ?? "") ?? 0) >= BEFORE_TOPIC);
}

function mayBePart(core: string): boolean {
  return core.length >= 2 && !NO_PART.test(core) && !NEVER_PART_OF_NAME.has(core) && !isTransition(core, "ko");
}
