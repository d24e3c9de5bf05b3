import { ReceivedPage } from "../../features/hand-ins/received-page.tsx";
import { RecordToAttach } from "../../features/records/requests/record-to-attach.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "낸 글", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function Received() {
  return <ReceivedPage recordSlot={(props) => <RecordToAttach {...props} />} />;
}
