import { textProblem } from "@geulgyeol/contract";
import type { Certainty, Verdict } from "@geulgyeol/engine";
import type { WordedAnalysis } from "@geulgyeol/wording/report";
import { useEffect, useRef, useState } from "react";
import { readDraft } from "../../shared/draft/draft-store.ts";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";
import { createDetectorClient, type DetectorClient } from "../../worker/detector-client.ts";

/** The result with one version of the passage. */
export interface Side {
  /** Probability (0 to 1) that AI wrote the passage. */
  readonly passage: number;
  /** The same of the whole text, with its 95% interval. */
  readonly whole: number;
  readonly interval: { readonly lower: number; readonly upper: number };
  readonly verdict: Verdict;
  readonly certainty: Certainty;
}

export interface PassageScores {
  /** `unknown`: the text is too short, is not judged, or the engine is not available. */
  readonly state: "waiting" | "known" | "unknown";
  /** Null unless known. */
  readonly before: Side | null;
  readonly after: Side | null;
}

const WAITING: PassageScores = { state: "waiting", before: null, after: null };
const UNKNOWN: PassageScores = { state: "unknown", before: null, after: null };

/**
 * The result of the current draft, and with `edited` in the passage's place, by the browser's engine: no request and no
 * credit. Nothing is judged while `edited` is null.
 */
export function usePassageScores(range: PassageRange, edited: string | null): PassageScores {
  const [scores, setScores] = useState<PassageScores>(WAITING);
  const detector = useRef<DetectorClient | null>(null);
  const { from, to } = range;

  useEffect(
    () => () => {
      detector.current?.close();
      detector.current = null;
    },
    [],
  );

  useEffect(() => {
    if (edited === null) return;
    const draft = readDraft();
    const editedDraft = draft.slice(0, from) + edited + draft.slice(to);
    if (textProblem(draft) !== null || textProblem(editedDraft) !== null) return setScores(UNKNOWN);
    let isCurrent = true;
    setScores(WAITING);
    detector.current ??= createDetectorClient();
    const client = detector.current;
    Promise.all([client.analyse(draft), client.analyse(editedDraft)]).then(
      ([first, second]) => {
        if (!isCurrent) return;
        const before = sideOf(first, { from, to });
        const after = sideOf(second, { from, to: from + edited.length });
        setScores(before === null || after === null ? UNKNOWN : { state: "known", before, after });
      },
      (error: unknown) => {
        if (!isCurrent || detector.current !== client) return;
        console.warn("The engine does not run in this browser.", error);
        setScores(UNKNOWN);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [from, to, edited]);

  return scores;
}

/** Null if the text or the passage is not judged. */
function sideOf(analysis: WordedAnalysis, range: PassageRange): Side | null {
  const passage = passageScore(analysis, range);
  if (passage === null || analysis.kind === "refusal" || analysis.report.certainty === undefined) return null;
  const { aiProbability, interval, verdict, certainty } = analysis.report;
  return { passage, whole: aiProbability, interval, verdict, certainty };
}

/**
 * Probability (0 to 1) that AI wrote the passage: the mean over its sentences, weighted by the characters inside it.
 * Null if the text or the passage is not judged.
 */
export function passageScore(analysis: WordedAnalysis, { from, to }: PassageRange): number | null {
  if (analysis.kind === "refusal" || analysis.report.hold !== null) return null;
  let weight = 0;
  let sum = 0;
  for (const { start, end, aiProbability, excluded } of analysis.report.sentences) {
    const touched = Math.min(end, to) - Math.max(start, from);
    if (excluded !== null || touched <= 0) continue;
    weight += touched;
    sum += touched * aiProbability;
  }
  return weight === 0 ? null : sum / weight;
}
