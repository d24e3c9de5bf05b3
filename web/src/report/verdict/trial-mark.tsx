import { explainTrial, languageLabel } from "@geulgyeol/wording";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";

interface TrialMarkProps {
  readonly of: Pick<Report, "language" | "isTrial">;
  /** Only the label; where its meaning stands elsewhere on the page, or there is no room. */
  readonly short?: boolean;
}

/** "영어 (시험 단계)" and what that means, beside a judgement in a language on trial. A hold is no judgement. */
export function TrialMark({ of: { language, isTrial }, short = false }: TrialMarkProps) {
  if (!isTrial) return null;
  return (
    <>
      <b className="font-bold text-ink">{languageLabel(language, isTrial)}</b>
      {!short && (
        <>
          {" "}
          <WholeWords text={explainTrial()} />
        </>
      )}
    </>
  );
}
