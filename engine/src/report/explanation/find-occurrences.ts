import { countPatterns } from "../../members/stylometry/count-patterns.ts";
import { featuresOf } from "../../members/stylometry/features.ts";
import { JOINED_AUXILIARY, JOINED_NOUN } from "../../members/stylometry/korean/spacing.ts";
import { wordClasses } from "../../members/stylometry/korean/word-endings.ts";
import { locateSigns } from "../../members/stylometry/locate-signs.ts";
import { patternsOf, styleLanguage } from "../../members/stylometry/measure-stylometry.ts";
import { type TokenizedText, tokenizeText } from "../../members/stylometry/tokenized-text.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import type { Finding } from "./finding.ts";

/** Words as they occur in the given text, and their sentence. */
export interface Quote {
  readonly sentence: number;
  readonly text: string;
}

export interface Occurrences {
  /** Indexes in `PreparedText.sentences`, ascending. */
  readonly sentences: readonly number[];
  /** In text order; only words with exactly the same form in the given text. */
  readonly quotes: readonly Quote[];
}

/** Longer quotations add nothing. */
const LONGEST_QUOTE = 24;

/** Apostrophes may occur inside a quotation, quotation marks may not. */
const QUOTE_INSIDE = /["“”‘]|(?<![A-Za-z])['’]|['’](?![A-Za-z])/;

type QuoteSentence = (view: TokenizedText, at: number) => string[];

const commaAfterConnective: QuoteSentence = (view, at) => {
  const sentence = view.sentences[at];
  const { connectives } = wordClasses(view);
  const out: string[] = [];
  for (let k = sentence?.firstWord ?? 0; k < (sentence?.lastWord ?? 0); k++) {
    if (view.comma[k] === 1 && connectives[k] !== -1) out.push(`${view.cores[k]},`);
  }
  return out;
};

/** Whole words that the match touches, without surrounding punctuation. */
const wordsAround =
  (pattern: RegExp): QuoteSentence =>
  (view, at) => {
    const sentence = view.sentences[at];
    const prose = view.prose.slice(sentence?.start, sentence?.end);
    const match = new RegExp(pattern.source, "u").exec(prose);
    if (match === null) return [];
    const from = prose.lastIndexOf(" ", match.index - 1) + 1;
    const space = prose.indexOf(" ", match.index + match[0].trimEnd().length);
    return [
      prose
        .slice(from, space < 0 ? undefined : space)
        .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ""),
    ];
  };

/** Verbs that dictionaries list as one word: nobody writes them apart. */
const ONE_WORD = /^(?:잊어|잃어)버/;

/** Quotations of features that count no patterns. */
const QUOTED: Readonly<Record<string, QuoteSentence>> = {
  "comma-after-connective": commaAfterConnective,
  "connective-with-comma": commaAfterConnective,
  "comma-is-connective": commaAfterConnective,
  "joined-bound-nouns": wordsAround(JOINED_NOUN),
  "joined-auxiliaries": (view, at) => wordsAround(JOINED_AUXILIARY)(view, at).filter((word) => !ONE_WORD.test(word)),
  // Of the counted particles only those that are rarely independent words.
  "lone-particles": wordsAround(/(?<=[\p{L}\p{N}]) (?:은|는|을|를|에|에서|과|으로|라고|라는|입니다) /u),
};

/** Where and in which words the features with findings, by their indexes in the registry, occur. Linear in the text. */
export function findOccurrences(
  prepared: PreparedText,
  findings: ReadonlyMap<number, Finding>,
): ReadonlyMap<number, Occurrences> {
  const view = tokenizeText(prepared);
  const language = styleLanguage(prepared);
  const features = featuresOf(language);
  const quotes = new Map<number, Quote[]>();
  const sentences = new Map<number, number[]>();
  for (const place of findings.keys()) {
    quotes.set(place, []);
    sentences.set(place, []);
  }
  const isQuotable = quotableIn(prepared);
  const add = (place: number, sentence: number, quotation: Quotation) => {
    if (isQuotable(quotation)) quotes.get(place)?.push({ sentence, text: quotation.text });
  };
  const ends = new Map<number, number>();
  countPatterns(view, patternsOf(language), (place, word, words) => {
    const finding = findings.get(place);
    const sentence = view.sentences[view.sentenceOf[word] ?? 0]?.index;
    if (finding === undefined || sentence === undefined) return;
    // Both words of "영향을 미치다" match: one occurrence.
    const isNext = word <= (ends.get(place) ?? -1) && sentences.get(place)?.at(-1) === sentence;
    ends.set(place, word + words);
    if (isNext) return;
    const list = sentences.get(place);
    if (list?.at(-1) !== sentence) list?.push(sentence);
    if (!finding.quoted) return;
    const longer = quoteWords(prepared, view, word, words, finding.before ?? 0);
    const isShort = longer.text.length <= LONGEST_QUOTE;
    add(place, sentence, isShort ? longer : quoteWords(prepared, view, word, words, 0));
  });
  const uncounted = [...findings.keys()].filter((place) => features[place]?.patterns === undefined);
  const lastSentence = view.sentences.at(-1)?.index;
  for (const [place, list] of locateSigns(prepared, new Set(uncounted))) {
    // A truncated text ends without a full stop for any writer.
    const shown = features[place]?.id === "unended-sentences" ? list.filter((index) => index !== lastSentence) : list;
    sentences.set(place, [...shown]);
  }
  const numberOf = new Map(view.sentences.map(({ index }, at) => [index, at]));
  for (const place of uncounted) {
    const quote = QUOTED[features[place]?.id ?? ""];
    if (quote === undefined) continue;
    for (const index of sentences.get(place) ?? []) {
      const start = prepared.sentences[index]?.start ?? 0;
      for (const text of quote(view, numberOf.get(index) ?? -1)) add(place, index, { text, start });
    }
  }
  return new Map(
    [...findings].map(([place, finding]) => {
      const own = quotes.get(place) ?? [];
      const all = sentences.get(place) ?? [];
      // A finding with quotations lists the sentences that it quotes from.
      const shown = finding.quoted ? [...new Set(own.map(({ sentence }) => sentence))] : all;
      return [place, { sentences: shown, quotes: own }];
    }),
  );
}

/** Tells whether words stand exactly so in the given text; remembers the answers. */
function quotableIn({ original }: PreparedText): (quotation: Quotation) => boolean {
  const standing = new Map<string, boolean>();
  return ({ text, start }) => {
    const known = standing.get(text);
    if (known !== undefined) return known;
    const fits = text !== "" && text.length <= LONGEST_QUOTE && !QUOTE_INSIDE.test(text);
    // Mostly they stand where the prose has them, and nothing is searched.
    const quotable = fits && (original.startsWith(text, start) || original.includes(text));
    standing.set(text, quotable);
    return quotable;
  };
}

/** Words of the prose, and where they probably stand in the given text. */
interface Quotation {
  readonly text: string;
  readonly start: number;
}

/** The words from `first` on without surrounding punctuation, with up to `before` preceding words of the sentence. */
function quoteWords(
  prepared: PreparedText,
  view: TokenizedText,
  first: number,
  words: number,
  before: number,
): Quotation {
  const opening = view.sentences[view.sentenceOf[first] ?? 0]?.firstWord ?? first;
  let from = first;
  while (from > opening && first - from < before && view.leads[from] === "" && view.trails[from - 1] === "") from--;
  const last = first + words - 1;
  const start = (prepared.words[from]?.proseStart ?? 0) + (view.leads[from]?.length ?? 0);
  const end = (prepared.words[last]?.proseEnd ?? 0) - (view.trails[last]?.length ?? 0);
  return { text: view.prose.slice(start, end), start: prepared.offsets[start] ?? 0 };
}

/** Maximum number of quotations in a list. */
const MOST_QUOTES = 3;

/** Different quotations, the most frequent first, up to the number that is ever shown. */
export function chooseQuotes(quotes: readonly Quote[]): string[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const { text } of quotes) {
    const key = text.toLowerCase();
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { text, count: 1 });
    else known.count++;
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_QUOTES)
    .map(({ text }) => text);
}
