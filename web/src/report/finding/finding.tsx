import { SHORT_TEXT_CHARS } from "@geulgyeol/contract";
import { formatPercent, HOLD_LABEL, shownInterval, VERDICT_LABEL } from "@geulgyeol/wording";
import { countProse, explainHold, findingOf } from "@geulgyeol/wording/report";
import type { ReactNode } from "react";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";
import { Caveat } from "../verdict/caveat.tsx";
import { HoldSteps } from "./hold-steps.tsx";
import { HowOften } from "./how-often.tsx";

export type FoundReport = Pick<
  Report,
  | "language"
  | "isTrial"
  | "verdict"
  | "aiProbability"
  | "certainty"
  | "falseAlarm"
  | "interval"
  | "hold"
  | "aiShare"
  | "aiShareInterval"
  | "segments"
> & { readonly sentences: readonly Pick<Report["sentences"][number], "text" | "excluded">[] };

interface FindingProps {
  readonly report: FoundReport;
  readonly charCount: number;
  readonly labelId: string;
  readonly level: 2 | 3;
  /** What can be done about a hold, and what it cost. */
  readonly holdActions?: ReactNode;
}

const COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai", hold: "text-ink-2" } as const;

/** The top of a result: label, one sentence, one line below it, the caveat; beside it how sure it is, or what would help. */
export function Finding({ report, charCount, labelId, level, holdActions }: FindingProps) {
  const { hold } = report;
  const { sentence, share, rest, aside, below } = hold
    ? heldParts(report, hold, holdActions)
    : { ...sayFinding(report, charCount), aside: <HowOften report={report} />, below: null };
  const Heading = `h${level}` as const;
  const hasAside = hold !== null || report.certainty !== undefined;
  return (
    <div
      className={`grid gap-x-0 gap-y-5 lg:grid-rows-[1fr_auto] ${hasAside ? "lg:grid-cols-[1fr_332px] xl:grid-cols-[1fr_368px]" : ""}`}
    >
      <div className="min-w-0 lg:pr-9">
        <VerdictLabel report={report} id={labelId} />
        <Heading className="mt-2.5 max-w-[560px] text-display-5 leading-heading font-bold tracking-tighter text-balance max-sm:text-display-3">
          <WholeWords text={sentence} />
        </Heading>
        {(share !== "" || rest !== "") && (
          <p className="mt-2 text-large leading-relaxed text-ink-2 text-pretty max-sm:text-base">
            {share !== "" && <Share said={share} />} <WholeWords text={rest} />
          </p>
        )}
        {below}
      </div>
      {hasAside && (
        <div className="border-line max-lg:border-t max-lg:pt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:pl-8">
          {aside}
        </div>
      )}
      <div className="max-w-[640px] lg:pr-9">
        <Caveat />
      </div>
    </div>
  );
}

/** Label with its square; a hold has its own colour. */
function VerdictLabel({ report: { verdict, hold }, id }: { report: FoundReport; id: string }) {
  return (
    <p id={id} className={`flex items-center gap-2.25 text-base font-bold ${COLOUR[hold ? "hold" : verdict]}`}>
      <i className="size-3 shrink-0 rounded-xs bg-current" aria-hidden />
      {hold ? HOLD_LABEL : VERDICT_LABEL[verdict]}
    </p>
  );
}

/** The share with its number in bold. */
function Share({ said }: { said: string }) {
  const [before = "", number = "", after = ""] = said.split(/(\d{1,2}%(?: 이상| 미만)?)/, 3);
  const rest = said.slice(before.length + number.length + after.length);
  return (
    <span>
      {before}
      <span className="whitespace-nowrap">
        <b className="font-bold text-ink">{number}</b>
        {after.split(" ")[0]}
      </span>
      <span className="whitespace-nowrap text-note text-ink-3 tabular-nums">
        {after.replace(/^[^ ]*/, "")}
        {rest}
      </span>
    </span>
  );
}

/** Results of engine 1.3 and earlier have their number and its interval instead of a sentence. */
function sayFinding(report: FoundReport, charCount: number) {
  if (report.certainty !== undefined) return findingOf(report);
  const range = shownInterval(report.interval);
  const isShort = range !== null && charCount < SHORT_TEXT_CHARS;
  return {
    sentence: `AI 작성 확률 ${formatPercent(report.aiProbability)}`,
    share: "",
    rest: [range && `95% 구간 ${range}`, isShort && `${SHORT_TEXT_CHARS}자보다 짧은 글이라 긴 글보다 구간이 넓어요.`]
      .filter(Boolean)
      .join(". "),
  };
}

function heldParts(report: FoundReport, hold: NonNullable<Report["hold"]>, actions: ReactNode) {
  const { sentence, rest, progress, steps } = explainHold(hold, countProse(report.sentences));
  return {
    sentence,
    share: "",
    rest,
    aside: <HoldSteps steps={steps} isEnough={progress === null} />,
    below: (
      <>
        {progress && <Progress {...progress} />}
        {actions && <div className="mt-5">{actions}</div>}
      </>
    ),
  };
}

/** Characters that there are, of those that are needed. The line above says the same. */
function Progress({ have, need }: { have: number; need: number }) {
  return (
    <div className="mt-4 max-w-[480px]" aria-hidden>
      <progress value={have} max={need} className="prose-progress" />
      <p className="mt-1 flex justify-between text-label text-ink-3 tabular-nums">
        <span>{have}자</span>
        <span>{need}자</span>
      </p>
    </div>
  );
}
