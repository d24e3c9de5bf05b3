import { useParams } from "react-router";
import { Alert } from "../../shared/ui/alert.tsx";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { usePost } from "./use-post.ts";
import { WritePage } from "./write-page.tsx";

/** Edits the user's own post; to others it answers like a missing one. */
export function EditPage() {
  const { postId = "" } = useParams();
  const post = usePost(postId);
  if (post.data?.isMine) return <WritePage key={post.data.id} edited={post.data} />;
  return (
    <div className="mx-auto max-w-[760px]">
      <h1 className="mb-4 text-title-1 font-bold">글 고치기</h1>
      {post.isPending ? (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      ) : (
        <>
          <Alert tone="danger" className="mb-4">
            고칠 수 있는 글이 아니에요.
          </Alert>
          <ButtonLink to="/community">글 목록으로</ButtonLink>
        </>
      )}
    </div>
  );
}
