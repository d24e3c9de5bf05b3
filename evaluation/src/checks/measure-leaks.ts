import type { Language } from "@geulgyeol/engine";
import { scoreTrees } from "@geulgyeol/engine/training";
import { unseenUnit } from "../corpus/folds.ts";
import { type CorpusRow, readCorpus } from "../corpus/read-corpus.ts";
import { rowWeights } from "../corpus/row-weights.ts";
import { trainingRows } from "../corpus/training-rows.ts";
import { trainTrees } from "../learners/train-trees.ts";
import { auroc, truePositives } from "../measures/roc.ts";
import { runnableNgrams, trainNgrams } from "../training/train-ngrams.ts";

const MARKS = [",", ".", "!", "?", "'", '"', "(", ")", ":", ";", "~", "…", "-", "·", "/"] as const;
const PROBE = { trees: 80, depth: 3, rate: 0.1, ridge: 2, leastHessian: 5, featureShare: 1, rowShare: 0.8 } as const;

function lengthAlone(row: CorpusRow): Float32Array {
  return Float32Array.of(row.text.length);
}

function marksAlone(row: CorpusRow): Float32Array {
  return Float32Array.from(MARKS, (mark) => (row.text.split(mark).length - 1) / row.text.length);
}

/** The stems of the words, without endings and particles: the subject of the text. */
function subjectAlone(row: CorpusRow): string {
  return (row.text.match(/[\p{L}]{3,}/gu) ?? []).map((word) => word.slice(0, row.language === "ko" ? 2 : 5)).join(" ");
}

/** How well a single suspected leak, learned on the training texts, predicts the label of the dev texts. */
export function measureLeaks(corpus: string, language: Language) {
  const training = trainingRows(corpus, language);
  const dev = readCorpus(corpus, language, "dev");
  const labels = training.map((row) => row.label);
  const weights = rowWeights(training);
  const judged = (scores: readonly number[]) => {
    const humans = scores.filter((_, at) => dev[at]?.label === 0);
    const ais = scores.filter((_, at) => dev[at]?.label === 1);
    return { auroc: auroc(humans, ais), truePositivesAtOnePercent: truePositives(0.01)(humans, ais) };
  };
  const probe = (inputsOf: (row: CorpusRow) => Float32Array) => {
    const trees = trainTrees(training.map(inputsOf), labels, weights, PROBE, 1);
    return judged(dev.map((row) => scoreTrees(trees, inputsOf(row))));
  };
  const subject = runnableNgrams(
    trainNgrams(
      {
        texts: training.map(subjectAlone),
        labels,
        weights: Array.from(weights),
        files: training.map(({ file }) => file),
      },
      {
        name: "subject",
        trainedOn: "texts",
        view: "full",
        shape: { lowest: 2, highest: 5, bits: 18 },
        foldLatin: language === "ko",
        rarest: 3,
        cost: 16,
        passes: 6,
      },
      1,
    ),
  );
  return {
    length: probe(lengthAlone),
    marks: probe(marksAlone),
    subject: judged(
      dev.map((row) => {
        const view = subject.view(subjectAlone(row));
        return subject.score(view, 0, view.length);
      }),
    ),
    genre: keyAlone(training, weights, ({ genre }) => genre),
    unit: keyAlone(training, weights, unseenUnit),
  };
}

/** AUROC on the weighted training texts of a score that uses only a key of each text, such as its genre. */
function keyAlone(rows: readonly CorpusRow[], weights: ArrayLike<number>, keyOf: (row: CorpusRow) => string) {
  const sums = new Map<string, [number, number]>();
  rows.forEach((row, at) => {
    const sum = sums.get(keyOf(row)) ?? [0, 0];
    sum[row.label] += weights[at];
    sums.set(keyOf(row), sum);
  });
  const keys = [...sums.values()].sort((a, b) => a[1] / (a[0] + a[1]) - b[1] / (b[0] + b[1]));
  const humans = keys.reduce((sum, [human]) => sum + human, 0);
  const ais = keys.reduce((sum, [, ai]) => sum + ai, 0);
  let area = 0;
  let below = 0;
  for (const [human, ai] of keys) {
    area += ai * (below + human / 2);
    below += human;
  }
  const shared = keys.filter(([human, ai]) => human > 0 && ai > 0).reduce((sum, [human, ai]) => sum + human + ai, 0);
  return { auroc: area / (humans * ais), weightInKeysOfBoth: shared / (humans + ais) };
}
