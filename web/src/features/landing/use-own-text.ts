import { countTrimmed, TEXT_MIN_CHARS } from "@geulgyeol/contract";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "../../shared/draft/use-draft.ts";
import { useStore } from "../../shared/state/create-store.ts";
import type { Outcome } from "./judge-own-text.ts";
import { type Judged, shownJudgement } from "./shown-judgement.ts";

/** Everything that judges is fetched when the visitor starts, or has put in a text that can be judged. */
const load = () =>
  Promise.all([import("./judge-own-text.ts"), import("./own-result.tsx")]).then(([judging]) => judging);
type Judging = Awaited<ReturnType<typeof load>>;

export type Subject = "own" | "sample";
export type OwnProblem = Exclude<Outcome, { kind: "judged" }>;

export interface OwnText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What is being judged. */
  readonly reading: Subject | null;
  readonly problem: OwnProblem | null;
  /** Why the sample was not judged. */
  readonly sampleProblem: string | null;
  /** The judgement that takes the place of the field. */
  readonly judged: Judged | null;
  /** It was just made, rather than found again. */
  readonly isNew: boolean;
  readonly start: () => void;
  readonly showMixedSample: () => void;
  readonly cancel: () => void;
  /** Back to the field. */
  readonly leave: () => void;
}

/** The visitor's own text, which is the draft of the analysis page too, and its judgement in this browser. */
export function useOwnText(): OwnText {
  const [text, setDraft] = useDraft();
  const shown = useStore(shownJudgement);
  const [failed, setFailed] = useState<{ subject: Subject; problem: OwnProblem } | null>(null);
  const runs = useRuns((subject, problem) => setFailed(problem && { subject, problem }));

  return {
    text,
    problem: failed?.subject === "own" ? failed.problem : null,
    sampleProblem: failed?.subject === "sample" && failed.problem.kind === "problem" ? failed.problem.message : null,
    reading: runs.reading,
    isNew: runs.hasJudged,
    judged: shown !== null && (shown.isSample || shown.text === text) ? shown : null,
    setText(next) {
      setFailed(null);
      setDraft(next);
      if (countTrimmed(next) >= TEXT_MIN_CHARS) runs.prepare();
    },
    start: () => void runs.run("own", (judging) => judging.judgeOwnText(text)),
    showMixedSample: () => void runs.run("sample", (judging) => judging.judgeMixedSample()),
    cancel: runs.cancel,
    leave: () => shownJudgement.set(null),
  };
}

/** One judgement at a time; a cancelled one leaves no trace. */
function useRuns(onProblem: (subject: Subject, problem: OwnProblem | null) => void) {
  const [reading, setReading] = useState<Subject | null>(null);
  const [hasJudged, setJudged] = useState(false);
  const judging = useRef<Judging | null>(null);
  const isPrepared = useRef(false);
  const attempt = useRef(0);

  useEffect(
    () => () => {
      attempt.current++;
      judging.current?.closeEngine();
    },
    [],
  );

  async function run(subject: Subject, judge: (judging: Judging) => Promise<Outcome>): Promise<void> {
    const own = ++attempt.current;
    onProblem(subject, null);
    setReading(subject);
    const outcome = await loaded()
      .then(judge)
      .catch((): Outcome => ({ kind: "problem", message: "분석 화면을 불러오지 못했어요. 다시 시도해 주세요." }));
    if (own !== attempt.current) return;
    setReading(null);
    if (outcome.kind !== "judged") return onProblem(subject, outcome);
    setJudged(true);
    shownJudgement.set(outcome.judged);
  }

  async function loaded(): Promise<Judging> {
    judging.current ??= await load();
    return judging.current;
  }

  return {
    reading,
    hasJudged,
    run,
    cancel() {
      attempt.current++;
      judging.current?.closeEngine();
      isPrepared.current = false;
      setReading(null);
    },
    prepare() {
      if (isPrepared.current) return;
      isPrepared.current = true;
      // A failure is reported when the visitor starts.
      void loaded().then(
        ({ prepareEngine }) => prepareEngine(),
        () => undefined,
      );
    },
  };
}
