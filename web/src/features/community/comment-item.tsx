import type { Comment, Post } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { useState } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { CommentForm } from "./comment-form.tsx";
import { type ContentDialog, ContentDialogs } from "./content-dialogs.tsx";
import { formatAgo } from "./format-ago.ts";
import { HiddenNotice } from "./hidden-notice.tsx";
import { Markdown } from "./markdown.tsx";
import { useRefreshCommunity } from "./use-post.ts";
import { useAsMember, useProfile } from "./use-profile.ts";

interface CommentItemProps {
  readonly comment: Comment;
  readonly post: Post;
  readonly replies?: readonly Comment[];
}

/** One comment with its replies below it. */
export function CommentItem({ comment, post, replies = [] }: CommentItemProps) {
  const [isReplying, setReplying] = useState(false);
  const { author, state } = comment;
  return (
    <li id={`comment-${comment.id}`} className="border-t border-line py-3.5 first:border-t-0">
      <div className="flex gap-3">
        {author ? <Avatar name={author.nickname} small isNickname /> : <span className="size-7 shrink-0" aria-hidden />}
        <div className="min-w-0 grow">
          {author === null ? (
            <p className="text-ink-3">{state === "deleted" ? "삭제된 댓글이에요." : "운영자가 숨긴 댓글이에요."}</p>
          ) : (
            <CommentWords comment={comment} post={post} author={author} onReply={() => setReplying(true)} />
          )}
        </div>
      </div>
      {(replies.length > 0 || isReplying) && (
        <div className="mt-1 ml-4 border-l border-line pl-4 sm:ml-10">
          <ul>
            {replies.map((reply) => (
              <CommentItem key={reply.id} comment={reply} post={post} />
            ))}
          </ul>
          {isReplying && <CommentForm postId={post.id} parentId={comment.id} onDone={() => setReplying(false)} />}
        </div>
      )}
    </li>
  );
}

interface CommentWordsProps extends Omit<CommentItemProps, "replies"> {
  readonly author: NonNullable<Comment["author"]>;
  readonly onReply: () => void;
}

function CommentWords({ comment, post, author, onReply }: CommentWordsProps) {
  const { id, body, createdAt, editedAt, hidden, parentId } = comment;
  const [open, setOpen] = useState<ContentDialog | "edit" | null>(null);
  const refresh = useRefreshCommunity();
  const close = () => setOpen(null);

  async function remove() {
    const { callEndpoint, deleteComment } = await loadApi();
    await callEndpoint(deleteComment, { id });
    showToast("댓글을 지웠어요.");
    await refresh();
  }

  return (
    <>
      {hidden && <HiddenNotice what="댓글" reason={hidden.reason} />}
      <p className="flex flex-wrap items-center gap-x-2 text-note">
        <b className="font-bold">{author.nickname}</b>
        {author.isModerator && <Badge tone="accent">운영자</Badge>}
        <span className="text-ink-3 tabular-nums" title={formatDateTime(createdAt)}>
          {formatAgo(createdAt, new Date().toISOString())}
          {editedAt && " · 고침"}
        </span>
      </p>
      {open === "edit" ? (
        <CommentForm postId={post.id} parentId={parentId} edited={{ id, body: body ?? "" }} onDone={close} />
      ) : (
        <Markdown text={body ?? ""} className="mt-0.5 !gap-2 !leading-relaxed" />
      )}
      <CommentActions comment={comment} post={post} isEditing={open === "edit"} onReply={onReply} onOpen={setOpen} />
      <ContentDialogs
        open={open === "edit" ? null : open}
        target={{ kind: "comment", id }}
        removal={{
          title: "댓글을 지울까요?",
          text: "되돌릴 수 없어요. 답글이 있으면 ‘삭제된 댓글’이라는 자리가 남아요.",
          run: remove,
        }}
        onClose={close}
      />
    </>
  );
}

interface CommentActionsProps {
  readonly comment: Comment;
  readonly post: Post;
  readonly isEditing: boolean;
  readonly onReply: () => void;
  readonly onOpen: (what: ContentDialog | "edit") => void;
}

function CommentActions({ comment, post, isEditing, onReply, onOpen }: CommentActionsProps) {
  const { isMine, isReported, hidden, parentId } = comment;
  const asMember = useAsMember();
  const isModerator = useProfile()?.isModerator === true;
  return (
    <div className="-ml-2 flex flex-wrap">
      {parentId === null && comment.state === "shown" && !post.hidden && (
        <Small onClick={() => asMember(onReply)}>답글</Small>
      )}
      {isMine && !isEditing && <Small onClick={() => onOpen("edit")}>고치기</Small>}
      {isMine && <Small onClick={() => onOpen("delete")}>지우기</Small>}
      {isModerator && (
        <Small onClick={() => onOpen(hidden ? "restore" : "hide")}>{hidden ? "되살리기" : "숨기기"}</Small>
      )}
      {!isMine && (
        <Small disabled={isReported} onClick={() => asMember(() => onOpen("report"))}>
          {isReported ? "신고함" : "신고"}
        </Small>
      )}
    </div>
  );
}

interface SmallProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: string;
}

function Small({ onClick, disabled = false, children }: SmallProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="min-h-8 rounded-sm px-2 text-note font-semibold text-ink-3 enabled:hover:bg-sunken enabled:hover:text-ink max-lg:min-h-11"
    >
      {children}
    </button>
  );
}
