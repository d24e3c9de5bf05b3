import { useParams } from "react-router";
import { BatchTextPage } from "../../features/batches/batch-text-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "묶음의 글", isPrivate: true });

export default function BatchText() {
  const { batchId = "", textId = "" } = useParams();
  return (
    <LoginWall title="묶음">
      <BatchTextPage batchId={batchId} textId={textId} />
    </LoginWall>
  );
}
