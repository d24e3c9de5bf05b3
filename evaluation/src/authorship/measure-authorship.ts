import { prepareReference, type StoredPopulation } from "@geulgyeol/engine/training";
import { baselines, scoreWith } from "./baselines.ts";
import { drawSets, type TrialSet } from "./draw-sets.ts";
import { drawBlocks, writersToFit } from "./fit-population.ts";
import { type JudgeOfTexts, measureModels } from "./measure-models.ts";
import { readUnits } from "./read-units.ts";
import { aurocByWriter, type ScoredTrial, scoreTrials, weighPairs, weightBelow } from "./score-trials.ts";
import { TEST_WRITERS } from "./split.ts";

interface Interval {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** How well one method tells the pairs of one writer from those of two, on one set of trials. */
export interface MethodRow {
  readonly genre: TrialSet["genre"];
  readonly characters: number;
  readonly subjects: TrialSet["subjects"];
  readonly method: string;
  readonly writers: number;
  readonly auroc: Interval;
}

/** Shares of the answers for texts of the same writer and of others, on one set of trials. */
export interface AnswerRow {
  readonly genre: TrialSet["genre"];
  readonly characters: number;
  readonly subjects: TrialSet["subjects"];
  readonly sameDifferent: number;
  readonly sameSimilar: number;
  readonly otherDifferent: number;
  readonly otherSimilar: number;
  /** The writer whose own texts are called 달라요 most often, with the share. */
  readonly worst: { readonly writer: string; readonly sameDifferent: number };
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
  return { population: population.date, methods, answers, models: measureModels(units, reference, judge) };
}

export type AuthorshipResult = ReturnType<typeof measureAuthorship>;

function rowOf({ genre, characters, subjects }: TrialSet, method: string, scored: readonly ScoredTrial[]): MethodRow {
  const writers = new Set(scored.map(({ writer }) => writer)).size;
  return { genre, characters, subjects, method, writers, auroc: aurocByWriter(scored) };
}

function answersOf(set: TrialSet, scored: readonly ScoredTrial[], { measured }: StoredPopulation): AnswerRow {
  const { genre, characters, subjects } = set;
  const bounds = measured.find((one) => one.characters === characters);
  if (!bounds) throw new Error(`The reference file has no measurement for ${characters} characters.`);
  const { similarFrom, differentBelow } = bounds;
  const { same, other } = weighPairs(scored);
  const byWriter = [...new Set(scored.map(({ writer }) => writer))].map((writer) => {
    const own = weighPairs(scored.filter((trial) => trial.writer === writer && trial.author === writer)).same;
    return { writer, sameDifferent: own.length === 0 ? 0 : weightBelow(own, differentBelow) };
  });
  return {
    genre,
    characters,
    subjects,
    sameDifferent: weightBelow(same, differentBelow),
    sameSimilar: 1 - weightBelow(same, similarFrom),
    otherDifferent: weightBelow(other, differentBelow),
    otherSimilar: 1 - weightBelow(other, similarFrom),
    worst: byWriter.reduce((worst, one) => (one.sameDifferent > worst.sameDifferent ? one : worst)),
  };
}
