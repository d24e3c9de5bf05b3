import { PrivacyPage } from "../../features/information/privacy-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "개인정보 처리방침", description: "글결 개인정보 처리방침입니다." });

export default function Privacy() {
  return <PrivacyPage />;
}
