import { EmailVerifiedPage } from "../../features/accounts/email-verified-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "이메일 확인", isPrivate: true });

export default function EmailVerified() {
  return <EmailVerifiedPage />;
}
