import { useParams } from "react-router";
import { HandInPage } from "../../features/hand-ins/hand-in-page.tsx";
import { RecordToAttach } from "../../features/records/requests/record-to-attach.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "글 내기", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function HandIn() {
  const { token = "" } = useParams();
  return <HandInPage token={token} recordSlot={(props) => <RecordToAttach {...props} />} />;
}
