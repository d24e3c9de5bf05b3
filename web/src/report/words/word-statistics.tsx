import type { WordLevel } from "@geulgyeol/contract";
import { formatCount, percentParts } from "@geulgyeol/wording";

/** Words by risk and their mean. */
export function WordStatistics({ wordLevel }: { wordLevel: WordLevel }) {
  const { highRiskWords, mediumRiskWords, lowRiskWords, averageProbability } = wordLevel.statistics;
  const mean = percentParts(averageProbability);
  const cells = [
    { name: "고위험 단어", value: formatCount(highRiskWords), unit: "개", note: "70% 이상", band: "band-6" },
    { name: "중위험 단어", value: formatCount(mediumRiskWords), unit: "개", note: "50% 이상 70% 미만", band: "band-3" },
    { name: "저위험 단어", value: formatCount(lowRiskWords), unit: "개", note: "50% 미만", band: "band-1" },
    {
      name: "평균 확률",
      value: `${mean.number}`,
      unit: `% ${mean.bound}`.trim(),
      note: `전체 ${formatCount(wordLevel.words.length)}단어`,
      band: null,
    },
  ];
  return (
    <dl className="grid grid-cols-2 lg:grid-cols-4">
      {cells.map(({ name, value, unit, note, band }) => (
        <div
          key={name}
          className="border-line px-4.5 py-5.5 max-lg:nth-[n+3]:border-t max-lg:even:border-l sm:px-7 lg:not-first:border-l lg:first:pl-8"
        >
          <dt className="flex items-center gap-2 text-note text-ink-2">
            {band && <i className={`band-solid size-2.5 shrink-0 rounded-2xs ${band}`} aria-hidden />}
            {name}
          </dt>
          <dd className="my-1 text-display-6 leading-tight font-figure tracking-tighter tabular-nums">
            {value}
            <span className="ml-0.75 text-base font-medium tracking-normal text-ink-2">{unit}</span>
          </dd>
          <dd className="text-label text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
