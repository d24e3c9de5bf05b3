import type { Post } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { Eye, Link2, PenLine, ShieldAlert, ThumbsUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { copyText } from "../../shared/ui/copy-text.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import { AttachedResult } from "./attached-result.tsx";
import { CATEGORY_NAMES } from "./community-copy.ts";
import { type ContentDialog, ContentDialogs } from "./content-dialogs.tsx";
import { HiddenNotice } from "./hidden-notice.tsx";
import { Markdown } from "./markdown.tsx";
import { Figure } from "./post-row.tsx";
import { useLike, useRefreshCommunity } from "./use-post.ts";
import { useAsMember, useProfile } from "./use-profile.ts";

/** The post itself: its text, the attached result, and its actions. */
export function PostView({ post }: { post: Post }) {
  const { category, title, author, createdAt, editedAt, viewCount, body, result, hidden } = post;
  return (
    <>
      {hidden && <HiddenNotice what="글" reason={hidden.reason} />}
      <Badge>{CATEGORY_NAMES[category]}</Badge>
      <h2 id="post-title" tabIndex={-1} className="mt-2 text-display-3 leading-heading font-bold tracking-tighter">
        {title}
      </h2>
      <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line pb-4 text-note text-ink-3 tabular-nums">
        <Avatar name={author.nickname} small isNickname />
        <b className="font-semibold text-ink-2">{author.nickname}</b>
        {author.isModerator && <Badge tone="accent">운영자</Badge>}
        <span>{formatDateTime(createdAt)}</span>
        {editedAt && <span title={formatDateTime(editedAt)}>고침</span>}
        <span className="ml-auto">
          <Figure icon={Eye} name="조회" value={viewCount} />
        </span>
      </div>
      <Markdown text={body} />
      {result && <AttachedResult result={result} />}
      <PostActions post={post} />
    </>
  );
}

function PostActions({ post }: { post: Post }) {
  const [open, setOpen] = useState<ContentDialog | null>(null);
  const asMember = useAsMember();
  const remove = useRemovePost(post.id);
  const isModerator = useProfile()?.isModerator === true;
  return (
    <div className="mt-4.5 mb-5.5 flex flex-wrap items-center gap-1.5">
      <LikeButton post={post} />
      <Button size="small" look="ghost" onClick={() => void copyLink(post.id)}>
        <Link2 size={16} strokeWidth={1.75} aria-hidden />
        링크 복사
      </Button>
      <span className="ml-auto flex flex-wrap gap-1.5">
        {post.isMine && <AuthorButtons postId={post.id} onDelete={() => setOpen("delete")} />}
        {isModerator && (
          <Button size="small" look="ghost" onClick={() => setOpen(post.hidden ? "restore" : "hide")}>
            <ShieldAlert size={16} strokeWidth={1.75} aria-hidden />
            {post.hidden ? "되살리기" : "숨기기"}
          </Button>
        )}
        {!post.isMine && (
          <Button
            size="small"
            look="ghost"
            disabled={post.isReported}
            onClick={() => asMember(() => setOpen("report"))}
          >
            {post.isReported ? "신고함" : "신고"}
          </Button>
        )}
      </span>
      <ContentDialogs
        open={open}
        target={{ kind: "post", id: post.id }}
        removal={{ title: "글을 지울까요?", text: "댓글도 함께 지워지고 되돌릴 수 없어요.", run: remove }}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

function LikeButton({ post }: { post: Post }) {
  const asMember = useAsMember();
  const like = useLike(post);
  return (
    <Button
      size="small"
      look={post.isLiked ? "soft" : "outline"}
      aria-pressed={post.isLiked}
      onClick={() => asMember(like.toggle)}
      disabled={like.isPending}
    >
      <ThumbsUp size={16} strokeWidth={1.75} aria-hidden />
      도움돼요 <span className="tabular-nums">{formatCount(post.likeCount)}</span>
    </Button>
  );
}

function AuthorButtons({ postId, onDelete }: { postId: string; onDelete: () => void }) {
  return (
    <>
      <ButtonLink to={`/community/edit/${postId}`} size="small" look="ghost">
        <PenLine size={16} strokeWidth={1.75} aria-hidden />
        고치기
      </ButtonLink>
      <Button size="small" look="ghost" onClick={onDelete}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        지우기
      </Button>
    </>
  );
}

async function copyLink(postId: string): Promise<void> {
  const isCopied = await copyText(`${window.location.origin}/community/post/${postId}`);
  showToast(isCopied ? "링크를 복사했어요." : "복사하지 못했어요. 주소창의 주소를 복사해 주세요.");
}

/** Deletes the post and leaves its page. */
function useRemovePost(id: string): () => Promise<void> {
  const refresh = useRefreshCommunity();
  const navigate = useNavigate();
  return async () => {
    const { callEndpoint, deletePost } = await loadApi();
    await callEndpoint(deletePost, { id });
    await navigate("/community", { replace: true });
    showToast("글을 지웠어요.");
    await refresh();
  };
}
