import { buildDepartureMembers, buildJointMember, buildWordingMembers } from "./build-members.ts";
import { commaScores } from "./comma-baseline.ts";
import type { CountTable } from "./count-tokens.ts";
import { fuseMembers } from "./fuse-members.ts";
import { buildReference, type MeasuredTexts } from "./measure-texts.ts";
import { keepPairedSources } from "./pair-sources.ts";
import type { KatfishText, KatfishTrial } from "./read-katfish.ts";
import { tfidfScores } from "./tfidf-baseline.ts";

/** Scores of test texts by id; higher means more like AI. */
export type TrialScores = ReadonlyMap<string, number>;

export interface FusedTrial {
  readonly scores: TrialScores;
  readonly separations: Readonly<Record<string, number>>;
}

/** The test texts of a trial, each once. */
export function testedTexts(trial: KatfishTrial): KatfishText[] {
  return [...new Map(trial.tests.flat().map((text) => [text.id, text])).values()];
}

function byId(texts: readonly KatfishText[], scores: ArrayLike<number>): TrialScores {
  return new Map(texts.map((text, at) => [text.id, scores[at]]));
}

/** Scores by the published comma features. */
export function scoreByCommas(trial: KatfishTrial): TrialScores {
  const tested = testedTexts(trial);
  return byId(tested, commaScores(trial.train, tested));
}

/** Scores by the plain n-gram baseline; `rowOf` gives a text's row in the table. */
export function scoreByTfidf(trial: KatfishTrial, table: CountTable, rowOf: ReadonlyMap<string, number>): TrialScores {
  const tested = testedTexts(trial);
  const rows = [...trial.train, ...tested].map((text) => rowOf.get(text.id) as number);
  const trainRows = trial.train.map((_, at) => at);
  const scores = tfidfScores(
    table,
    rows,
    trainRows,
    trial.train.map((text) => text.label),
  );
  return byId(tested, scores.slice(trial.train.length));
}

/**
 * Scores by the fused members for the `trials` of one seed, one per genre. Each is fitted on its own training split;
 * reference statistics come from that split ("genre") or from all of the seed's genres ("seed").
 */
export function scoreByMembers(
  trials: readonly KatfishTrial[],
  measured: MeasuredTexts,
): { readonly trial: KatfishTrial; readonly genre: FusedTrial; readonly seed: FusedTrial }[] {
  const shared = buildReference(
    measured,
    trials.flatMap((trial) => keepPairedSources(trial.train)),
  );
  return trials.map((trial) => {
    const train = keepPairedSources(trial.train);
    const tested = testedTexts(trial);
    const rows = [...train, ...tested];
    const trainRows = train.map((_, at) => at);
    const wording = buildWordingMembers(measured, rows, trainRows);
    const [genre, seed] = [buildReference(measured, train), shared].map((reference) => {
      const departures = buildDepartureMembers(measured, rows, trainRows, reference);
      const members = [...wording, ...departures, buildJointMember(wording, departures, trainRows)];
      const { scores, separations } = fuseMembers(members, rows, trainRows, trial.seed);
      return { scores: byId(tested, scores.slice(train.length)), separations };
    }) as [FusedTrial, FusedTrial];
    return { trial, genre, seed };
  });
}
