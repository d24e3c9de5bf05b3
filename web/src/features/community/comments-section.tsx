import type { Comment, Post } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { FAILED } from "./community-copy.ts";
import { useComments } from "./use-post.ts";

export function CommentsSection({ post }: { post: Post }) {
  const list = useComments(post.id);
  return (
    <section aria-labelledby="comments-title" className="border-t border-line pt-4.5">
      <h3 id="comments-title" className="text-lead font-heading">
        댓글 <span className="text-ink-3 tabular-nums">{formatCount(post.commentCount)}</span>
      </h3>
      {list.status === "pending" && (
        <p role="status" className="flex min-h-16 items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
      {list.status === "error" && (
        <div className="my-3 flex flex-wrap items-center gap-3">
          <Alert tone="danger" role="alert" className="grow">
            댓글을 {FAILED.load}
          </Alert>
          <Button size="small" onClick={list.retry}>
            다시 시도
          </Button>
        </div>
      )}
      {list.status === "success" && list.comments.length === 0 && (
        <p className="mt-2 mb-4 text-note text-ink-3">아직 댓글이 없어요.</p>
      )}
      <ul>
        {threadsOf(list.comments).map(([head, ...replies]) => (
          <CommentItem key={head.id} comment={head} post={post} replies={replies} />
        ))}
      </ul>
      {list.hasMore && (
        <Button size="small" look="ghost" onClick={list.loadMore} busy={list.isLoadingMore} className="mb-3">
          {list.isLoadingMore ? "불러오는 중" : "댓글 더 보기"}
        </Button>
      )}
      {post.hidden ? (
        <p className="text-note text-ink-3">숨겨진 글에는 댓글을 쓸 수 없어요.</p>
      ) : (
        <CommentForm postId={post.id} parentId={null} />
      )}
    </section>
  );
}

/** Comments are followed by their replies; a reply whose parent is on an earlier page is still attached to it. */
function threadsOf(comments: readonly Comment[]): [Comment, ...Comment[]][] {
  const threads = new Map<string, [Comment, ...Comment[]]>();
  for (const comment of comments) {
    const thread = threads.get(comment.parentId ?? comment.id);
    if (thread && comment.parentId !== null) thread.push(comment);
    else threads.set(comment.id, [comment]);
  }
  return [...threads.values()];
}
