import { PostPage } from "../../features/community/post-page.tsx";

export default function CommunityPost() {
  return <PostPage />;
}
