import type { MemberId } from "@geulgyeol/engine";
import { MEMBER_IDS } from "@geulgyeol/engine/training";
import { calibrationOf } from "../measures/calibration.ts";
import { auroc, bootstrap, thresholdAt, truePositives } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { groupBy, type JudgedRow, ofLabel, probabilities } from "./judged-rows.ts";

const AI = 0.7;

function lengthBand(length: number): string {
  if (length < 300) return "under 300";
  if (length < 600) return "300 to 599";
  if (length < 1000) return "600 to 999";
  return "1000 and more";
}

/** Accuracy over all dev texts of a language, and by source, genre, generator, style and length. */
export function measureAccuracy(rows: readonly JudgedRow[]) {
  const humans = ofLabel(rows, 0);
  const ais = ofLabel(rows, 1);
  const humanScores = probabilities(humans);
  const aiScores = probabilities(ais);
  const threshold = thresholdAt(humanScores, 0.01);
  const found = (own: readonly JudgedRow[]) => ({
    texts: own.length,
    foundAtOnePercent: proportion(own.filter(({ report }) => report.aiProbability > threshold).length, own.length),
    judgedAi: proportion(own.filter(({ report }) => report.aiProbability >= AI).length, own.length),
    meanProbability: own.reduce((sum, { report }) => sum + report.aiProbability, 0) / own.length,
    held: own.filter(({ report }) => report.hold !== null).length,
  });
  const by = (own: readonly JudgedRow[], keyOf: (row: JudgedRow) => string) =>
    Object.fromEntries(groupBy(own, keyOf).map(([key, group]) => [key, found(group)]));
  const memberScores = (own: readonly JudgedRow[], id: MemberId) =>
    own.map(({ report }) => report.ensemble?.models.find(({ model }) => model === id)?.aiProbability ?? 0.5);
  return {
    humans: humans.length,
    ais: ais.length,
    auroc: bootstrap(humanScores, aiScores, auroc),
    truePositivesAtOnePercent: bootstrap(humanScores, aiScores, truePositives(0.01)),
    threshold,
    members: Object.fromEntries(
      MEMBER_IDS.map((id) => {
        const own = [memberScores(humans, id), memberScores(ais, id)] as const;
        return [id, { auroc: auroc(...own), truePositivesAtOnePercent: truePositives(0.01)(...own) }];
      }),
    ),
    calibration: calibrationOf(
      probabilities(rows),
      rows.map(({ row }) => row.label),
    ),
    humansBySource: by(humans, ({ row }) => `${row.file}: ${row.source}`),
    humansByFile: by(humans, ({ row }) => row.file),
    humansByGenre: by(humans, ({ row }) => row.genre),
    humansByRegister: by(
      humans.filter(({ row }) => row.polite !== null),
      ({ row }) => ((row.polite ?? 0) >= 0.5 ? "polite" : "plain"),
    ),
    humansByLength: by(humans, ({ row }) => lengthBand(row.text.length)),
    aisByFile: by(ais, ({ row }) => row.file),
    aisByGenre: by(ais, ({ row }) => row.genre),
    aisByGenerator: by(ais, ({ row }) => row.generator ?? "unknown"),
    aisByStyle: by(
      ais.filter(({ row }) => row.style !== null),
      ({ row }) => row.style ?? "",
    ),
    aisByLength: by(ais, ({ row }) => lengthBand(row.text.length)),
  };
}
