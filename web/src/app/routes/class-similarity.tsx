import { useParams } from "react-router";
import { SimilarityPage } from "../../features/similarity/similarity-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "서로 닮은 글", isPrivate: true });

export default function ClassSimilarity() {
  const { classId = "", batchId = "" } = useParams();
  return (
    <LoginWall title="서로 닮은 글">
      <SimilarityPage key={batchId} batchId={batchId} back={`/classes/${classId}/similarity`} what="과제" />
    </LoginWall>
  );
}
