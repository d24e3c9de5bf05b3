import type { StoredResult } from "@geulgyeol/contract";
import { CompactVerdict } from "../../report/verdict/compact-verdict.tsx";
import { countShares } from "../../report/verdict/sentence-shares.ts";
import { ShareBar } from "../../report/verdict/share-bar.tsx";
import { WholeWords } from "../../shared/ui/whole-words.tsx";

/** The judgement in short, with its reason and share of sentences; a hold has its reason only. */
export function DrawerVerdict({ result }: { result: StoredResult }) {
  return (
    <CompactVerdict result={result}>
      {result.hold === null && (
        <>
          <p className="mt-4 mb-5 leading-relaxed">
            <WholeWords text={result.gptAnalysis.reasoning} />
          </p>
          <ShareBar shares={countShares(result.sentences)} />
        </>
      )}
    </CompactVerdict>
  );
}
