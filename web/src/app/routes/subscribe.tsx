import { SubscribePage } from "../../features/billing/subscribe-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "Pro 시작하기", isPrivate: true });

export default function Subscribe() {
  return (
    <LoginWall title="Pro 시작하기">
      <SubscribePage purpose="subscribe" />
    </LoginWall>
  );
}
