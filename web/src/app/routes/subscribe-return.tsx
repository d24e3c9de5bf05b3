import { ReturnPage } from "../../features/billing/return-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "결제 결과", isPrivate: true });

export default function SubscribeReturn() {
  return (
    <LoginWall title="결제 결과">
      <ReturnPage />
    </LoginWall>
  );
}
