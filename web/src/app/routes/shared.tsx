import { useParams } from "react-router";
import { readSharedAhead } from "../../features/sharing/read-shared.ts";
import { SharedPage } from "../../features/sharing/shared-page.tsx";
import { pageMeta } from "../page-meta.ts";

// Everything on this page waits for one request; the fonts of a text come beside it, so that it is laid out once.
if (typeof window !== "undefined") {
  readSharedAhead(window.location.pathname);
  void import("../styles/reading-font.css");
}

export const meta = () => [
  ...pageMeta({ title: "공유한 분석 결과", isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

export default function Shared() {
  const { token = "" } = useParams();
  return <SharedPage token={token} />;
}
