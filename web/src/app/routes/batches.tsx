import { BatchesPage } from "../../features/batches/batches-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "묶음", isPrivate: true });

export default function Batches() {
  return (
    <LoginWall title="묶음">
      <BatchesPage />
    </LoginWall>
  );
}
