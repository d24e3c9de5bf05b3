import { RequestsPage } from "../../features/records/requests/requests-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "글쓰기 요청", isPrivate: true });

export default function Requests() {
  return (
    <LoginWall title="글쓰기 요청">
      <RequestsPage />
    </LoginWall>
  );
}
