import { TermsPage } from "../../features/information/terms-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "이용약관", description: "글결 이용약관입니다." });

export default function Terms() {
  return <TermsPage />;
}
