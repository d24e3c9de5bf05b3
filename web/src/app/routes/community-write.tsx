import { WritePage } from "../../features/community/write-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "글쓰기", isPrivate: true });

export default function CommunityWrite() {
  return <WritePage />;
}
