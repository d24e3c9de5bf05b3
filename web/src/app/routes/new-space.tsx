import { NewSpacePage } from "../../features/spaces/new-space-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "학교 공간 만들기", isPrivate: true });

export default function NewSpace() {
  return (
    <LoginWall title="학교 공간 만들기">
      <NewSpacePage />
    </LoginWall>
  );
}
