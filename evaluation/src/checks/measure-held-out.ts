import type { Detector } from "@geulgyeol/engine";
import { readKatfishHeldOut } from "../corpus/read-corpus.ts";
import { auroc, truePositives } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { groupBy, reportOf } from "./judged-rows.ts";

/**
 * School essays, poems and abstracts: the human texts of KatFish that were not in training, and the texts of its three
 * other generators. This is not the published protocol, whose models are trained on nothing else.
 */
export function measureHeldOut(corpus: string, detector: Detector) {
  const judged = readKatfishHeldOut(corpus).map((row) => ({
    row,
    probability: reportOf(detector, row.text).aiProbability,
  }));
  return Object.fromEntries(
    groupBy(judged, ({ row }) => row.genre).map(([genre, own]) => {
      const humans = own.filter(({ row }) => row.label === 0).map(({ probability }) => probability);
      const ais = own.filter(({ row }) => row.label === 1).map(({ probability }) => probability);
      return [
        genre,
        {
          humans: humans.length,
          ais: ais.length,
          auroc: auroc(humans, ais),
          truePositivesAtOnePercent: truePositives(0.01)(humans, ais),
          humansJudgedAi: proportion(humans.filter((score) => score >= 0.7).length, humans.length),
          aisJudgedAi: proportion(ais.filter((score) => score >= 0.7).length, ais.length),
        },
      ];
    }),
  );
}
