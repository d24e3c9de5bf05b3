import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { useEffect, useState } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import type { OwnProblem } from "./use-own-text.ts";

const SLOW_AFTER_MS = 1_500;

interface OwnTextNoticeProps {
  readonly id: string;
  readonly isReading: boolean;
  readonly problem: OwnProblem | null;
  readonly onLogin: () => void;
}

/** Under the field: that the text is being read, or why it was not. */
export function OwnTextNotice({ id, isReading, problem, onLogin }: OwnTextNoticeProps) {
  if (isReading) return <ReadingNotice />;
  if (problem === null) return null;
  if (problem.kind === "problem") {
    return (
      <div id={id} className="mt-3">
        <Alert tone="danger" role="alert">
          {problem.message}
        </Alert>
      </div>
    );
  }
  return (
    <div id={id} className="mt-3">
      <Alert tone="info" role="alert">
        <p>오늘의 체험은 이미 썼어요. 내일 다시 쓸 수 있고, 로그인하면 이 글을 바로 분석할 수 있어요.</p>
        <p className="font-normal text-ink-2">
          넣은 글은 그대로 남아 있고, 가입하면 매일 {FREE_DAILY_CREDITS}회 무료예요.
        </p>
        <Button size="small" className="mt-2" onClick={onLogin}>
          로그인하고 분석하기
        </Button>
      </Alert>
    </div>
  );
}

function ReadingNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mt-3 text-center text-note text-ink-2">
      글의 결을 읽고 있어요.{isSlow && " 처음 한 번은 분석 엔진을 내려받느라 조금 더 걸려요."}
    </p>
  );
}
