import type { AnalysisResult, Ensemble } from "@geulgyeol/contract";
import { formatPercent, formatPercentPoints, formatShortTime, isNarrow } from "@geulgyeol/wording";
import { Lightbulb } from "lucide-react";
import { Alert } from "../../shared/ui/alert.tsx";
import { SHEET, SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { Caveat } from "../verdict/caveat.tsx";
import { bandClass } from "../verdict/probability-band.ts";
import { VerdictFigure } from "../verdict/verdict-figure.tsx";
import { EnsemblePlot } from "./ensemble-plot.tsx";
import { ensembleSummary } from "./ensemble-summary.ts";

const TH =
  "border-line-strong py-2 pr-3 text-left text-label font-semibold whitespace-nowrap text-ink-3 last:pr-0 max-sm:pr-0 sm:border-b";
const TD = "border-line py-2.5 pr-3 align-top text-small leading-note tabular-nums last:pr-0 max-sm:pr-0 sm:border-b";
/** Under 640 px the numbers are next to the name and the reason below them, to avoid horizontal scrolling. */
const ROW = "max-sm:grid max-sm:grid-cols-[1fr_62px_60px_54px] max-sm:gap-x-1";
const BELOW = "text-ink-2 max-sm:col-span-4 max-sm:-mt-2.5 sm:pl-8";

interface EnsembleSectionProps {
  readonly ensemble: Ensemble;
  /** Such a result has no interval on its face; results of engine 1.3 and earlier have one. */
  readonly hasCertainty: boolean;
  /** Of the text; the meaning of the mark stands with the judgement below. */
  readonly trial: Pick<AnalysisResult, "language" | "isTrial">;
}

/** The results of the members, and their agreement. */
export function EnsembleSection({ ensemble, hasCertainty, trial }: EnsembleSectionProps) {
  const hasBand = isNarrow(ensemble.crossValidation.confidenceInterval);
  return (
    <div className={SHEET}>
      <section className={`${SHEET_SECTION} grid gap-6 lg:grid-cols-[300px_1fr] lg:gap-0 xl:grid-cols-[348px_1fr]`}>
        <div className="lg:border-r lg:border-line lg:pr-9">
          <Consensus ensemble={ensemble} hasCertainty={hasCertainty} trial={trial} />
        </div>
        <div className="flex min-w-0 flex-col gap-4.5 lg:pl-9">
          <p className="text-reading leading-relaxed font-book">{ensembleSummary(ensemble)}</p>
          <Alert tone="info" icon={Lightbulb}>
            <b className="font-bold">권장 사항</b> {ensemble.recommendation}
          </Alert>
          <Caveat />
        </div>
      </section>
      <section className={SHEET_SECTION}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-title-2 font-heading">{hasBand ? "모델별 확률과 신뢰 구간" : "모델별 확률"}</h3>
          <span className="text-note text-ink-3">
            점은 모델별 확률, 가는 선은 가중 평균과의 차이
            {hasBand && ", 옅은 띠는 95% 신뢰 구간"}이에요.
          </span>
        </div>
        <EnsemblePlot ensemble={ensemble} />
      </section>
      {ensemble.models.some(({ reasoning }) => reasoning !== "") && (
        <section className={SHEET_SECTION}>
          <h3 className="mb-2.5 text-title-2 font-heading">모델별 판단 근거</h3>
          <ReasonsTable models={ensemble.models} />
        </section>
      )}
    </div>
  );
}

/** The weighted probability, and the members' agreement. */
function Consensus({ ensemble: { consensus, models, crossValidation }, hasCertainty, trial }: EnsembleSectionProps) {
  const answered = models.filter(({ status }) => status === "ok").length;
  return (
    <>
      <VerdictFigure
        verdict={consensus.finalVerdict}
        probability={consensus.weightedProbability}
        interval={hasCertainty ? undefined : crossValidation.confidenceInterval}
        isHeld={false}
        trial={trial}
        name="가중 평균 확률"
        withAxis={false}
      />
      <dl className="grid grid-cols-3 border-t border-line pt-3.5">
        {[
          ["일치도", formatPercent(consensus.agreementScore)],
          ["표준편차", formatPercentPoints(crossValidation.standardDeviation)],
          ["모델", answered === models.length ? `${answered}개` : `${answered} / ${models.length}개`],
        ].map(([term, value]) => (
          <div key={term}>
            <dt className="text-label text-ink-3">{term}</dt>
            <dd className="text-display-1 font-bold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ReasonsTable({ models }: { models: Ensemble["models"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
    <section className="overflow-x-auto" aria-label="모델별 판단 근거 표" tabIndex={0}>
      <table className="w-full border-collapse max-sm:block sm:min-w-[640px]">
        <thead className="max-sm:block">
          <tr className={`${ROW} max-sm:border-b max-sm:border-line-strong`}>
            <th scope="col" className={TH}>
              모델
            </th>
            <th scope="col" className={`${TH} !text-right`}>
              AI 확률
            </th>
            <th scope="col" className={`${TH} !text-right`}>
              신뢰도
            </th>
            <th scope="col" className={`${TH} !text-right`}>
              처리 시간
            </th>
            <th scope="col" className={`${TH} pl-8 max-sm:sr-only`}>
              판단 근거
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {models.map((model) => (
            <ReasonsRow key={model.model} model={model} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ReasonsRow({ model }: { model: Ensemble["models"][number] }) {
  return (
    <tr className={`${ROW} max-sm:border-b max-sm:border-line ${bandClass(model.aiProbability)}`}>
      <th scope="row" className={`${TD} text-left font-bold sm:w-[150px]`}>
        {model.name}
      </th>
      {model.status === "ok" ? (
        <>
          <td className={`${TD} text-right font-semibold whitespace-nowrap text-(--k) sm:w-[90px]`}>
            {formatPercent(model.aiProbability)}
          </td>
          <td className={`${TD} text-right whitespace-nowrap sm:w-[90px]`}>{formatPercent(model.confidence)}</td>
          <td className={`${TD} text-right sm:w-[100px]`}>{formatShortTime(model.processingTime)}</td>
          <td className={`${TD} ${BELOW}`}>
            <WholeWords text={model.reasoning} />
          </td>
        </>
      ) : (
        <td colSpan={4} className={`${TD} ${BELOW}`}>
          {model.reasoning || "답하지 못해 가중 평균에서 뺐어요."}
        </td>
      )}
    </tr>
  );
}
