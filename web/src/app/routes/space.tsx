import { useParams } from "react-router";
import { SpacePage } from "../../features/spaces/space-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "학교 공간", isPrivate: true });

export default function Space() {
  const { spaceId = "" } = useParams();
  return (
    <LoginWall title="학교 공간">
      <SpacePage key={spaceId} id={spaceId} />
    </LoginWall>
  );
}
