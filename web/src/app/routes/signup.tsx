import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { SignupPage } from "../../features/accounts/signup-page.tsx";
import { VisitorsOnly } from "../layouts/visitors-only.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/signup",
    title: "회원가입",
    description: `가입하면 매일 ${FREE_DAILY_CREDITS}회 무료로 글을 분석하고, 분석한 기록을 남기고, 문장마다 이유를 볼 수 있어요.`,
  });

export default function Signup() {
  return (
    <VisitorsOnly>
      <SignupPage />
    </VisitorsOnly>
  );
}
