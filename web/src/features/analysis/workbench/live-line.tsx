import { TEXT_MIN_CHARS, textProblem } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import { PercentFigure } from "../../../report/verdict/percent-figure.tsx";
import { countShares } from "../../../report/verdict/sentence-shares.ts";
import { TrialMark } from "../../../report/verdict/trial-mark.tsx";
import type { LiveEstimate } from "./use-live-estimate.ts";

export const LIVE_NAME = "실시간 미리보기";

/** The estimate for this text; null if there is none. */
export function reportOf(text: string, { analysis }: LiveEstimate) {
  return analysis?.kind === "report" && textProblem(text) === null ? analysis.report : null;
}

interface LiveLineProps {
  readonly text: string;
  readonly estimate: LiveEstimate;
  readonly size: "wide" | "compact";
}

/** Name and figures of the estimate while typing, or the reason why there are none. */
export function LiveLine({ text, estimate, size }: LiveLineProps) {
  const report = reportOf(text, estimate);
  return (
    <>
      <h2 className="text-note font-heading">{LIVE_NAME}</h2>
      {report === null ? (
        <p className="mt-1 text-note text-ink-3">{waitingMessage(text, estimate)}</p>
      ) : report.hold ? (
        <p className="mt-1 text-note text-ink-2">
          <b className="font-bold text-ink">{HOLD_LABEL}</b> {report.hold.message}
        </p>
      ) : (
        <LiveFigures report={report} size={size} />
      )}
    </>
  );
}

type LiveReport = NonNullable<ReturnType<typeof reportOf>>;

function LiveFigures({ report, size }: { report: LiveReport; size: LiveLineProps["size"] }) {
  const { verdict, certainty, aiProbability, sentences } = report;
  const shares = countShares(sentences);
  const [figure, sign] = size === "wide" ? ["text-display-4", "text-base"] : ["text-display-2", "text-small"];
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-note text-ink-2 tabular-nums">
      <span className={`${figure} leading-none font-figure tracking-tighter text-ink lining-nums`}>
        <PercentFigure of={aiProbability} sign={sign} word={sign} />
      </span>
      <span>
        <b className="font-bold text-ink">{VERDICT_SHORT[verdict]}</b>
        {certainty !== undefined && ` · ${CERTAINTY_LABEL[certainty]}`}
      </span>
      {report.isTrial && (
        <span>
          <TrialMark of={report} short />
        </span>
      )}
      <span>
        AI로 판정한 문장 {shares.ai} / {shares.total}
      </span>
    </p>
  );
}

/** Shown until there is a figure. */
function waitingMessage(text: string, { hasFailed, analysis }: LiveEstimate): string {
  if (hasFailed) return "이 브라우저에서는 추정하지 못했어요. 분석은 그대로 쓸 수 있어요.";
  const problem = textProblem(text);
  if (problem === "TEXT_TOO_SHORT") return `${TEXT_MIN_CHARS}자부터 추정해요.`;
  if (problem !== null) return "이 글은 추정할 수 없어요.";
  return analysis?.kind === "refusal" ? analysis.message : "글의 결을 읽고 있어요";
}
