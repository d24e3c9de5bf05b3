import { useParams } from "react-router";
import { PupilTextPage } from "../../features/classes/texts/pupil-text-page.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

const HandedRecord = lazyPart(() => import("../../features/records/view/handed-record.tsx"));

export const meta = () => pageMeta({ title: "낸 글", isPrivate: true });

export default function PupilText() {
  const { classId = "", textId = "" } = useParams();
  return (
    <LoginWall title="수업">
      <PupilTextPage
        classId={classId}
        id={textId}
        recordView={({ record, stamps }) => <HandedRecord record={record} stamps={stamps} heading={null} />}
      />
    </LoginWall>
  );
}
