import { useParams } from "react-router";
import { SharedRecordPage } from "../../features/records/shared-record-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "작성 기록", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function SharedRecord() {
  const { token = "" } = useParams();
  return <SharedRecordPage token={token} />;
}
