import { useState } from "react";

export type Attempt = (action: () => Promise<void>) => void;

/** Runs an action that the device may refuse, and reports a failure; nothing is lost. */
export function useAttempt(): readonly [problem: string | null, attempt: Attempt] {
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (action: () => Promise<void>) => {
    setProblem(null);
    action().catch((error: unknown) => {
      console.warn("The writing record could not be used.", error);
      setProblem("이 브라우저에서 기록을 다루지 못했어요. 저장 공간을 확인해 주세요.");
    });
  };
  return [problem, attempt];
}
