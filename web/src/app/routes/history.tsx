import { Suspense } from "react";
import { HistoryPage } from "../../features/history/history-page.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

const RecentBatches = lazyPart(() => import("../../features/batches/recent-batches.tsx"));

export const meta = () => pageMeta({ title: "기록", isPrivate: true });

export default function History() {
  return (
    <LoginWall title="기록">
      <HistoryPage
        batches={(query) => (
          <Suspense>
            <RecentBatches query={query} />
          </Suspense>
        )}
      />
    </LoginWall>
  );
}
