import { ClassesPage } from "../../features/classes/classes-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "수업", isPrivate: true });

export default function Classes() {
  return (
    <LoginWall title="수업">
      <ClassesPage />
    </LoginWall>
  );
}
