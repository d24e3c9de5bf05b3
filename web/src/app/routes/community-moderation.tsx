import { ModerationPage } from "../../features/community/moderation-page.tsx";
import { LoginWall } from "../layouts/login-wall.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () => pageMeta({ title: "커뮤니티 운영", isPrivate: true });

export default function CommunityModeration() {
  return (
    <LoginWall title="커뮤니티 운영">
      <ModerationPage />
    </LoginWall>
  );
}
