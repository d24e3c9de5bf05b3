import { useEffect } from "react";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage
      title="화면을 그리다가 문제가 생겼어요"
      text="쓰던 글은 이 창에 남아 있어요. 새로 고치면 이어서 쓸 수 있어요."
    >
      <Button look="primary" onClick={() => window.location.reload()}>
        새로 고침
      </Button>
      <ButtonLink to="/" reloadDocument>
        첫 화면
      </ButtonLink>
    </MessagePage>
  );
}
