import { type GrainBar, HISTORY_GRAIN_BARS } from "@geulgyeol/contract";
import { shortenTitle } from "@geulgyeol/wording";
import type { StoredAnalysis } from "./queries.ts";

/** The owner's title, the name of the file, or the first sentence; on one line, cut at 80 characters. */
export function titleOf({
  title,
  source,
  text,
  report,
}: Pick<StoredAnalysis, "title" | "source" | "text" | "report">): string {
  return title ?? ownTitle({ source, text, firstSentence: report.sentences[0]?.text ?? null });
}

/** The title of an analysis to which its owner has given none. */
export function ownTitle({
  source,
  text,
  firstSentence,
}: Pick<StoredAnalysis, "source" | "text"> & { readonly firstSentence: string | null }): string {
  return shortenTitle(source.name ?? "") || shortenTitle(firstSentence ?? text);
}

/**
 * The small grain of a result: a bar per sentence, and in long texts per group of neighbours with their length-weighted
 * mean probability. At most 40 bars.
 */
export function grainOf(
  sentences: readonly Pick<StoredAnalysis["report"]["sentences"][number], "text" | "aiProbability" | "excluded">[],
): GrainBar[] {
  const perBar = Math.max(1, Math.ceil(sentences.length / HISTORY_GRAIN_BARS));
  const bars: GrainBar[] = [];
  for (let at = 0; at < sentences.length; at += perBar) {
    const group = sentences.slice(at, at + perBar);
    const counted = group.filter(({ excluded }) => excluded === null);
    const weight = counted.reduce((sum, { text }) => sum + text.length, 0);
    const total = counted.reduce((sum, { text, aiProbability }) => sum + text.length * aiProbability, 0);
    bars.push({
      length: Math.max(
        1,
        group.reduce((sum, { text }) => sum + text.length, 0),
      ),
      aiProbability: weight === 0 ? null : Math.min(1, total / weight),
    });
  }
  return bars;
}
