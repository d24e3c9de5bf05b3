import { quotablePhrase } from "@geulgyeol/wording/report";
import { ENGLISH_KINDS } from "./english-kinds.ts";
import { KOREAN_KINDS } from "./korean-kinds.ts";
import type { QuestionKind, WriterQuestion } from "./questions.ts";

/** How many questions are asked at most, and of how many kinds that name no vague word. */
const MOST = 3;
const LEAST = 2;
/** Longer phrases are no short quotation. */
const LONGEST = 24;

const QUOTED = /[“"][^”"\n]{0,500}[”"]|[‘'][^’'\n]{1,200}[’']/g;
/** The syllable before the end of a statement. */
const STATED = /([가-힣])(?:다|어요|습니다|지만|고|으며|는데)(?=[\s.,!?]|$)/g;
const FIGURE = /\d/;

/**
 * Two or three questions to the writer of a passage, about its own words: vague amounts, people, times and places first,
 * then results without a way, feelings, claims and abstract nouns. What stands in quotation marks is never asked about.
 */
export function askWriter(passage: string): readonly WriterQuestion[] {
  const text = passage.replace(QUOTED, (quoted) => "\ufffc".repeat(quoted.length));
  const isKorean = /[가-힣]{2}/.test(text);
  const isPast = tellsPast(text);
  const asked: (WriterQuestion & { readonly at: number })[] = [];
  for (const kind of isKorean ? KOREAN_KINDS : ENGLISH_KINDS) {
    if (asked.length >= MOST) break;
    if (kind.onlyWithoutFigure && FIGURE.test(text)) continue;
    const found = phraseOf(kind, text, asked);
    if (found === null) continue;
    const { phrase, at } = found;
    asked.push({ phrase, at, question: kind.ask(phrase, isPast), hint: kind.hint, replaces: kind.replaces === true });
  }
  asked.sort((a, b) => a.at - b.at);
  const questions = asked.map(({ phrase, question, hint, replaces }) => ({ phrase, question, hint, replaces }));
  return questions.length >= LEAST
    ? questions
    : [...questions, ...askForMore(passage, isPast, questions)].slice(0, LEAST);
}

/** Past statements have ㅆ before their end: 했다, 갔어요. 있다 and 겠다 are no past. */
function tellsPast(text: string): boolean {
  return [...text.matchAll(STATED)].some(([, syllable = ""]) => {
    const final = (syllable.charCodeAt(0) - 0xac00) % 28;
    return final === 20 && !"있겠".includes(syllable);
  });
}

/** The first match of a kind that no earlier question names. */
function phraseOf(
  { pattern }: QuestionKind,
  text: string,
  asked: readonly { readonly phrase: string; readonly at: number }[],
): { readonly phrase: string; readonly at: number } | null {
  for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
    const phrase = match[1] ?? "";
    const at = match.index + match[0].indexOf(phrase);
    const isTaken = asked.some((one) => at < one.at + one.phrase.length && one.at < at + phrase.length);
    if (!isTaken && phrase.length <= LONGEST) return { phrase, at };
  }
  return null;
}

/** For a passage that names its things already: what only the writer can add. */
function askForMore(passage: string, isPast: boolean, asked: readonly WriterQuestion[]): readonly WriterQuestion[] {
  const phrase = thingIn(passage, asked);
  if (phrase === "") return [];
  return [
    {
      phrase,
      question: `‘${phrase}’ 하면 떠오르는, 직접 보거나 들은 것을 하나 더 적는다면 무엇인가요?`,
      hint: "예: 젖은 흙냄새가 났다",
      replaces: false,
    },
    {
      phrase,
      question: isPast
        ? `‘${phrase}’ 이야기는 그 뒤에 어떻게 됐나요?`
        : `‘${phrase}’ 이야기를 하게 된 일은 언제 있었나요?`,
      hint: isPast ? "예: 이틀 뒤에 답장이 왔다" : "예: 작년 겨울 방학 때",
      replaces: false,
    },
  ];
}

/** A noun with the particle of a subject or an object. */
const THING = /(?<![가-힣])([가-힣A-Za-z0-9]{2,10})(?:을|를|이|가|에서)(?=\s)/g;
const NO_THING = /^(?:우리|자신|여기|거기|누구|무엇|그것|이것|때문|모두|[가-힣]*(?:것|수|때))$/;

/** The first thing that a passage names, otherwise the first words that can be quoted. */
function thingIn(passage: string, asked: readonly WriterQuestion[]): string {
  for (const [, noun = ""] of passage.matchAll(THING)) {
    if (!NO_THING.test(noun) && !asked.some(({ phrase }) => phrase.includes(noun))) return noun;
  }
  const [first = "", second = ""] = quotablePhrase(passage).split(" ");
  return `${first} ${second}`.trim();
}
