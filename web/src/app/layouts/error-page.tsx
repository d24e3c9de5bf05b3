import { useEffect } from "react";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { lastRequestId } from "../../shared/api/request-id.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CopyButton } from "../../shared/ui/copy-button.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";

interface ErrorPageProps {
  readonly error: unknown;
  /** Renders the page again; without it the window is reloaded. The draft survives both. */
  readonly onRetry?: () => void;
}

/** Error page for a page that could not be rendered. Shows the id of the last request, which is in the server's log. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  useEffect(() => console.error(error), [error]);
  const requestId = (error instanceof ApiFailure ? error.requestId : null) ?? lastRequestId();
  return (
    <MessagePage
      title="화면을 보여 드리지 못했어요"
      text="쓰던 글은 이 창에 그대로 남아 있어요. 다시 시도하면 이어서 쓸 수 있어요."
      note={
        requestId && (
          <div className="flex flex-col items-center gap-1">
            <p>문의할 때 이 번호를 알려 주세요</p>
            <code className="text-ink-2">{requestId}</code>
            <CopyButton text={requestId} what="번호" look="ghost" />
          </div>
        )
      }
    >
      <Button look="primary" onClick={onRetry ?? (() => window.location.reload())}>
        다시 시도
      </Button>
      <ButtonLink to="/" reloadDocument>
        첫 화면
      </ButtonLink>
    </MessagePage>
  );
}
