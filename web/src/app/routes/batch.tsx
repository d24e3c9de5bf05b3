import { useParams } from "react-router";
import { BatchPage } from "../../features/batches/batch-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "묶음", isPrivate: true });

export default function Batch() {
  const { batchId = "" } = useParams();
  return (
    <LoginWall title="묶음">
      <BatchPage key={batchId} id={batchId} />
    </LoginWall>
  );
}
