import { probabilityOf } from "./logistic.ts";
import type { DocumentReading } from "./measure-document.ts";
import { meanByLength } from "./sentence-layer.ts";

/** Lengths are seen relative to a usual text of the corpora. */
const USUAL_LENGTH = 700;

export function relativeLength(length: number): number {
  return Math.max(-2.8, Math.min(0.9, Math.log(Math.max(1, length) / USUAL_LENGTH)));
}

/**
 * What the sentences say together: AI share, its spread along the text, mean evidence (kept within 4), by how much two
 * writers explain the sentences better than one (log-likelihood ratio a sentence), mean evidence of the sentences on the
 * AI side and on the human side, the longest run of either side as a share of the text, the share of the sentences on the AI side, quantiles of the
 * sentences' probabilities, and where the text parts best into two writers (`SentenceContext.partings`).
 */
export function sentenceSummary(
  sentences: DocumentReading["sentences"],
  evidence: Float64Array,
  partings: Float64Array,
): Float64Array {
  const smooth = evidence.map(probabilityOf);
  const share = meanByLength(smooth, sentences);
  const squares = smooth.map((value) => (value - share) ** 2);
  const runs = longestRuns(smooth, sentences);
  return Float64Array.of(
    share,
    Math.sqrt(meanByLength(squares, sentences)),
    kept(meanByLength(evidence, sentences)),
    twoWriterGain(evidence),
    kept(meanOfSide(evidence, smooth, sentences, true)),
    kept(meanOfSide(evidence, smooth, sentences, false)),
    runs.ai,
    runs.human,
    meanByLength(
      smooth.map((value) => (value > 0.5 ? 1 : 0)),
      sentences,
    ),
    ...quantilesByLength(smooth, sentences),
    ...partings,
  );
}

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

function quantilesByLength(values: Float64Array, sentences: DocumentReading["sentences"]): number[] {
  const order = sentences.map((_, at) => at).sort((a, b) => (values[a] as number) - (values[b] as number));
  const total = sentences.reduce((sum, { length }) => sum + length, 0);
  return QUANTILES.map((share) => {
    let below = 0;
    for (const at of order) {
      below += (sentences[at] as { length: number }).length;
      if (below >= share * total) return values[at] as number;
    }
    return 0.5;
  });
}

function kept(value: number): number {
  return Math.max(-4, Math.min(4, value));
}

/** Probability that the writer changes after a sentence, when two writers are supposed. */
const TWO_WRITERS_CHANGE = 0.08;

/** Log-likelihood of the sentences under two writers minus that under the better single writer, a sentence. */
function twoWriterGain(evidence: Float64Array): number {
  if (evidence.length < 2) return 0;
  let human = Math.log(0.5);
  let ai = Math.log(0.5) + (evidence[0] as number);
  let all = evidence[0] as number;
  const stay = Math.log(1 - TWO_WRITERS_CHANGE);
  const move = Math.log(TWO_WRITERS_CHANGE);
  for (let at = 1; at < evidence.length; at++) {
    const nextHuman = logSum(human + stay, ai + move);
    ai = logSum(ai + stay, human + move) + (evidence[at] as number);
    human = nextHuman;
    all += evidence[at] as number;
  }
  return (logSum(human, ai) - Math.max(0, all)) / evidence.length;
}

function logSum(first: number, second: number): number {
  const larger = Math.max(first, second);
  return larger + Math.log(Math.exp(first - larger) + Math.exp(second - larger));
}

function meanOfSide(
  evidence: Float64Array,
  smooth: Float64Array,
  sentences: DocumentReading["sentences"],
  ai: boolean,
): number {
  let sum = 0;
  let length = 0;
  sentences.forEach((sentence, at) => {
    if ((smooth[at] as number) > 0.5 !== ai) return;
    sum += (evidence[at] as number) * sentence.length;
    length += sentence.length;
  });
  return length > 0 ? sum / length : 0;
}

function longestRuns(smooth: Float64Array, sentences: DocumentReading["sentences"]): { ai: number; human: number } {
  const longest = { ai: 0, human: 0 };
  let run = 0;
  let total = 0;
  sentences.forEach((sentence, at) => {
    const ai = (smooth[at] as number) > 0.5;
    run = at > 0 && (smooth[at - 1] as number) > 0.5 === ai ? run + sentence.length : sentence.length;
    total += sentence.length;
    const side = ai ? "ai" : "human";
    longest[side] = Math.max(longest[side], run);
  });
  return { ai: longest.ai / Math.max(1, total), human: longest.human / Math.max(1, total) };
}

/** Places in `SentenceReading.style` (`sentenceFeaturesOf`). */
const WORDS = 0;
const CHARACTERS = 1;
const COMMAS = 3;

/** Commas a word, whether there are none, and characters a word: whether what the marks and spaces say can be trusted. */
function marksAndSpaces(sentences: DocumentReading["sentences"]): [number, number, number] {
  let words = 0;
  let characters = 0;
  let commas = 0;
  for (const { style } of sentences) {
    words += style[WORDS] as number;
    characters += style[CHARACTERS] as number;
    commas += style[COMMAS] as number;
  }
  if (words === 0) return [0, 1, 0];
  return [Math.min(0.3, commas / words), commas === 0 ? 1 : 0, Math.min(12, characters / words)];
}

/**
 * Logits of the members' parts, each also times the relative length, how much marks and spaces can be trusted, the
 * sentences' summary, and last what the n-gram models' other weights say (`LinearNgramsHeader.kinds`). Where no comma
 * stands, the parts that see commas may count differently.
 */
export function documentInputs(
  reading: Pick<DocumentReading, "length" | "ngrams" | "kinds" | "surprisal" | "sentences">,
  stylometry: number,
  summary: Float64Array,
): Float64Array {
  const length = relativeLength(reading.length);
  const out: number[] = [length];
  for (const logit of [...reading.ngrams, stylometry]) {
    out.push(clipped(logit), clipped(logit) * length);
  }
  const ratio = reading.surprisal[0] as number;
  out.push(ratio, ratio * length, ...reading.surprisal.subarray(1));
  const [commas, commaless, wordLength] = marksAndSpaces(reading.sentences);
  out.push(commas, commaless, wordLength, commaless * (reading.ngrams[0] as number), commaless * stylometry);
  out.push(...summary);
  for (const logit of reading.kinds) out.push(clipped(logit));
  return Float64Array.from(out);
}

/** What the combiner hears: `documentInputs`, then the classes of the stylometry member's network. */
export function combinerInputs(inputs: Float64Array, styleClasses: Float64Array): Float64Array {
  return Float64Array.of(...inputs, ...styleClasses.map(clipped));
}

function clipped(logit: number): number {
  return Math.max(-9, Math.min(9, logit));
}
