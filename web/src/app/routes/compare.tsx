import { ComparisonPage } from "../../features/authorship/comparison-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/compare",
    title: "결 비교",
    description: "이번 글이 같은 사람의 지난 글과 같은 결인지 비교해요. 글은 이 브라우저에서만 읽고 저장하지 않아요.",
  });

export default ComparisonPage;
