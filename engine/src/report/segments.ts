import type { Verdict } from "../document/verdict-bands.ts";
import { verdictOf } from "../document/verdict-bands.ts";
import { rounded } from "../learners/numbers.ts";
import type { SentenceJudgement } from "./judge-sentences.ts";

/** Who wrote a passage; `edited` is a person's text that an AI rewrote. */
export type SegmentKind = "human" | "ai" | "edited" | "unclear";

/** A run of neighbouring sentences with the same judgement. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly firstSentence: number;
  readonly lastSentence: number;
  readonly verdict: Verdict;
  readonly kind: SegmentKind;
  readonly aiProbability: number;
}

const KINDS: Readonly<Record<Verdict, SegmentKind>> = { human: "human", mixed: "unclear", ai: "ai" };
/** Mean logit from which on a passage counts as edited; chosen out of fold, where 7 of 10 so named were. */
const EDITED = 0.5;

/**
 * Runs of neighbouring sentences with the same verdict; excluded sentences do not end a run.
 * @param edited log of the odds that an AI rewrote a sentence, by index; null where the text is not by two hands
 */
export function findSegments(
  sentences: readonly SentenceJudgement[],
  edited: ReadonlyMap<number, number> | null = null,
): Segment[] {
  const segments: Segment[] = [];
  let run: SentenceJudgement[] = [];
  const close = () => {
    const first = run[0];
    const last = run[run.length - 1];
    if (first === undefined || last === undefined) return;
    let sum = 0;
    let length = 0;
    for (const sentence of run) {
      sum += sentence.aiProbability * (sentence.end - sentence.start);
      length += sentence.end - sentence.start;
    }
    segments.push({
      start: first.start,
      end: last.end,
      firstSentence: first.index,
      lastSentence: last.index,
      verdict: verdictOf(first.aiProbability),
      kind: kindOf(run, edited),
      aiProbability: rounded(length > 0 ? sum / length : first.aiProbability),
    });
    run = [];
  };
  for (const sentence of sentences) {
    if (sentence.excluded !== null) continue;
    const first = run[0];
    if (first !== undefined && verdictOf(first.aiProbability) !== verdictOf(sentence.aiProbability)) close();
    run.push(sentence);
  }
  close();
  return segments;
}

function kindOf(run: readonly SentenceJudgement[], edited: ReadonlyMap<number, number> | null): SegmentKind {
  const kind = KINDS[verdictOf(run[0]?.aiProbability ?? 0)];
  if (kind !== "ai" || edited === null) return kind;
  const sum = run.reduce((total, { index }) => total + (edited.get(index) ?? 0), 0);
  return sum / run.length >= EDITED ? "edited" : "ai";
}
