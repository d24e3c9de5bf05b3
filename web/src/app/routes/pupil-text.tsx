import { useParams } from "react-router";
import { PupilTextPage } from "../../features/classes/texts/pupil-text-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "낸 글", isPrivate: true });

export default function PupilText() {
  const { classId = "", textId = "" } = useParams();
  return (
    <LoginWall title="수업">
      <PupilTextPage classId={classId} id={textId} />
    </LoginWall>
  );
}
