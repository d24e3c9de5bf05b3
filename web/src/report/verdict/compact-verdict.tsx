import type { StoredResult } from "@geulgyeol/contract";
import type { ReactNode } from "react";
import { ExactFigures, needsFigures } from "./exact-figures.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { reportHeadline } from "./report-headline.ts";
import { VerdictFigure } from "./verdict-figure.tsx";

interface CompactVerdictProps {
  readonly result: StoredResult;
  /** Why, and what else is said about the judgement; between the figure or the hold's reason and the exact figures. */
  readonly children: ReactNode;
}

/** A judgement in a narrow column: the figure, or a hold's reason and what would help; the exact figures are folded. */
export function CompactVerdict({ result, children }: CompactVerdictProps) {
  const { verdict, aiProbability, interval, hold, certainty, falseAlarm, charCount } = result;
  return (
    <>
      <VerdictFigure
        compact
        beside
        verdict={verdict}
        probability={aiProbability}
        interval={interval}
        isHeld={hold !== null}
        certainty={certainty}
        falseAlarm={falseAlarm}
        trial={result}
        headline={reportHeadline(result)}
        charCount={charCount}
      />
      {hold && <HoldNotice hold={hold} className="mt-2 mb-3" />}
      {children}
      {needsFigures(result) && (
        <div className="mt-3">
          <ExactFigures report={result} />
        </div>
      )}
    </>
  );
}
