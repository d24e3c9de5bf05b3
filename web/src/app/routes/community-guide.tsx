import { BoardGuide } from "../../features/community/board-guide.tsx";

export default function CommunityGuide() {
  return <BoardGuide />;
}
