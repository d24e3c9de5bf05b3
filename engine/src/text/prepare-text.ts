import { cleanCharacters } from "./clean-characters.ts";
import { composeCharacters } from "./compose-characters.ts";
import { detectLanguage } from "./detect-language.ts";
import { foldLookAlikes } from "./fold-look-alikes.ts";
import { judgeIntegrity } from "./judge-integrity.ts";
import { applyEdits, type MappedText } from "./mapped-text.ts";
import { maskQuestion } from "./mask-question.ts";
import type { ExcludedRange, PreparedSentence, PreparedText, PreparedWord } from "./prepared-text.ts";
import { type SetAside, selectProse } from "./select-prose.ts";
import { type SentenceSpan, splitSentences } from "./split-sentences.ts";
import { splitWords } from "./split-words.ts";
import { tidyInline } from "./tidy-inline.ts";

/**
 * Cleans a text and finds its prose, sentences and words, with offsets into the original. Never throws, even for lone
 * surrogates; linear; idempotent on its own prose. @param question that the text answers: what repeats it is left out
 */
export function prepareText(text: string, question = ""): PreparedText {
  const { mapped: cleaned, counts } = cleanCharacters(text);
  const { mapped: folded, folded: lookAlikes } = foldLookAlikes(composeCharacters(cleaned));
  const whole = lookAlikes > 0 ? composeCharacters(folded) : folded;
  const asked = question === "" ? [] : maskQuestion(whole.text, question);
  const repeated = asked.map(({ from, to }) => excludedRange(whole, from, to));
  const selected = selectProse(
    applyEdits(
      whole,
      asked.map((range) => ({ ...range, text: "" })),
    ),
  );
  const excluded: ExcludedRange[] = [...selected.excluded, ...repeated];
  const setAside = [...selected.setAside, ...repeated].sort((a, b) => a.start - b.start);
  const mapped = tidyInline(selected.mapped, excluded);
  const spans = splitSentences(mapped.text, breakIndexes(mapped, selected.breaks));
  const { sentences, numbers } = numberSentences(mapped, spans, setAside);
  const words: PreparedWord[] = splitWords(mapped.text, spans).map((word) => ({
    proseStart: word.start,
    proseEnd: word.end,
    start: mapped.starts[word.start] ?? 0,
    end: mapped.ends[word.end - 1] ?? 0,
    sentence: numbers[word.sentence] ?? 0,
  }));
  return {
    original: text,
    language: detectLanguage(mapped.text === "" ? whole.text : mapped.text),
    prose: mapped.text,
    offsets: offsetsOf(mapped),
    sentences,
    words,
    excluded: mergeRanges(excluded),
    integrity: judgeIntegrity(counts, lookAlikes, text.length),
  };
}

function excludedRange(mapped: MappedText, from: number, to: number): ExcludedRange {
  const start = mapped.starts[from] ?? 0;
  return { start, end: mapped.ends[to - 1] ?? start, reason: "asked" };
}

function offsetsOf(mapped: MappedText): Uint32Array {
  const length = mapped.text.length;
  const offsets = new Uint32Array(length + 1);
  offsets.set(mapped.starts.subarray(0, length));
  offsets[length] = length === 0 ? 0 : (mapped.ends[length - 1] ?? 0);
  return offsets;
}

/** First units of the words at or after each certain end of a sentence. */
function breakIndexes(mapped: MappedText, breaks: readonly number[]): number[] {
  const indexes: number[] = [];
  let k = 0;
  for (let i = 0; i < mapped.text.length && k < breaks.length; i++) {
    if (i > 0 && mapped.text.charCodeAt(i - 1) !== 0x20) continue;
    const start = mapped.starts[i] ?? 0;
    if (start < (breaks[k] ?? 0)) continue;
    indexes.push(i);
    while (k < breaks.length && (breaks[k] ?? 0) <= start) k++;
  }
  return indexes;
}

function numberSentences(
  mapped: MappedText,
  spans: readonly SentenceSpan[],
  setAside: readonly SetAside[],
): { sentences: PreparedSentence[]; numbers: number[] } {
  const sentences: PreparedSentence[] = [];
  const numbers: number[] = [];
  let aside = 0;
  const putAside = (before: number) => {
    for (let range = setAside[aside]; range !== undefined && range.start < before; range = setAside[++aside]) {
      const place = sentences.at(-1)?.proseEnd ?? 0;
      const { start, end, reason } = range;
      sentences.push({ index: sentences.length, proseStart: place, proseEnd: place, start, end, excluded: reason });
    }
  };
  for (const span of spans) {
    const start = mapped.starts[span.start] ?? 0;
    putAside(start);
    numbers.push(sentences.length);
    sentences.push({
      index: sentences.length,
      proseStart: span.start,
      proseEnd: span.end,
      start,
      end: mapped.ends[span.end - 1] ?? start,
      excluded: null,
    });
  }
  putAside(Number.POSITIVE_INFINITY);
  return { sentences, numbers };
}

function mergeRanges(ranges: ExcludedRange[]): ExcludedRange[] {
  const merged: ExcludedRange[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start < last.end) continue;
    if (range.end > range.start) merged.push(range);
  }
  return merged;
}
