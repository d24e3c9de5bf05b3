import type { DocumentReading } from "./measure-document.ts";
import { meanByLength, type SentenceParameters, smoothSentences } from "./sentence-layer.ts";

/** Lengths are seen relative to a usual text of the corpora. */
const USUAL_LENGTH = 700;

export function relativeLength(length: number): number {
  return Math.max(-2.8, Math.min(0.9, Math.log(Math.max(1, length) / USUAL_LENGTH)));
}

/** What the sentences say together: AI share, its spread along the text, and how far the best and worst stretch lie. */
export function sentenceSummary(
  sentences: DocumentReading["sentences"],
  evidence: Float64Array,
  parameters: SentenceParameters,
): Float64Array {
  const smooth = smoothSentences(evidence, parameters.change, 0);
  const share = meanByLength(smooth, sentences);
  const squares = smooth.map((value) => (value - share) ** 2);
  const perSentence = meanByLength(evidence, sentences);
  return Float64Array.of(share, Math.sqrt(meanByLength(squares, sentences)), Math.max(-4, Math.min(4, perSentence)));
}

/** Logits of the members' parts, each also times the relative length, and the sentences' summary. */
export function documentInputs(
  reading: Pick<DocumentReading, "length" | "ngrams" | "surprisal">,
  stylometry: number,
  summary: Float64Array,
): Float64Array {
  const length = relativeLength(reading.length);
  const out: number[] = [length];
  for (const logit of [...reading.ngrams, stylometry]) {
    const kept = Math.max(-9, Math.min(9, logit));
    out.push(kept, kept * length);
  }
  const ratio = reading.surprisal[0] as number;
  out.push(ratio, ratio * length, ...reading.surprisal.subarray(1));
  out.push(...summary);
  return Float64Array.from(out);
}
