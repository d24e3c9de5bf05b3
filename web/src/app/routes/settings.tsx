import { SettingsPage } from "../../features/accounts/settings-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "설정", isPrivate: true });

export default function Settings() {
  return (
    <LoginWall title="설정">
      <SettingsPage />
    </LoginWall>
  );
}
