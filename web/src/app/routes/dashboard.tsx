import { AnalysisPage } from "../../features/analysis/analysis-page.tsx";
import { CreditsCard } from "../../features/credits/credits-card.tsx";
import { SelectionToolbar } from "../../features/editing/selection-toolbar.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/dashboard",
    title: "분석",
    description: "글을 붙여 넣으면 문장마다 결을 읽어 AI 작성 확률과 그 이유를 알려 드려요.",
  });

export default function Dashboard() {
  return (
    <>
      <AnalysisPage creditsCard={<CreditsCard />} />
      <SelectionToolbar />
    </>
  );
}
