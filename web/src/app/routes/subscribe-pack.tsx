import { PackPage } from "../../features/billing/pack-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "크레딧 묶음 사기", isPrivate: true });

export default function SubscribePack() {
  return (
    <LoginWall title="크레딧 묶음 사기">
      <PackPage />
    </LoginWall>
  );
}
