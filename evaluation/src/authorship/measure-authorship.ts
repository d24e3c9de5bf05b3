import { prepareReference, type StoredPopulation } from "@geulgyeol/engine/training";
import { type AnswerRow, answerRates } from "./answer-rates.ts";
import { aurocByWriter, type Interval } from "./auroc-by-writer.ts";
import { baselines, scoreWith } from "./baselines.ts";
import { drawSets, type TrialSet } from "./draw-sets.ts";
import { drawBlocks, writersToFit } from "./fit-population.ts";
import { measureHeldOut } from "./measure-held-out.ts";
import { type JudgeOfTexts, measureModels } from "./measure-models.ts";
import { readUnits } from "./read-units.ts";
import { type ScoredTrial, scoreTrials } from "./score-trials.ts";
import { TEST_WRITERS } from "./split.ts";

/** How well one method tells the pairs of one writer from those of two, on one set of trials. */
export interface MethodRow {
  readonly genre: TrialSet["genre"];
  readonly characters: number;
  readonly subjects: TrialSet["subjects"];
  readonly method: string;
  readonly writers: number;
  readonly auroc: Interval;
}

/** The shipped reference population on writers that it has never seen; every number is of those alone. */
export function measureAuthorship(corpus: string, population: StoredPopulation, judge: JudgeOfTexts | null) {
  const units = readUnits(corpus);
  const reference = prepareReference(population);
  const sets = drawSets(units, "test");
  const tested = new Set<string>(Object.values(TEST_WRITERS).flat());
  const others = baselines(drawBlocks(writersToFit(units, tested)).human, reference);
  const methods: MethodRow[] = [];
  const answers: AnswerRow[] = [];
  for (const set of sets) {
    const own = scoreTrials(set.trials, reference);
    methods.push(rowOf(set, "shipped", own));
    for (const [method, score] of Object.entries(others))
      methods.push(rowOf(set, method, scoreWith(score, set.trials)));
    answers.push(answersOf(set, own, population));
  }
  return {
    population: population.date,
    methods,
    answers,
    models: measureModels(units, reference, judge),
    heldOut: measureHeldOut(units),
  };
}

export type AuthorshipResult = ReturnType<typeof measureAuthorship>;

function rowOf({ genre, characters, subjects }: TrialSet, method: string, scored: readonly ScoredTrial[]): MethodRow {
  const writers = new Set(scored.map(({ writer }) => writer)).size;
  return { genre, characters, subjects, method, writers, auroc: aurocByWriter(scored) };
}

function answersOf(
  { genre, characters, subjects }: TrialSet,
  scored: readonly ScoredTrial[],
  { measured }: StoredPopulation,
): AnswerRow {
  const thresholds = measured.find((one) => one.characters === characters);
  if (!thresholds) throw new Error(`The reference file has no measurement for ${characters} characters.`);
  return { genre, characters, subjects, ...answerRates(scored.map((trial) => ({ ...trial, thresholds }))) };
}
