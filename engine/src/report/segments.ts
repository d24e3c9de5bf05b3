import type { Verdict } from "../document/verdict-bands.ts";
import { verdictOf } from "../document/verdict-bands.ts";
import { rounded } from "../learners/numbers.ts";
import type { SentenceJudgement } from "./judge-sentences.ts";

/** A run of neighbouring sentences with the same judgement. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly firstSentence: number;
  readonly lastSentence: number;
  readonly verdict: Verdict;
  readonly aiProbability: number;
}

/** Runs of neighbouring sentences with the same verdict; excluded sentences do not end a run. */
export function findSegments(sentences: readonly SentenceJudgement[]): Segment[] {
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
