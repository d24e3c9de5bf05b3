import type { AppealRates } from "@geulgyeol/wording/appeal";
import { useEffect } from "react";
import { useAddressParams } from "../../shared/address/use-address-params.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useAppealState } from "./appeal-state.ts";
import { DownloadStep } from "./download-step.tsx";
import { EvidenceStep } from "./evidence-step.tsx";
import { LetterStep } from "./letter-step.tsx";
import { Paper } from "./paper.tsx";
import { SourceStep } from "./source-step.tsx";
import { Steps } from "./steps.tsx";
import { useAppeal } from "./use-appeal.ts";
import { readSuspected, useOwnSources } from "./use-own-sources.ts";

/** Names a result in the address: `/appeal?result=ID`. */
const RESULT = "result";

/** 소명 자료: one document from a result, a record and drafts, with a letter. */
export function AppealPage({ rates }: { rates: AppealRates }) {
  const session = useSession();
  const isSignedIn = session.status === "authenticated";
  const [state, change] = useAppealState();
  const { results, records } = useOwnSources(isSignedIn);
  const composed = useAppeal(state, rates, records);
  useNamedResult(isSignedIn, change);
  return (
    <>
      <header className="mb-6">
        <h1 className="text-title-1 font-bold">소명 자료</h1>
        <p className="mt-1 text-ink-2">직접 쓴 글인데 의심받았나요? 가진 자료를 한 문서로 묶어 드려요.</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 xl:grid-cols-[400px_minmax(0,688px)]">
        <Steps>
          <SourceStep state={state} change={change} results={results} />
          <EvidenceStep state={state} change={change} records={records} composed={composed} />
          <LetterStep
            state={state}
            change={change}
            hasResult={composed.appeal.result !== null}
            isDone={composed.blanks === 0}
          />
          <DownloadStep state={state} composed={composed} isSignedIn={isSignedIn} />
        </Steps>
        <div>
          <h2 className="mb-2.5 text-note text-ink-3">미리 보기</h2>
          <Paper document={composed.document} />
        </div>
      </div>
    </>
  );
}

/** Takes the result that the address names. */
function useNamedResult(isSignedIn: boolean, change: ReturnType<typeof useAppealState>[1]): void {
  const [params] = useAddressParams();
  const id = params.get(RESULT);
  useEffect(() => {
    if (!isSignedIn || id === null) return;
    readSuspected(id).then(
      (suspected) =>
        change(({ letter }) => ({
          suspected,
          letter: letter.title === "" ? { ...letter, title: suspected.title } : letter,
        })),
      // A result that is gone leaves the choice to the writer.
      () => undefined,
    );
  }, [isSignedIn, id, change]);
}
