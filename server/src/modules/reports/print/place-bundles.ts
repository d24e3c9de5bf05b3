import type { GrainPassage } from "@geulgyeol/wording/report";
import type { ReportToPrint } from "./report-to-print.ts";

type Sentence = ReportToPrint["report"]["sentences"][number];

export interface Bundle {
  readonly sentence: Sentence;
  readonly left: number;
  readonly width: number;
}

/** Points between two bundles, and the least that a sentence may have. */
const BETWEEN = 3.75;
const NARROWEST = 2.25;

/** Positions of the bundles: as wide as their sentence is long, at least one line. */
export function placeBundles(sentences: readonly Sentence[], width: number): Bundle[] {
  const between = Math.min(BETWEEN, (width / sentences.length) * 0.25);
  const room = width - between * (sentences.length - 1);
  const lengths = sentences.map(({ start, end }) => Math.max(1, end - start));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const narrowest = Math.min(NARROWEST, room / sentences.length);
  const free = room - narrowest * sentences.length;
  let left = 0;
  return sentences.map((sentence, index) => {
    const bundle = { sentence, left, width: narrowest + (free * (lengths[index] ?? 0)) / total };
    left += bundle.width + between;
    return bundle;
  });
}

/** From the first bundle of a passage to its last one. */
export function placePassage(
  { first, last }: GrainPassage,
  bundles: readonly Bundle[],
): { readonly left: number; readonly width: number } {
  const [from, to] = [bundles[first], bundles[last]];
  if (from === undefined || to === undefined) throw new Error("A passage has sentences that are not in the text.");
  return { left: from.left, width: to.left + to.width - from.left };
}
