import type { Language, PreparedText } from "../../text/prepared-text.ts";

/**
 * Phrases in at least four times as many AI texts as human ones, and in under 3% of the human ones, of our training
 * corpora. They become outdated, so they are shown but not scored.
 */
const PHRASES: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    "시사합니다",
    "강조합니다",
    "제시합니다",
    "잠재력",
    "혁신적인",
    "있으며, 이는",
    "필수적입니다",
    "가능성이 큽니다",
    "전망입니다",
    "주의가 필요",
    "극대화",
    "기여합니다",
    "영향을 미칠 수",
    "영향을 미칩니다",
    "도움이 됩니다",
    "것이 중요합니다",
    "하는 데 도움",
    "하는 데 중요",
    "주목할",
    "고려해야",
    "핵심은",
    "종합하면",
    "도움이 될 수",
    "요약하자면",
    "가능성이 높습니다",
    "균형을",
    "명확히",
    "효과적으로",
    "보여줍니다",
    "중요합니다",
    "여정",
    "시사한다",
    "을 넘어",
    "것으로 보입니다",
    "독특한",
    "체계적으로",
    "구체적인",
    "수 있습니다. 이는",
    "결론적으로",
    "중요한 역할을",
    "조화를",
    "일환으로",
    "효율적으로",
    "수 있습니다. 또한",
    "이를 통해",
    "풍부한",
  ],
  en: [
    "in conclusion",
    "crucial role",
    "testament to",
    "underscore",
    "in summary",
    "tapestry",
    "i hope this",
    "notably",
    "vibrant",
    "it's important to",
    "feel free",
    "crucial",
    "fostering",
    "highlights the",
    "rich history",
    "it's not just",
    "here are some",
    "overall,",
    "remember,",
    "it's worth",
    "profound",
    "landscape",
    "delve",
    "moreover,",
    "resonate",
    "keep in mind",
    "make sure to",
    "a sense of",
    "ensuring",
    "furthermore,",
  ],
};

/** The phrases found in the prose, in the form of the list, the most frequent first. */
export function findAiPhrases(prepared: PreparedText, language: Language): string[] {
  return countPhrases(prepared, language).map(({ phrase }) => phrase.replace(/[.,]$/, ""));
}

/** A stock phrase as it occurs in the text. */
export interface FoundPhrase {
  /** Whole words without surrounding punctuation, exactly as in the given text. */
  readonly quote: string;
  /** Indexes in `PreparedText.sentences`, ascending. */
  readonly sentences: readonly number[];
}

/** The phrases of the list as they occur in the text, the most frequent first. */
export function locateAiPhrases(prepared: PreparedText, language: Language): FoundPhrase[] {
  const { prose, sentences, original } = prepared;
  const found = new Map<string, FoundPhrase>();
  for (const { phrase, places } of countPhrases(prepared, language)) {
    const numbers = new Set<number>();
    for (const at of places) {
      const sentence = sentences.find(({ proseStart, proseEnd }) => proseStart <= at && at < proseEnd);
      if (sentence !== undefined) numbers.add(sentence.index);
    }
    const quote = wholeWords(prose, places[0] ?? 0, phrase.length);
    if (numbers.size === 0 || found.has(quote) || /["“”‘’]|'(?![a-z])/.test(quote) || !original.includes(quote))
      continue;
    found.set(quote, { quote, sentences: [...numbers] });
  }
  const all = [...found.values()];
  return all.filter(({ quote }) => !all.some((other) => other.quote !== quote && other.quote.includes(quote)));
}

interface CountedPhrase {
  readonly phrase: string;
  readonly places: readonly number[];
}

/** Matches in a text; cached, since both the statistics and the explanations use them. */
const FOUND = new WeakMap<PreparedText, readonly CountedPhrase[]>();

function countPhrases(prepared: PreparedText, language: Language): readonly CountedPhrase[] {
  const known = FOUND.get(prepared);
  if (known !== undefined) return known;
  const text = language === "en" ? prepared.prose.toLowerCase() : prepared.prose;
  const found: CountedPhrase[] = [];
  for (const phrase of PHRASES[language]) {
    const places: number[] = [];
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) places.push(at);
    if (places.length > 0) found.push({ phrase, places });
  }
  found.sort((a, b) => b.places.length - a.places.length);
  FOUND.set(prepared, found);
  return found;
}

function wholeWords(prose: string, at: number, length: number): string {
  const from = prose.lastIndexOf(" ", at) + 1;
  let space = prose.indexOf(" ", at + length);
  // A bound noun is incomplete without the following word.
  if (space > 0 && /[ ][수데]$/.test(prose.slice(from, space))) space = prose.indexOf(" ", space + 1);
  return prose
    .slice(from, space < 0 ? undefined : space)
    .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");
}
