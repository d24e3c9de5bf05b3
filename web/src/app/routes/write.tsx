import { useParams } from "react-router";
import { WritePage } from "../../features/records/requests/write-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => [
  ...pageMeta({ title: "글쓰기", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function Write() {
  const { token = "" } = useParams();
  return <WritePage token={token} />;
}
