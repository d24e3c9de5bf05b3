import { ForgotPasswordPage } from "../../features/accounts/forgot-password-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "비밀번호 찾기", isPrivate: true });

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
