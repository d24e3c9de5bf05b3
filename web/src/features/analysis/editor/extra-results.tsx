import type { StoredResult } from "@geulgyeol/contract";
import { HIGH_RISK_WORD } from "@geulgyeol/contract";
import { formatPercent } from "@geulgyeol/wording";
import { ensembleSummary } from "../../../report/members/ensemble-summary.ts";
import { NoModelFigures } from "../../../report/no-model-figures.tsx";
import { bandClass } from "../../../report/verdict/probability-band.ts";
import { formatPoints, pointsOf } from "../../../report/words/word-points.ts";

/** Number of words shown here; the full report is on the analysis page. */
const WORDS_SHOWN = 8;

interface ExtraResultsProps {
  readonly result: StoredResult;
  readonly className: string;
}

/** The additional ensemble or word-level result, in short; a hold has neither. */
export default function ExtraResults({ result, className }: ExtraResultsProps) {
  const { hold, ensemble, wordLevel } = result;
  if (hold !== null) return <NoModelFigures result={result} className={className} />;
  return (
    <>
      {ensemble && (
        <section aria-label="앙상블 분석" className={className}>
          <h3 className="mb-1 text-title-3 font-heading">앙상블 분석</h3>
          <p className="text-note text-ink-2">{ensembleSummary(ensemble)}</p>
          <ul className="mt-2">
            {ensemble.models.map(({ model, name, status, aiProbability }) => (
              <li key={model} className="flex justify-between gap-3 border-t border-line py-1.5 text-note">
                <span>{name}</span>
                <Figure of={status === "ok" ? aiProbability : null} />
              </li>
            ))}
            <li className="flex justify-between gap-3 border-t border-line py-1.5 text-note">
              <span>일치도</span>
              <b className="font-heading tabular-nums">{formatPercent(ensemble.consensus.agreementScore)}</b>
            </li>
          </ul>
        </section>
      )}
      {wordLevel && <Words words={wordLevel.words} verdict={result.verdict} className={className} />}
    </>
  );
}

function Figure({ of }: { of: number | null }) {
  if (of === null) return <span className="text-ink-3">답하지 못함</span>;
  return <b className={`font-heading text-(--k) tabular-nums ${bandClass(of)}`}>{formatPercent(of)}</b>;
}

type Word = NonNullable<StoredResult["wordLevel"]>["words"][number];

interface WordsProps {
  readonly words: readonly Word[];
  readonly verdict: StoredResult["verdict"];
  readonly className: string;
}

/** The high-risk words with their points; of a text judged human none are listed. */
function Words({ words, verdict, className }: WordsProps) {
  const isHuman = verdict === "human";
  const risky = isHuman ? [] : words.filter(({ aiProbability }) => aiProbability >= HIGH_RISK_WORD);
  const shown = [...risky].sort((a, b) => b.aiProbability - a.aiProbability).slice(0, WORDS_SHOWN);
  return (
    <section aria-label="고위험 단어" className={className}>
      <h3 className="mb-1 text-title-3 font-heading">고위험 단어</h3>
      {shown.length === 0 ? (
        <p className="text-note text-ink-2">
          {isHuman ? "사람 글에 가까운 글이라 고위험 단어를 나열하지 않아요." : "고위험 단어가 없어요"}
        </p>
      ) : (
        <ul>
          {shown.map(({ word, start, aiProbability, contribution, explanation }) => (
            <li
              key={start}
              className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-1.5 text-note first:border-t-0"
            >
              <span className="font-medium">{word}</span>
              <b className={`font-heading text-(--k) tabular-nums ${bandClass(aiProbability)}`}>
                {formatPoints(pointsOf({ contribution }))}점
              </b>
              <span className="col-span-2 text-ink-3">{explanation}</span>
            </li>
          ))}
        </ul>
      )}
      {risky.length > shown.length && (
        <p className="mt-1 text-note text-ink-3">외 {risky.length - shown.length}개 단어가 더 있어요</p>
      )}
    </section>
  );
}
