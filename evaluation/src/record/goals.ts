import type { Results } from "../print-tables.ts";

/** A measured figure with a goal. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  /** The bound of the goal: at least, or at most. */
  readonly least?: number;
  readonly most?: number;
}

/** Every goal measured by one run of the evaluation, in the order of the model card. */
export function goalsOf({ ko, en, modelGzipBytes }: Results): Goal[] {
  return [
    ...koreanGoals(ko),
    ...englishGoals(en),
    { name: "model file with gzip, MB", value: modelGzipBytes / 1e6, most: 10 },
  ];
}

const NOVELS = "dev_ai_novel_konies";

function koreanGoals({
  accuracy,
  recentModel,
  twoHands,
  outcomes,
  headers,
  mixed,
  words,
  attacks,
}: Results["ko"]): Goal[] {
  const strong = outcomes.certainty.strong;
  return [
    { name: "three outcomes, macro-F1", value: twoHands.confusion.macroF1, least: 0.82 },
    { name: "two hands found at 2% of human texts", value: twoHands.foundAtTwoPercent, least: 0.55 },
    { name: "sentences of texts by two hands, AUROC", value: twoHands.sentenceAuroc ?? 0, least: 0.9 },
    { name: "sentences of polished texts, AUROC", value: twoHands.byKind.polish?.sentenceAuroc ?? 0, least: 0.82 },
    { name: "human sentences at 0.7", value: mixed.humanSentencesAtSeventy.value, most: 0.02 },
    { name: "error of the AI share, two hands", value: twoHands.meanAbsoluteErrorOfShare, most: 0.12 },
    { name: "Korean AUROC", value: accuracy.auroc.value, least: 0.997 },
    { name: "Korean TPR at FPR 1%", value: accuracy.truePositivesAtOnePercent.value, least: 0.95 },
    { name: "the same, mean over AI sources", value: outcomes.foundBySource, least: 0.88 },
    { name: "recent model, TPR at FPR 1%", value: recentModel.truePositivesAtOnePercent.value, least: 0.92 },
    { name: "novels by other vendors judged AI", value: accuracy.aisByFile[NOVELS]?.judgedAi.value ?? 0, least: 0.75 },
    { name: "humans judged AI, worst genre of 100 texts", value: outcomes.worstGenre, most: 0.01 },
    { name: "humans judged AI, worst source", value: outcomes.worstSource, most: 0.03 },
    { name: "texts judged with strong certainty", value: strong?.texts.value ?? 0, least: 0.75 },
    { name: "wrong among them", value: strong?.wrong.value ?? 1, most: 0.01 },
    { name: "held human texts of 300 characters", value: outcomes.heldHumans.value, most: 0.08 },
    { name: "held AI texts of 300 characters", value: outcomes.heldAis.value, most: 0.08 },
    { name: "calibration error of the three outcomes", value: outcomes.calibrationError, most: 0.02 },
    { name: "verdicts changed by a header, of 500", value: headers.verdictChanged, most: 0 },
    { name: "passages on one side alone and inside", value: headers.passageStays.value, least: 0.95 },
    { name: "consensus between its members", value: outcomes.consensusBetween.value, least: 1 },
    { name: "consensus in the band of the verdict", value: outcomes.consensusSameBand.value, least: 0.98 },
    { name: "words at 0.7 in texts judged human", value: words.human.highWords.value, most: 0.02 },
    { name: "names and topic nouns among the listed words", value: words.listedTopics.value, most: 0 },
    { name: "removing ten words lowers the score", value: words.lowered.value, least: 0.9 },
    { name: "Korean, lost to removed commas", value: lost(attacks, "commas removed"), most: 0.1 },
    { name: "Korean, lost to spacing noise", value: lost(attacks, "spacing noise"), most: 0.1 },
  ];
}

/** A domain with fewer human texts has no rate. */
const LEAST_OF_DOMAIN = 100;

function englishGoals({ accuracy, domains, attacks }: Results["en"]): Goal[] {
  const { leftOut, dev, learners, recentModels } = domains;
  const worst = (groups: (typeof dev)["byDomain"], rate: "humansJudgedAi" | "humansAccused") =>
    Math.max(...groups.flatMap(({ figures }) => (figures.humans >= LEAST_OF_DOMAIN ? [figures[rate].value] : [])));
  return [
    { name: "English AUROC", value: accuracy.auroc.value, least: 0.95 },
    { name: "English TPR at FPR 1%", value: accuracy.truePositivesAtOnePercent.value, least: 0.6 },
    { name: "English, domains left out, AUROC", value: leftOut.all.auroc ?? 0, least: 0.9 },
    { name: "English, domains left out, TPR at FPR 1%", value: leftOut.all.foundAtOnePercent ?? 0, least: 0.45 },
    { name: "English humans at 0.7, worst domain", value: worst(dev.byDomain, "humansJudgedAi"), most: 0.01 },
    {
      name: "English humans at 0.4 and not held, worst domain",
      value: worst(dev.byDomain, "humansAccused"),
      most: 0.05,
    },
    { name: "the same, domains left out, all", value: leftOut.all.humansAccused.value, most: 0.02 },
    { name: "learners' essays at 0.7, left out", value: learners.value, most: 0.01 },
    { name: "English models of 2025 and 2026, TPR at FPR 1%", value: recentModels.foundAtOnePercent, least: 0.6 },
    { name: "English, lost to removed commas", value: lost(attacks, "commas removed"), most: 0.1 },
    { name: "English, lost to spacing noise", value: lost(attacks, "spacing noise"), most: 0.1 },
  ];
}

function lost({ after }: Results["ko"]["attacks"], attack: string): number {
  return after[attack]?.shareLost ?? 1;
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
