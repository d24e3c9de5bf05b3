import { HistoryPage } from "../../features/history/history-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "기록", isPrivate: true });

export default function History() {
  return (
    <LoginWall title="기록">
      <HistoryPage />
    </LoginWall>
  );
}
