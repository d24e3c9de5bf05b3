import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { headlineOf, type WordedReport } from "@geulgyeol/wording/report";
import type { RefObject } from "react";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { CertaintyLines } from "../../report/verdict/certainty-lines.tsx";
import { TrialMark } from "../../report/verdict/trial-mark.tsx";
import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { FindingLabel } from "./finding-label.tsx";

interface OwnFindingProps {
  readonly report: WordedReport;
  /** Takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What was found, in one sentence, and how sure it is. A hold has neither number nor colour. */
export function OwnFinding({ report, heading }: OwnFindingProps) {
  const { verdict, hold, certainty, falseAlarm } = report;
  const [finding, rest] = splitHeadline(headlineOf(report));
  const isSure = hold === null && certainty !== undefined;
  return (
    <div className={`grid gap-x-9 gap-y-6 ${SHEET_SECTION} ${isSure ? "lg:grid-cols-[1fr_320px]" : ""}`}>
      <div className="flex min-w-0 flex-col">
        <p>
          <FindingLabel verdict={verdict} isHeld={hold !== null}>
            {hold ? HOLD_LABEL : VERDICT_LABEL[verdict]}
          </FindingLabel>
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          data-result-heading
          className="mt-2.5 rounded-sm text-display-3 leading-heading font-bold tracking-tight text-pretty sm:text-display-5"
        >
          <WholeWords text={finding} />
        </h2>
        {rest !== "" && (
          <p className="mt-2.5 text-lead leading-relaxed text-ink-2 tabular-nums">
            <WholeWords text={rest} />
          </p>
        )}
        {report.isTrial && (
          <p className="mt-2.5 text-note text-ink-2">
            <TrialMark of={report} />
          </p>
        )}
        <div className="mt-auto pt-6">
          <Caveat />
        </div>
      </div>
      {isSure && (
        <div className="border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-9">
          <CertaintyLines certainty={certainty} falseAlarm={falseAlarm} short={false} />
        </div>
      )}
    </div>
  );
}

/** For screen readers: the finding without a probability, which the page does not show either. */
export function findingAnnouncement(report: WordedReport): string {
  const { hold, certainty } = report;
  const sure = hold === null && certainty !== undefined ? ` ${CERTAINTY_LABEL[certainty]}.` : "";
  return `분석을 마쳤어요. ${hold ? `${HOLD_LABEL}. ` : ""}${headlineOf(report)}${sure}`;
}

/** The first sentence, large and without its full stop, and what follows it. */
function splitHeadline(headline: string): readonly [string, string] {
  const end = headline.search(/\.(\s|$)/);
  return end < 0 ? [headline, ""] : [headline.slice(0, end), headline.slice(end + 1).trim()];
}
