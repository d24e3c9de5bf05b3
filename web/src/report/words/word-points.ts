import type { WordLevel } from "@geulgyeol/contract";
import type { WordKind } from "@geulgyeol/wording/report";
import type { Verdict, WordEntry } from "../report-types.ts";

/** One point is a tenth of a logit. */
const PER_LOGIT = 10;
/** The share of the words of either side that stand out, and the most. */
const STANDING_OUT = 0.1;
const MOST = 20;
/** Fewer points are not seen in the sum. */
const LEAST_SHOWN = 0.2;
const HAS_LETTER = /\p{L}/u;

export interface PointWord {
  readonly position: number;
  readonly word: WordEntry;
  /** Tenths of a point are whole: 2.6. */
  readonly points: number;
}

interface KindSum {
  readonly kind: WordKind | "base";
  readonly points: number;
}

export interface WordPoints {
  /** Sum of everything below. */
  readonly total: number;
  /** Words that stand out towards AI and towards people, the strongest first. */
  readonly up: readonly PointWord[];
  readonly down: readonly PointWord[];
  readonly upSum: number;
  readonly downSum: number;
  /** All other words. */
  readonly rest: number;
  /** What every text starts from. */
  readonly base: number;
  /** All words by kind, and the base; they add up to `total`. */
  readonly kinds: readonly KindSum[];
}

const tenths = (points: number) => Math.round(points * 10) / 10;

/** A word's contribution in points. */
export function pointsOf({ contribution }: Pick<WordEntry, "contribution">): number {
  return tenths(contribution * PER_LOGIT);
}

const sumOf = (words: readonly PointWord[]) => tenths(words.reduce((sum, { points }) => sum + points, 0));

/**
 * The words' contributions in points that add up as they are shown: what rounding leaves is in the rest. Only the words that
 * move the score most stand out, no names and no nouns of the topic, and in a text judged human none towards AI.
 */
export function wordPoints({ words, bias, logit }: WordLevel, verdict: Verdict): WordPoints {
  const all = words.map((word, position) => ({ position, word, points: pointsOf(word) }));
  const up = verdict === "human" ? [] : standingOut(all.filter(({ points }) => points > 0));
  const down = standingOut(all.filter(({ points }) => points < 0));
  const [total, base, upSum, downSum] = [tenths(logit * PER_LOGIT), tenths(bias * PER_LOGIT), sumOf(up), sumOf(down)];
  const rest = tenths(total - base - upSum - downSum);
  return { total, up, down, upSum, downSum, rest, base, kinds: kindsOf(words, total, base) };
}

/** The strongest of the words of one side, a tenth of them; names and nouns of the topic are passed over. */
function standingOut(side: readonly PointWord[]): readonly PointWord[] {
  return side
    .filter(
      ({ word, points }) => word.kind !== "topic" && HAS_LETTER.test(word.word) && Math.abs(points) >= LEAST_SHOWN,
    )
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.position - b.position)
    .slice(0, Math.min(MOST, Math.ceil(side.length * STANDING_OUT)));
}

function kindsOf(words: WordLevel["words"], total: number, base: number): readonly KindSum[] {
  const sums = new Map<WordKind, number>();
  for (const { kind = "letters", contribution } of words) {
    sums.set(kind, (sums.get(kind) ?? 0) + contribution * PER_LOGIT);
  }
  const kinds = [...sums].map(([kind, points]) => ({ kind, points: tenths(points) }));
  const left = tenths(total - base - kinds.reduce((sum, { points }) => sum + points, 0));
  return [
    ...kinds
      .map((one) => (one.kind === largestOf(kinds) ? { ...one, points: tenths(one.points + left) } : one))
      .sort((a, b) => b.points - a.points),
    { kind: "base" as const, points: base },
  ];
}

/** The largest sum takes what rounding leaves, where it shows least. */
function largestOf(kinds: readonly KindSum[]): KindSum["kind"] | undefined {
  return [...kinds].sort((a, b) => Math.abs(b.points) - Math.abs(a.points))[0]?.kind;
}

/** "+2.6", "−1.0" */
export function formatPoints(points: number): string {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points).toFixed(1)}`;
}
