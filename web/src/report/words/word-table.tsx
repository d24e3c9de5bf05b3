import { WORD_TABLE_ROWS_SHOWN } from "@geulgyeol/contract";
import { formatCount, formatPercent } from "@geulgyeol/wording";
import type { WordEntry } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";
import { formatPoints, pointsOf } from "./word-points.ts";
import { bareWord, RISK_NAME, riskOf } from "./word-risk.ts";

const TH =
  "border-b border-line-strong py-2 pr-3 text-left text-label font-semibold whitespace-nowrap text-ink-3 last:pr-0";
const TD = "border-b border-line py-2.5 pr-3 text-small leading-note last:pr-0";

/** The first 50 words in text order; three columns if there is room. */
export function WordTable({ words, id }: { words: readonly WordEntry[]; id: string }) {
  const shown = words.slice(0, WORD_TABLE_ROWS_SHOWN);
  const rest = words.length - shown.length;
  const third = Math.ceil(shown.length / 3);
  const columns = [shown.slice(0, third), shown.slice(third, 2 * third), shown.slice(2 * third)];
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div>
        <h4 id={`${id}-title`} className="sr-only">
          모든 단어의 표
        </h4>
      </div>
      <div className="grid items-start gap-x-12 xl:grid-cols-3">
        {columns.map(
          (column, columnIndex) =>
            column[0] && <Column key={column[0].start} words={column} before={columnIndex * third} />,
        )}
      </div>
      {rest > 0 && (
        <p className="mt-4 text-center text-note text-ink-2">
          처음 {WORD_TABLE_ROWS_SHOWN}개까지 보여 드려요. 외{" "}
          <b className="font-bold tabular-nums">{formatCount(rest)}개</b> 단어가 더 있어요.
        </p>
      )}
    </section>
  );
}

/** One of several adjacent tables; below 1280 px they read as one, under the header of the first. */
function Column({ words, before }: { words: readonly WordEntry[]; before: number }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">
        단어 {before + 1}번부터 {before + words.length}번까지
      </caption>
      <thead className={before > 0 ? "max-xl:sr-only" : ""}>
        <tr>
          <th scope="col" className={`${TH} w-12`}>
            순서
          </th>
          <th scope="col" className={TH}>
            단어
          </th>
          <th scope="col" className={`${TH} w-14 !text-right`}>
            점수
          </th>
          <th scope="col" className={`${TH} w-20 !text-right`}>
            AI 확률
          </th>
          <th scope="col" className={`${TH} w-16`}>
            위험도
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map((word, row) => (
          <tr key={word.start} className={bandClass(word.aiProbability)}>
            <td className={`${TD} w-12 text-ink-3 tabular-nums`}>{before + row + 1}</td>
            <td className={`${TD} font-semibold`}>{bareWord(word.word)}</td>
            <td className={`${TD} w-14 text-right tabular-nums`}>{formatPoints(pointsOf(word))}</td>
            <td className={`${TD} w-20 text-right font-semibold whitespace-nowrap text-(--k) tabular-nums`}>
              {formatPercent(word.aiProbability)}
            </td>
            <td className={`${TD} w-16`}>{RISK_NAME[riskOf(word.aiProbability)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
