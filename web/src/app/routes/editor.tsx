import { LoginWall } from "../layouts/login-wall.tsx";
import { UpcomingPage } from "../layouts/upcoming-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "에디터", isPrivate: true });

export default function Editor() {
  return (
    <LoginWall title="에디터">
      <UpcomingPage
        title="에디터"
        text="글을 쓰면서 결을 바로 확인하는 화면을 준비하고 있어요. 지금은 분석 화면에서 글을 고치고 다시 분석할 수 있어요."
      />
    </LoginWall>
  );
}
