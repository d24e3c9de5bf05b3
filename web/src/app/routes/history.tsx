import { LoginWall } from "../layouts/login-wall.tsx";
import { UpcomingPage } from "../layouts/upcoming-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "기록", isPrivate: true });

export default function History() {
  return (
    <LoginWall title="기록">
      <UpcomingPage
        title="기록"
        text="분석 결과는 지금도 계정에 저장되고 있어요. 지난 결과를 찾고 다시 여는 화면을 준비하고 있어요."
      />
    </LoginWall>
  );
}
