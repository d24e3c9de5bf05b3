import { type AnalysisResult, SHORT_TEXT_CHARS } from "@geulgyeol/contract";
import { formatInterval, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { PercentFigure } from "./percent-figure.tsx";
import { ProbabilityAxis } from "./probability-axis.tsx";

const TEXT_COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai", hold: "text-ink-2" } as const;

interface VerdictLabelProps {
  readonly verdict: AnalysisResult["verdict"];
  readonly isHeld: boolean;
  readonly id?: string;
}

/** Label with its square; a hold has its own colour. */
function VerdictLabel({ verdict, isHeld, id }: VerdictLabelProps) {
  return (
    <p
      id={id}
      className={`inline-flex items-center gap-2.25 text-display-1 font-bold tracking-tight max-sm:text-large ${TEXT_COLOUR[isHeld ? "hold" : verdict]}`}
    >
      <i className="size-3 shrink-0 rounded-xs bg-current" aria-hidden />
      {isHeld ? HOLD_LABEL : VERDICT_LABEL[verdict]}
    </p>
  );
}

interface VerdictFigureProps {
  readonly verdict: AnalysisResult["verdict"];
  readonly probability: number;
  readonly interval: AnalysisResult["interval"] | null;
  readonly isHeld: boolean;
  readonly name?: string;
  readonly charCount?: number;
  readonly labelId?: string;
  /** The ensemble has its own plot instead. */
  readonly withAxis?: boolean;
  readonly compact?: boolean;
  /** Caption next to the figure at every width, as on a phone; for narrow columns. */
  readonly beside?: boolean;
}

/**
 * The first three parts of a verdict: label, figure with its interval, axis. A figure is never shown without its
 * interval.
 */
export function VerdictFigure({
  verdict,
  probability,
  interval,
  isHeld,
  name = "AI 작성 확률",
  charCount,
  labelId,
  withAxis = true,
  compact = false,
  beside = false,
}: VerdictFigureProps) {
  return (
    <div>
      <VerdictLabel verdict={verdict} isHeld={isHeld} {...(labelId && { id: labelId })} />
      <div className={beside ? "flex items-end gap-3.5" : "max-sm:flex max-sm:items-end max-sm:gap-3.5"}>
        <p
          className={`-ml-[.03em] flex items-baseline font-figure lining-nums ${compact ? "my-3 text-display-8 leading-none tracking-tightest" : "mt-3.5 mb-2.5 text-number max-sm:mt-1.5 max-sm:mb-2"}`}
        >
          <PercentFigure
            of={probability}
            sign={`ml-0.75 ${compact ? "text-display-4" : "text-display-5"}`}
            word={compact ? "text-large" : "text-display-2"}
          />
        </p>
        <p className="mb-3.5 text-note text-ink-2">
          {name} {!beside && <span className="text-ink-3 max-sm:hidden">·</span>}{" "}
          <br className={beside ? "" : "sm:hidden"} />
          {interval ? (
            <>
              95% 구간 <b className="font-bold text-ink tabular-nums">{formatInterval(interval)}</b>
            </>
          ) : (
            "구간을 계산하지 못했어요"
          )}
        </p>
      </div>
      {withAxis && <ProbabilityAxis probability={probability} interval={interval} name={name} />}
      {charCount !== undefined && charCount < SHORT_TEXT_CHARS && (
        <p className="mt-2 text-note text-ink-3">{SHORT_TEXT_CHARS}자보다 짧은 글이라 긴 글보다 구간이 넓어요.</p>
      )}
    </div>
  );
}
