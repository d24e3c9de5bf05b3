import { PupilGuidePage } from "../../features/hand-ins/pupil-guide-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/pupils",
    title: "학생·보호자 안내",
    description: "선생님이 글결로 글을 걷을 때 누가 무엇을 보고 언제 지워지는지 쉬운 말로 적은 안내입니다.",
  });

export default function Pupils() {
  return <PupilGuidePage />;
}
