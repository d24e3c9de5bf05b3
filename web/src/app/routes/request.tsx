import { useParams } from "react-router";
import { RequestPage } from "../../features/records/requests/request-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "글쓰기 요청", isPrivate: true });

export default function Request() {
  const { requestId = "" } = useParams();
  return (
    <LoginWall title="글쓰기 요청">
      <RequestPage id={requestId} />
    </LoginWall>
  );
}
