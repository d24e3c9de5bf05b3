import { Navigate } from "react-router";
import { SubscribePage } from "../../features/billing/subscribe-page.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "Pro 시작하기", isPrivate: true });

export default function Subscribe() {
  const session = useSession();
  // Visitors who want Pro come from the pricing page, maybe before the session was known.
  if (session.status === "anonymous") return <Navigate to="/signup?next=%2Fsubscribe" replace />;
  return (
    <LoginWall title="Pro 시작하기">
      <SubscribePage purpose="subscribe" />
    </LoginWall>
  );
}
