import { FREE_HISTORY_VISIBLE } from "@geulgyeol/contract";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";

/** Why an analysis cannot be opened, and what to do. */
export function AnalysisProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = codeOf(error);
  if (code === "NOT_FOUND" || code === "INVALID_REQUEST") {
    return (
      <Note title="이 기록을 찾을 수 없어요" text="지웠거나 보관 기간이 지난 기록이에요.">
        <ButtonLink to="/history">기록으로 가기</ButtonLink>
      </Note>
    );
  }
  if (code === "PRO_REQUIRED") {
    return (
      <Note title="Pro에서 볼 수 있는 기록이에요" text={`무료 요금제는 최근 ${FREE_HISTORY_VISIBLE}개를 보여 드려요.`}>
        <ButtonLink to="/history">기록으로 가기</ButtonLink>
        <ButtonLink to="/pricing">Pro 요금제 보기</ButtonLink>
      </Note>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Alert tone="danger" role="alert" className="grow">
        {messageFor(error, "기록을 불러오지 못했어요.")}
      </Alert>
      <Button onClick={onRetry}>다시 시도</Button>
    </div>
  );
}

function Note({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="my-auto py-10 text-center">
      <h2 className="text-title-2 font-heading">{title}</h2>
      <p className="mt-1 mb-5 text-ink-2">{text}</p>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}
