import { ComparePage } from "../../features/history/compare-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "결과 비교", isPrivate: true });

export default function HistoryCompare() {
  return (
    <LoginWall title="결과 비교">
      <ComparePage />
    </LoginWall>
  );
}
