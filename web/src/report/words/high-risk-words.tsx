import { HIGH_RISK_WORD, HIGH_RISK_WORDS_SHOWN } from "@geulgyeol/contract";
import { formatCount, formatPercent } from "@geulgyeol/wording";
import { CircleCheck } from "lucide-react";
import { geometry } from "../../shared/ui/geometry.ts";
import type { WordEntry } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";
import { bareWord } from "./word-risk.ts";

/** Words of 0.7 and above, the highest first, at most 20. */
export function HighRiskWords({ words }: { words: readonly WordEntry[] }) {
  const found = words.filter((word) => word.aiProbability >= HIGH_RISK_WORD);
  const shown = [...found].sort((a, b) => b.aiProbability - a.aiProbability).slice(0, HIGH_RISK_WORDS_SHOWN);
  return (
    <section>
      <div className="mb-2">
        {shown.length > 0 && (
          <span className="text-note text-ink-3 tabular-nums">
            확률이 높은 순 · {formatCount(found.length)}개
            {found.length > shown.length && ` 중 ${shown.length}개까지 표시`}
          </span>
        )}
      </div>
      {shown.length === 0 ? <NoHighRiskWords /> : <Rows words={shown} />}
    </section>
  );
}

function NoHighRiskWords() {
  return (
    <div className="flex flex-col items-center py-6 text-center">
      <CircleCheck size={22} strokeWidth={1.75} className="mb-2 text-success" aria-hidden />
      <p className="font-semibold">고위험 단어가 없어요</p>
      <p className="text-note text-ink-2">AI 확률이 70% 이상인 단어를 찾지 못했어요.</p>
    </div>
  );
}

function Rows({ words }: { words: readonly WordEntry[] }) {
  return (
    <ul className="grid lg:grid-cols-2 lg:gap-x-12">
      {words.map((word) => (
        <li
          key={word.start}
          className={`grid grid-cols-[1fr_72px_64px] items-center gap-x-3.5 gap-y-1 border-t border-line py-2.75 first:border-t-0 sm:grid-cols-[96px_120px_64px_1fr] lg:nth-2:border-t-0 ${bandClass(word.aiProbability)}`}
        >
          <b className="font-bold">{bareWord(word.word)}</b>
          <span className="h-3.5 overflow-hidden rounded-2xs bg-sunken" aria-hidden>
            <i className="grain-upright block h-full" ref={geometry({ width: `${word.aiProbability * 100}%` })} />
          </span>
          <b className="text-right font-bold whitespace-nowrap text-(--k) tabular-nums">
            {formatPercent(word.aiProbability)}
          </b>
          <span className="text-note text-ink-2 max-sm:col-span-full">{word.explanation}</span>
        </li>
      ))}
    </ul>
  );
}
