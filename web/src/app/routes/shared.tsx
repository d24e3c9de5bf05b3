import { useParams } from "react-router";
import { SharedPage } from "../../features/sharing/shared-page.tsx";
import { loadApi } from "../../shared/api/load-api.ts";
import { pageMeta } from "../page-meta.ts";

// Everything on this page waits for one request: what it needs is fetched beside the page's own files.
if (typeof window !== "undefined") loadApi().catch(() => {});

export const meta = () => [
  ...pageMeta({ title: "공유한 분석 결과", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function Shared() {
  const { token = "" } = useParams();
  return <SharedPage token={token} />;
}
