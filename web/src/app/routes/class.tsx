import { useParams } from "react-router";
import { ClassPage } from "../../features/classes/class-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "반", isPrivate: true });

export default function Class() {
  const { classId = "", tab = "assignments" } = useParams();
  return (
    <LoginWall title="수업">
      <ClassPage id={classId} tab={tab} />
    </LoginWall>
  );
}
