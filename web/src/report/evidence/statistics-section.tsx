import { formatCount } from "@geulgyeol/wording";
import { type Definition, DefinitionList } from "../../shared/ui/definition-list.tsx";
import type { Report } from "../report-types.ts";

/** The technical name, in small type next to the plain one. */
function term(plain: string, technical: string) {
  return (
    <>
      {plain} <span className="text-note text-ink-3">{technical}</span>
    </>
  );
}

export function StatisticsSection({ statistics }: { statistics: Report["statistics"] }) {
  const rows: readonly (Definition & { key: string })[] = [
    {
      key: "perplexity",
      term: term("예측 난도", "퍼플렉시티"),
      value: statistics.perplexity.toFixed(1),
      note: "낮을수록 다음 말이 예측하기 쉬운 글이에요.",
    },
    {
      key: "burstiness",
      term: term("문장 리듬 변화", "버스티니스"),
      value: statistics.burstiness.toFixed(2),
      note: "낮을수록 문장 길이가 일정해요.",
    },
    { key: "diversity", term: "어휘 다양도", value: statistics.lexicalDiversity.toFixed(2) },
    {
      key: "totals",
      term: "총 단어 / 문장",
      value: `${formatCount(statistics.totalWords)} / ${formatCount(statistics.totalSentences)}`,
    },
    { key: "average", term: "평균 문장 길이", value: `${statistics.avgSentenceLength.toFixed(1)}단어` },
  ];
  return (
    <section>
      <h4 className="mb-2 text-title-3 font-heading">통계</h4>
      <DefinitionList items={rows} keys={rows.map(({ key }) => key)} />
    </section>
  );
}
