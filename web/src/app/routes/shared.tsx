import { useParams } from "react-router";
import { SharedPage } from "../../features/sharing/shared-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "공유한 분석 결과", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function Shared() {
  const { token = "" } = useParams();
  return <SharedPage token={token} />;
}
