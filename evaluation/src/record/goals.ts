import type { Results } from "../print-tables.ts";

/** A measured figure with a goal. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  /** The bound of the goal: at least, or at most. */
  readonly least?: number;
  readonly most?: number;
}

type Accuracy = Results["ko"]["accuracy"];

/** Texts of a small source that may be judged AI; for a large one 1% may. */
const FEW = 2;
const SMALL_SOURCE = 200;

/** The largest excess of a source's false positives over its limit; 0 if every source is within it. */
function falsePositivesBeyond({ humansBySource }: Accuracy): number {
  return Math.max(
    0,
    ...Object.values(humansBySource).map(({ texts, judgedAi: { count } }) =>
      texts < SMALL_SOURCE ? Math.max(0, count - FEW) / texts : Math.max(0, count / texts - 0.01),
    ),
  );
}

/** Every goal measured by one run of the evaluation, in the order of the model card. */
export function goalsOf({ ko, en, modelGzipBytes }: Results): Goal[] {
  const lost = (own: Results["ko"] | Results["en"], attack: string) => own.attacks.after[attack]?.shareLost ?? 1;
  return [
    { name: "Korean AUROC", value: ko.accuracy.auroc.value, least: 0.995 },
    { name: "Korean TPR at FPR 1%", value: ko.accuracy.truePositivesAtOnePercent.value, least: 0.93 },
    { name: "recent model, TPR at FPR 1%", value: ko.recentModel.truePositivesAtOnePercent.value, least: 0.92 },
    { name: "Korean humans judged AI beyond 1% of a source", value: falsePositivesBeyond(ko.accuracy), most: 0 },
    {
      name: "whole text inside the interval of 500 characters",
      value: ko.excerpts[500]?.inside.value ?? 0,
      least: 0.9,
    },
    { name: "sentences of splices, AUROC", value: ko.mixed.sentenceAuroc, least: 0.8 },
    { name: "human sentences at 0.7", value: ko.mixed.humanSentencesAtSeventy.value, most: 0.03 },
    { name: "removing ten words lowers the score", value: ko.words.lowered.value, least: 0.9 },
    { name: "Korean calibration error", value: ko.accuracy.calibration.error, most: 0.03 },
    { name: "error of the AI share", value: ko.mixed.meanAbsoluteErrorOfShare, most: 0.2 },
    { name: "rank correlation of the AI share", value: ko.mixed.rankCorrelationOverAllShares, least: 0.9 },
    { name: "Korean, lost to removed commas", value: lost(ko, "commas removed"), most: 0.1 },
    { name: "Korean, lost to spacing noise", value: lost(ko, "spacing noise"), most: 0.1 },
    { name: "English AUROC", value: en.accuracy.auroc.value, least: 0.975 },
    { name: "English TPR at FPR 1%", value: en.accuracy.truePositivesAtOnePercent.value, least: 0.72 },
    { name: "English pairs, AUROC", value: en.paired.auroc.value, least: 0.85 },
    { name: "English pairs, humans judged AI", value: en.paired.humansJudgedAi.value, most: 0.03 },
    { name: "English, lost to removed commas", value: lost(en, "commas removed"), most: 0.1 },
    { name: "English, lost to spacing noise", value: lost(en, "spacing noise"), most: 0.1 },
    { name: "model file with gzip, MB", value: modelGzipBytes / 1e6, most: 8 },
  ];
}

export function isReached({ value, least, most }: Goal): boolean {
  return (least === undefined || value >= least) && (most === undefined || value <= most);
}

/** The table of the model card. */
export function goalLines(results: Results): string[] {
  return goalsOf(results).map((goal) => {
    const bound = goal.least === undefined ? `at most ${goal.most}` : `at least ${goal.least}`;
    return `| ${goal.name} | ${Number(goal.value.toFixed(3))} | ${bound} | ${isReached(goal) ? "reached" : "short"} |`;
  });
}
