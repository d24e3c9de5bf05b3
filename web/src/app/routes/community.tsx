import { UpcomingPage } from "../layouts/upcoming-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "커뮤니티", isPrivate: true });

export default function Community() {
  return (
    <UpcomingPage
      title="커뮤니티"
      text="결과를 읽는 법을 묻고 나누는 자리를 준비하고 있어요. 아직 글을 올릴 수 없어요."
    />
  );
}
