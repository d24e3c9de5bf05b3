import { explainCertainty, formatPercent, withoutHold } from "@geulgyeol/wording";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";
import { FigureList } from "../verdict/exact-figures.tsx";
import { countShares } from "../verdict/sentence-shares.ts";

/** Not for a hold; results of engine 1.3 and earlier keep their numbers. */
export function hasFigures({ hold, certainty }: Pick<Report, "hold" | "certainty">): boolean {
  return hold === null || certainty === undefined;
}

interface JudgementFiguresProps {
  readonly report: Pick<
    Report,
    | "hold"
    | "certainty"
    | "sentences"
    | "gptAnalysis"
    | "engineAnalysis"
    | "aiProbability"
    | "classProbabilities"
    | "interval"
    | "aiShare"
    | "aiShareInterval"
  >;
}

/** The engine's own words and numbers on the whole text; for a hold only what has no number. */
export function JudgementFigures({ report }: JudgementFiguresProps) {
  const { hold, certainty, sentences, engineAnalysis, gptAnalysis } = report;
  const { reasoning, confidence } = engineAnalysis ?? gptAnalysis;
  const said = withoutHold(reasoning, hold);
  const isNumbered = hasFigures(report);
  if (said === "" && !isNumbered) return null;
  const shares = countShares(sentences);
  return (
    <section>
      <h4 className="mb-2 text-title-3 font-heading">{hold ? "살펴본 것" : "확률과 구간"}</h4>
      {said !== "" && (
        <p className="mb-2.5 text-ink-2">
          <WholeWords text={said} />
          {hold === null && (
            <span className="text-note text-ink-3"> 근거 신뢰도 {formatPercent(confidence)} · 엔진이 계산한 값</span>
          )}
        </p>
      )}
      {isNumbered && (
        <FigureList
          report={report}
          more={hold === null ? [["AI로 판정한 문장", `${shares.ai} / ${shares.total}`]] : []}
        />
      )}
      {hold === null && certainty !== undefined && (
        <p className="mt-2.5 text-note text-ink-3">
          <WholeWords text={explainCertainty(certainty)} />
        </p>
      )}
    </section>
  );
}
