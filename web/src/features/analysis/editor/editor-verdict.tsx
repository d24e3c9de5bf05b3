import type { StoredResult } from "@geulgyeol/contract";
import { formatPercent, withoutHold } from "@geulgyeol/wording";
import { CompactVerdict } from "../../../report/verdict/compact-verdict.tsx";
import { WholeWords } from "../../../shared/ui/whole-words.tsx";

/** The judgement in the panel's width, with its reason; a hold has its reason and what would help. */
export default function EditorVerdict({ result }: { result: StoredResult }) {
  const { hold, certainty, gptAnalysis } = result;
  const said = withoutHold(gptAnalysis.reasoning, hold);
  return (
    <CompactVerdict result={result}>
      {said !== "" && (
        <p className="mt-1">
          <WholeWords text={said} /> {/* Newer results say how sure they are in words, above. */}
          {hold === null && certainty === undefined && (
            <span className="text-note whitespace-nowrap text-ink-3">
              근거 신뢰도 {formatPercent(gptAnalysis.confidence)}
            </span>
          )}
        </p>
      )}
    </CompactVerdict>
  );
}
