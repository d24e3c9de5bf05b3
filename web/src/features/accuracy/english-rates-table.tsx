import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import { FigureTable } from "./figure-table.tsx";
import { formatOf, sayInterval, sayRate } from "./format-rate.ts";

/** All English dev texts at 0.7, and the AUROC. */
export function EnglishRatesTable({ accuracy: { humans, ais, humansJudgedAi, aisJudgedAi, auroc } }: RatesProps) {
  const rate = (key: string, name: string, share: typeof humansJudgedAi) => ({
    key,
    cells: [name, sayRate(share), formatOf(share), sayInterval(share)],
  });
  return (
    <FigureTable
      caption="영어 글 모두"
      about={`배운 종류의 글 ${formatCount(humans + ais)}편으로 측정했어요. AI 확률이 70% 이상으로 나온 글을 세었어요.`}
      heads={["측정한 것", "값", "편수", "95% 구간"]}
      rows={[
        rate("humans", "사람 글을 AI로 잘못 본 비율", humansJudgedAi),
        rate("ais", "AI 글을 찾아낸 비율", aisJudgedAi),
        {
          key: "auroc",
          cells: [
            "AI 글에 더 높은 값을 준 비율 (AUROC)",
            auroc.value.toFixed(3),
            formatCount(humans + ais),
            `${auroc.lower.toFixed(3)}–${auroc.upper.toFixed(3)}`,
          ],
        },
      ]}
    />
  );
}

interface RatesProps {
  readonly accuracy: AccuracyRecord["en"];
}
