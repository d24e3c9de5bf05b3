import { MiniGrain } from "../../report/sentences/mini-grain.tsx";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { HoldNotice } from "../../report/verdict/hold-notice.tsx";
import { reportHeadline } from "../../report/verdict/report-headline.ts";
import { countShares } from "../../report/verdict/sentence-shares.ts";
import { VerdictFigure } from "../../report/verdict/verdict-figure.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import type { SampleResult } from "./sample-result.ts";

interface SampleVerdictProps {
  readonly result: SampleResult | "loading" | "failed";
  readonly onRetry: () => void;
}

/** The verdict in the usual order: label, one sentence, certainty, figure and axis, reason, share, caveat. */
export function SampleVerdict({ result, onRetry }: SampleVerdictProps) {
  if (result === "loading") {
    return (
      <p className="flex min-h-[440px] items-center justify-center gap-2.5 text-ink-2">
        <Spinner /> 글의 결을 읽고 있어요
      </p>
    );
  }
  if (result === "failed") {
    return (
      <div className="flex min-h-[440px] flex-col items-center justify-center gap-3 text-center text-ink-2">
        <p>이 브라우저에서 예시를 분석하지 못했어요.</p>
        <Button size="small" onClick={onRetry}>
          다시 시도
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="mb-2 text-label text-ink-3">예시 결과</p>
      <VerdictFigure
        verdict={result.verdict}
        probability={result.aiProbability}
        interval={result.interval}
        isHeld={result.hold !== null}
        certainty={result.certainty}
        falseAlarm={result.falseAlarm}
        headline={reportHeadline(result)}
        compact
      />
      {result.hold ? <HoldNotice hold={result.hold} className="mt-2" /> : <Reasons result={result} />}
      <div className="mt-3 border-t border-line pt-3">
        <Caveat long={false} />
      </div>
    </>
  );
}

/** Why, the grain and the share of sentences; a hold has none of them. */
function Reasons({ result }: { result: SampleResult }) {
  const shares = countShares(result.sentences);
  return (
    <>
      <p className="mt-2 mb-4.5">{result.gptAnalysis.reasoning}</p>
      <MiniGrain sentences={result.sentences} height="h-16" withNumbers />
      <p className="mt-2.5 text-note text-ink-2">
        AI로 판정한 문장{" "}
        <b className="font-bold text-ink tabular-nums">
          {shares.ai} / {shares.total}
        </b>
      </p>
    </>
  );
}
