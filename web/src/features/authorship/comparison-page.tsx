import { CAVEAT } from "@geulgyeol/wording";
import { RotateCcw } from "lucide-react";
import { Button } from "../../shared/ui/button.tsx";
import { SHEET, SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { AnswerMeanings } from "./answer-meanings.tsx";
import { ComparisonForm } from "./comparison-form.tsx";
import { ComparisonResult } from "./comparison-result.tsx";
import { useComparison } from "./use-comparison.ts";

/** 결 비교: is a text like its writer's own earlier ones? Everything happens in this browser. */
export function ComparisonPage() {
  const comparison = useComparison();
  const { compared, reopen } = comparison;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-title-1 font-bold">결 비교</h1>
          <p className="mt-1 text-ink-2">
            이번 글이 같은 사람의 지난 글과 같은 결인지 비교해요. 글은 이 브라우저에서만 읽고 저장하지 않아요.
          </p>
        </div>
        {compared && (
          <Button size="small" onClick={reopen}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
            다른 글로 다시
          </Button>
        )}
      </header>
      <div className={SHEET}>
        {compared ? <ComparisonResult {...compared} /> : <ComparisonForm {...comparison} />}
        <AnswerMeanings />
        <p className={`${SHEET_SECTION} text-note text-ink-2`}>
          <b className="font-heading text-ink">{CAVEAT}</b> 누가 썼는지가 아니라, 글 버릇이 얼마나 가까운지만 말해요.
        </p>
      </div>
    </>
  );
}
