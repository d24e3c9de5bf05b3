import { type AnalysisResult, SHORT_TEXT_CHARS } from "@geulgyeol/contract";
import { HOLD_LABEL, isNarrow, shownInterval, VERDICT_LABEL } from "@geulgyeol/wording";
import { CertaintyLines } from "./certainty-lines.tsx";
import { PercentFigure } from "./percent-figure.tsx";
import { ProbabilityAxis } from "./probability-axis.tsx";
import { TrialMark } from "./trial-mark.tsx";

const TEXT_COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai", hold: "text-ink-2" } as const;

interface VerdictLabelProps {
  readonly verdict: AnalysisResult["verdict"];
  readonly isHeld: boolean;
  readonly id: string | undefined;
  /** Above a headline, which is the larger of the two. */
  readonly isSmall: boolean;
}

/** Label with its square; a hold has its own colour. */
function VerdictLabel({ verdict, isHeld, id, isSmall }: VerdictLabelProps) {
  const size = isSmall ? "text-base" : "text-display-1 max-sm:text-large";
  return (
    <p
      id={id}
      className={`inline-flex items-center gap-2.25 font-bold tracking-tight ${size} ${TEXT_COLOUR[isHeld ? "hold" : verdict]}`}
    >
      <i className="size-3 shrink-0 rounded-xs bg-current" aria-hidden />
      {isHeld ? HOLD_LABEL : VERDICT_LABEL[verdict]}
    </p>
  );
}

interface VerdictFigureProps {
  readonly verdict: AnalysisResult["verdict"];
  readonly probability: number;
  /** Null if it could not be computed; absent if none is shown. */
  readonly interval: AnalysisResult["interval"] | null | undefined;
  /** A hold has its label only: no number and no axis. */
  readonly isHeld: boolean;
  /** Absent in results of engine 1.3 and earlier, which have the interval instead. */
  readonly certainty?: AnalysisResult["certainty"];
  readonly falseAlarm?: AnalysisResult["falseAlarm"];
  /** The language of the text; absent where it is not known. */
  readonly trial?: Pick<AnalysisResult, "language" | "isTrial">;
  /** The judgement in one sentence. */
  readonly headline?: string | null;
  readonly name?: string;
  readonly charCount?: number;
  readonly labelId?: string;
  /** The ensemble has its own plot instead. */
  readonly withAxis?: boolean;
  readonly compact?: boolean;
  /** Caption next to the figure at every width, as on a phone; for narrow columns. */
  readonly beside?: boolean;
}

/** The first parts of a verdict: label, one sentence, how sure it is, the trial mark; then the figure and its axis. */
export function VerdictFigure(props: VerdictFigureProps) {
  const { verdict, probability, interval, isHeld, certainty, falseAlarm, trial, headline = null } = props;
  const { name = "AI 작성 확률", charCount, labelId, withAxis = true, compact = false } = props;
  const isOld = certainty === undefined;
  const bracket = isOld && interval && isNarrow(interval) ? interval : null;
  if (isHeld) return <VerdictLabel verdict={verdict} isHeld id={labelId} isSmall={false} />;
  return (
    <div>
      <VerdictLabel verdict={verdict} isHeld={false} id={labelId} isSmall={headline !== null} />
      {headline !== null && (
        <p className="mt-1.5 text-display-1 leading-heading font-bold tracking-tight text-pretty">{headline}</p>
      )}
      {certainty && <CertaintyLines certainty={certainty} falseAlarm={falseAlarm} short={compact} />}
      {trial?.isTrial && (
        <p className="mt-2 text-note text-ink-2">
          {/* A figure without a headline is a second one on its page. */}
          <TrialMark of={trial} short={headline === null} />
        </p>
      )}
      <Figure {...props} name={name} />
      {withAxis && <ProbabilityAxis probability={probability} interval={bracket} name={name} />}
      {bracket && charCount !== undefined && charCount < SHORT_TEXT_CHARS && (
        <p className="mt-2 text-note text-ink-3">{SHORT_TEXT_CHARS}자보다 짧은 글이라 긴 글보다 구간이 넓어요.</p>
      )}
    </div>
  );
}

const FIGURE_SIZES = {
  large: {
    figure: "mt-3.5 mb-2.5 text-number max-sm:mt-1.5 max-sm:mb-2",
    sign: "text-display-5",
    word: "text-display-2",
  },
  medium: { figure: "my-3 text-display-8 leading-none tracking-tightest", sign: "text-display-4", word: "text-large" },
  small: { figure: "my-3 text-display-4 leading-none tracking-tighter", sign: "text-large", word: "text-base" },
} as const;

/** Under a headline the figure is the smaller of the two; for a text by two hands the share in the headline leads. */
function figureSize({ verdict, headline = null, compact = false }: VerdictFigureProps): keyof typeof FIGURE_SIZES {
  if (headline === null) return compact ? "medium" : "large";
  return verdict === "mixed" ? "small" : "medium";
}

/** The number with its name. */
function Figure(props: VerdictFigureProps & { name: string }) {
  const { probability, interval, certainty, headline = null, name, beside = false } = props;
  const size = FIGURE_SIZES[figureSize(props)];
  const range = certainty === undefined && interval ? shownInterval(interval) : null;
  return (
    <div className={beside || headline ? "flex items-end gap-3.5" : "max-sm:flex max-sm:items-end max-sm:gap-3.5"}>
      <p className={`-ml-[.03em] flex items-baseline font-figure whitespace-nowrap lining-nums ${size.figure}`}>
        <PercentFigure of={probability} sign={`ml-0.75 ${size.sign}`} word={size.word} />
      </p>
      <p className="mb-3.5 text-note text-ink-2">
        {name}{" "}
        {range !== null && (
          <>
            {!beside && <span className="text-ink-3 max-sm:hidden">·</span>}{" "}
            <br className={beside ? "" : "sm:hidden"} />
            95% 구간 <b className="font-bold text-ink tabular-nums">{range}</b>
          </>
        )}
        {interval === null && certainty === undefined && "· 구간을 계산하지 못했어요"}
      </p>
    </div>
  );
}
