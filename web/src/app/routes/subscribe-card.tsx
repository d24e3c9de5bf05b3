import { SubscribePage } from "../../features/billing/subscribe-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "결제 카드 바꾸기", isPrivate: true });

export default function SubscribeCard() {
  return (
    <LoginWall title="결제 카드 바꾸기">
      <SubscribePage purpose="change" />
    </LoginWall>
  );
}
