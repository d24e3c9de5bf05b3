import { EditPage } from "../../features/community/edit-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "글 고치기", isPrivate: true });

export default function CommunityEdit() {
  return <EditPage />;
}
