import { useParams } from "react-router";
import { InvitationPage } from "../../features/spaces/invitation-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "학교 공간 초대", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function Invitation() {
  const { token = "" } = useParams();
  return <InvitationPage token={token} />;
}
