import { ResetPasswordPage } from "../../features/accounts/reset-password-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "새 비밀번호 정하기", isPrivate: true });

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
