import { CERTAINTY_LABEL, explainCertainty, sayFalseAlarm, sayMeasuredTexts } from "@geulgyeol/wording";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";

interface CertaintyLinesProps {
  readonly certainty: NonNullable<Report["certainty"]>;
  readonly falseAlarm: Report["falseAlarm"];
  /** Only the name and the measured rate; for narrow columns. */
  readonly short: boolean;
}

/** How sure a judgement is, and how often texts of the other author come out like this one. */
export function CertaintyLines({ certainty, falseAlarm, short }: CertaintyLinesProps) {
  return (
    <div className="mt-2 flex flex-col gap-1 text-note text-ink-2 tabular-nums">
      <p>
        <b className="font-bold text-ink">{CERTAINTY_LABEL[certainty]}</b>
        {!short && (
          <>
            <br />
            <WholeWords text={explainCertainty(certainty)} />
          </>
        )}
      </p>
      {falseAlarm && (
        <p>
          {falseAlarm.texts > 0 && <WholeWords text={`${sayFalseAlarm(falseAlarm)} `} />}
          <span className="text-ink-3">
            <WholeWords text={sayMeasuredTexts(falseAlarm)} />
          </span>
        </p>
      )}
    </div>
  );
}
