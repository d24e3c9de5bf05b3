import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { FullScreenSpinner } from "../ui/full-screen-spinner.tsx";
import { MessagePage } from "../ui/message-page.tsx";
import { SESSION_KEY } from "./use-session.ts";

/** A longer wait shows a message and a button. */
const SPINNER_MS = 5_000;

/** Placeholder of a page until the session is known. */
export function SessionWait() {
  const client = useQueryClient();
  const [isLong, setLong] = useState(false);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      setLong(true);
      setAsking(false);
    }, SPINNER_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  if (!isLong) return <FullScreenSpinner />;

  /** A hanging request is aborted first; otherwise the retry would wait for it. */
  async function askAgain() {
    setAsking(true);
    await client.cancelQueries({ queryKey: SESSION_KEY });
    await client.refetchQueries({ queryKey: SESSION_KEY });
  }

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4">
      <div role="alert">
        <MessagePage
          title="서버가 아직 답하지 않아요"
          text="로그인 상태를 확인하고 있어요. 답이 오면 저절로 열려요. 쓰던 글은 이 창에 그대로 남아 있어요."
        >
          <Button look="primary" busy={isAsking} onClick={() => void askAgain()}>
            다시 시도
          </Button>
        </MessagePage>
      </div>
    </main>
  );
}
