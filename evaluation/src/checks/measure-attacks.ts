import type { Detector } from "@geulgyeol/engine";
import { thresholdAt } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { ATTACKS, attacked } from "./attacks.ts";
import { type JudgedRow, ofLabel, probabilities } from "./judged-rows.ts";

/** Detection after each attack at the threshold that 1% of the unaltered human texts exceed; uses every third text. */
export function measureAttacks(rows: readonly JudgedRow[], detector: Detector) {
  const threshold = thresholdAt(probabilities(ofLabel(rows, 0)), 0.01);
  const sample = (label: 0 | 1) => ofLabel(rows, label).filter((_, at) => at % 3 === 0);
  const score = (text: string) => {
    const analysis = detector.analyse(text);
    return analysis.kind === "report" ? analysis.report.aiProbability : 0;
  };
  const ais = sample(1);
  const humans = sample(0);
  const before = probabilities(ais).filter((value) => value > threshold).length;
  const after = Object.fromEntries(
    ATTACKS.map((attack) => {
      const above = (own: readonly JudgedRow[]) =>
        own.filter(({ row }, at) => score(attacked(attack, row.text, at + 1)) > threshold).length;
      const found = above(ais);
      return [
        attack.id,
        {
          found: proportion(found, ais.length),
          shareLost: before > 0 ? (before - found) / before : 0,
          humansAbove: proportion(above(humans), humans.length),
        },
      ];
    }),
  );
  return { before: proportion(before, ais.length), after };
}
