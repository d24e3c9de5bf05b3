import { ArrowLeft } from "lucide-react";
import { Link, useParams } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { CommentsSection } from "./comments-section.tsx";
import { FAILED } from "./community-copy.ts";
import { PostView } from "./post-view.tsx";
import { usePost } from "./use-post.ts";
import { useBoardView } from "./use-posts.ts";

const SHEET = `px-5 py-6 sm:px-8 sm:pt-7 ${CARD}`;

/** One post with its comments, or the reason why it is not available. */
export function PostPage() {
  const { postId = "" } = useParams();
  const { search } = useBoardView();
  const post = usePost(postId);
  return (
    <>
      <Link
        to={`/community${search}`}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-md font-semibold text-ink-2 xl:hidden"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden /> 목록
      </Link>
      {post.data ? (
        <article className={SHEET} aria-labelledby="post-title" key={post.data.id}>
          <PostView post={post.data} />
          <CommentsSection post={post.data} />
        </article>
      ) : (
        <div className={SHEET}>
          {post.isPending && <PostLoading />}
          {post.isError && codeOf(post.error) === "NOT_FOUND" && (
            <>
              <h2 className="text-title-2 font-heading">없는 글이에요</h2>
              <p className="mt-1 mb-5 text-ink-2">지워졌거나 운영자가 숨긴 글일 수 있어요.</p>
              <ButtonLink to="/community">글 목록으로</ButtonLink>
            </>
          )}
          {post.isError && codeOf(post.error) !== "NOT_FOUND" && (
            <>
              <Alert tone="danger" role="alert" className="mb-4">
                {messageFor(post.error, `글을 ${FAILED.load}`)}
              </Alert>
              <Button onClick={() => void post.refetch()}>다시 시도</Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

function PostLoading() {
  return (
    <div role="status">
      <span className="sr-only">글을 불러오고 있어요</span>
      <div aria-hidden className="flex flex-col gap-3">
        <span className="block h-5.5 w-12 rounded-sm bg-sunken" />
        <span className="block h-7 w-3/4 rounded-sm bg-sunken" />
        <span className="block h-5 w-48 rounded-sm bg-sunken" />
        <span className="mt-6 block h-24 rounded-sm bg-sunken" />
      </div>
    </div>
  );
}
