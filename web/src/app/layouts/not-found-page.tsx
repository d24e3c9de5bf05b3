import { ButtonLink } from "../../shared/ui/button.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage
      title="찾는 화면이 없어요"
      text="주소가 바뀌었거나 잘못 적혔을 수 있어요. 쓰던 글은 이 창에 그대로 남아 있어요."
    >
      <ButtonLink to="/dashboard" look="primary">
        글 분석하러 가기
      </ButtonLink>
      <ButtonLink to="/">첫 화면</ButtonLink>
    </MessagePage>
  );
}
