import type { Detector } from "@geulgyeol/engine";
import { cropVariant } from "../corpus/variants.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import { proportion } from "../measures/wilson.ts";
import type { JudgedRow } from "./judged-rows.ts";

/** How often the interval of an excerpt contains the probability of the document it was taken from. */
export function measureExcerpts(rows: readonly JudgedRow[], detector: Detector) {
  const lengths = [150, 200, 300, 500];
  return Object.fromEntries(
    lengths.map((length) => {
      const random = seededRandom(length);
      let inside = 0;
      let count = 0;
      let width = 0;
      const judgedAi = [0, 0];
      const texts = [0, 0];
      rows.forEach(({ report, row }, at) => {
        const excerpt = cropVariant(rows, at, length, random);
        if (excerpt === null || excerpt.text.length < length * 0.7 || row.text.length < length * 1.3) return;
        const analysis = detector.analyse(excerpt.text);
        if (analysis.kind === "refusal") return;
        const own = analysis.report;
        count++;
        if (report.aiProbability >= own.interval.lower && report.aiProbability <= own.interval.upper) inside++;
        width += own.interval.upper - own.interval.lower;
        texts[row.label] = texts[row.label] + 1;
        if (own.aiProbability >= 0.7) judgedAi[row.label] = judgedAi[row.label] + 1;
      });
      return [
        length,
        {
          inside: proportion(inside, count),
          meanWidth: width / count,
          humansJudgedAi: proportion(judgedAi[0], texts[0]),
          aisJudgedAi: proportion(judgedAi[1], texts[1]),
        },
      ];
    }),
  );
}
