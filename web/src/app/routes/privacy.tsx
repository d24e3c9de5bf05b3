import { PrivacyPage } from "../../features/information/privacy-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/privacy",
    title: "개인정보 처리방침",
    description: "글결이 어떤 개인정보를 왜 받아 얼마나 두는지, 분석한 글을 어떻게 다루는지 적은 처리방침입니다.",
  });

export default function Privacy() {
  return <PrivacyPage />;
}
