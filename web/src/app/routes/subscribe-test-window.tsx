import { TestWindowPage } from "../../features/billing/test-window-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "시험 결제", isPrivate: true });

export default function SubscribeTestWindow() {
  return (
    <LoginWall title="시험 결제">
      <TestWindowPage />
    </LoginWall>
  );
}
