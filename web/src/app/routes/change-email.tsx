import { ChangeEmailPage } from "../../features/accounts/change-email-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "이메일 바꾸기", isPrivate: true });

export default function ChangeEmail() {
  return <ChangeEmailPage />;
}
