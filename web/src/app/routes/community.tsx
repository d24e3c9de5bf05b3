import { BoardLayout } from "../../features/community/board-layout.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/community",
    title: "커뮤니티",
    description: "결과를 읽고 쓰는 법을 묻고 나누는 자리예요. 누구나 읽을 수 있어요.",
  });

export default function Community() {
  return <BoardLayout />;
}
