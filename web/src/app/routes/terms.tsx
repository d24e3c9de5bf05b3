import { TermsPage } from "../../features/information/terms-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/terms",
    title: "이용약관",
    description: "글결을 쓰는 조건을 담은 이용약관입니다. 결과의 뜻과 한계, 크레딧과 구독, 환불을 다룹니다.",
  });

export default function Terms() {
  return <TermsPage />;
}
