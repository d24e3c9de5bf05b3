import { LoginPage } from "../../features/accounts/login-page.tsx";
import { VisitorsOnly } from "../layouts/visitors-only.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "로그인", isPrivate: true });

export default function Login() {
  return (
    <VisitorsOnly>
      <LoginPage />
    </VisitorsOnly>
  );
}
