import { areaUnderCurve } from "./area-under-curve.ts";
import { countTokens } from "./count-tokens.ts";
import type { KatfishCell, KatfishMethodResult, KatfishResult } from "./katfish-result.ts";
import { measureTexts } from "./measure-texts.ts";
import { PUBLISHED_METHODS } from "./published-methods.ts";
import { KATFISH_GENRES, type KatfishGenre, type KatfishTrial, readKatfish, UNSEEN_MODELS } from "./read-katfish.ts";
import { scoreByCommas, scoreByMembers, scoreByTfidf, type TrialScores, testedTexts } from "./score-trial.ts";
import { PLAIN_VIEW } from "./views.ts";

const PROTOCOL =
  "KatFish (ACL 2025): per seed and genre, train on 80% of the human texts and GPT-4o, test on the other 20% with each of " +
  "Solar, Qwen2 and Llama 3.1; AUROC in percent, mean over the seeds and the three models.";

/**
 * Runs the KatFish protocol on the published splits: published figures, their method recomputed, an n-gram baseline and our method.
 * Deterministic; about a minute. `corpusDir` holds `ko/katfish`.
 */
export async function evaluateKatfish(corpusDir: string): Promise<KatfishResult> {
  const trials = readKatfish(corpusDir);
  const texts = [
    ...new Map(
      trials.flatMap((trial) => [...trial.train, ...testedTexts(trial)]).map((text) => [text.id, text]),
    ).values(),
  ];
  const measured = measureTexts(texts);
  const plain = countTokens(
    texts.map((text) => text.text),
    PLAIN_VIEW,
  );
  const seeds = [...new Set(trials.map((trial) => trial.seed))];
  const fused = seeds.flatMap((seed) =>
    scoreByMembers(
      trials.filter((trial) => trial.seed === seed),
      measured,
    ),
  );
  const fusedTrials = fused.map(({ trial }) => trial);
  const methods = [
    summarise("commas, recomputed", trials, trials.map(scoreByCommas)),
    summarise(
      "character n-grams, TF-IDF",
      trials,
      trials.map((trial) => scoreByTfidf(trial, plain, measured.rowOf)),
    ),
    summarise(
      "ours, one genre alone",
      fusedTrials,
      fused.map(({ genre }) => genre.scores),
    ),
    summarise(
      "ours",
      fusedTrials,
      fused.map(({ seed }) => seed.scores),
    ),
  ];
  return {
    protocol: PROTOCOL,
    seeds,
    methods: [...PUBLISHED_METHODS, ...methods],
    memberWeights: perGenre((genre) => {
      const own = fused.filter(({ trial }) => trial.genre === genre).map(({ seed }) => seed.separations);
      const names = Object.keys(own[0] ?? {});
      return Object.fromEntries(names.map((name) => [name, cellOf(own.map((weights) => weights[name] ?? 0)).mean]));
    }),
  };
}

/** AUROC of every trial against every unseen model, averaged over seeds. */
function summarise(
  method: string,
  trials: readonly KatfishTrial[],
  scores: readonly TrialScores[],
): KatfishMethodResult {
  return {
    method,
    origin: "computed",
    genres: perGenre((genre) => {
      const bySeed = trials.flatMap((trial, at) =>
        trial.genre === genre ? [aucOfTests(trial, scores[at] as TrialScores)] : [],
      );
      return {
        models: Object.fromEntries(UNSEEN_MODELS.map(({ model }, at) => [model, cellOf(bySeed.map((row) => row[at]))])),
        average: cellOf(bySeed.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length)),
      };
    }),
  };
}

function aucOfTests(trial: KatfishTrial, scores: TrialScores): number[] {
  return trial.tests.map(
    (texts) =>
      100 *
      areaUnderCurve(
        texts.map((text) => scores.get(text.id) as number),
        texts.map((text) => text.label),
      ),
  );
}

function cellOf(values: readonly number[]): KatfishCell {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean: round(mean), deviation: round(Math.sqrt(variance)) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function perGenre<Value>(resultFor: (genre: KatfishGenre) => Value): Record<KatfishGenre, Value> {
  const [essay, poetry, abstract] = KATFISH_GENRES;
  return { [essay]: resultFor(essay), [poetry]: resultFor(poetry), [abstract]: resultFor(abstract) };
}
