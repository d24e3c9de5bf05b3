import { useParams } from "react-router";
import { FeedbackInvitation } from "../../features/analysis/feedback-invitation.tsx";
import { HistoryResultPage } from "../../features/history/history-result-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "분석 결과", isPrivate: true });

export default function HistoryResult() {
  const { analysisId = "" } = useParams();
  return (
    <LoginWall title="분석 결과">
      <HistoryResultPage
        id={analysisId}
        feedback={({ result, isRated }) => <FeedbackInvitation analysisId={result.analysisId} isRated={isRated} />}
      />
    </LoginWall>
  );
}
