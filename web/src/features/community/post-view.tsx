import type { Post } from "@geulgyeol/contract";
import { Eye, Link2, PenLine, ShieldAlert, ThumbsUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { formatDateTime } from "../../shared/format/dates.ts";
import { formatCount } from "../../shared/format/numbers.ts";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { AttachedResult } from "./attached-result.tsx";
import { CATEGORY_NAMES, FAILED } from "./community-copy.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { HiddenNotice } from "./hidden-notice.tsx";
import { Markdown } from "./markdown.tsx";
import { Figure } from "./post-row.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { useLike, useRefreshCommunity } from "./use-post.ts";
import { useAsMember, useProfile } from "./use-profile.ts";

/** The post itself: its words, the attached result, and what can be done with it. */
export function PostView({ post }: { post: Post }) {
  const { category, title, author, createdAt, editedAt, viewCount, body, result, hidden } = post;
  return (
    <>
      {hidden && <HiddenNotice what="글" reason={hidden.reason} />}
      <Badge>{CATEGORY_NAMES[category]}</Badge>
      <h2 id="post-title" tabIndex={-1} className="mt-2 text-[1.5rem] leading-[1.4] font-bold tracking-[-.03em]">
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

type OpenDialog = "report" | "delete" | "hide" | "restore" | null;

function PostActions({ post }: { post: Post }) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const asMember = useAsMember();
  const like = useLike(post);
  const refresh = useRefreshCommunity();
  const navigate = useNavigate();
  const isModerator = useProfile()?.isModerator === true;
  const target = { kind: "post", id: post.id } as const;
  const close = () => setOpen(null);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/community/post/${post.id}`);
      showToast("링크를 복사했어요.");
    } catch {
      showToast("복사하지 못했어요. 주소창의 주소를 복사해 주세요.");
    }
  }

  async function remove() {
    const { callEndpoint, deletePost } = await loadApi();
    await callEndpoint(deletePost, { id: post.id });
    await navigate("/community", { replace: true });
    showToast("글을 지웠어요.");
    await refresh();
  }

  return (
    <div className="mt-[18px] mb-[22px] flex flex-wrap items-center gap-1.5">
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
      <Button size="small" look="ghost" onClick={copyLink}>
        <Link2 size={16} strokeWidth={1.75} aria-hidden />
        링크 복사
      </Button>
      <span className="ml-auto flex flex-wrap gap-1.5">
        {post.isMine && (
          <>
            <ButtonLink to={`/community/edit/${post.id}`} size="small" look="ghost">
              <PenLine size={16} strokeWidth={1.75} aria-hidden />
              고치기
            </ButtonLink>
            <Button size="small" look="ghost" onClick={() => setOpen("delete")}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              지우기
            </Button>
          </>
        )}
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
      {open === "report" && <ReportDialog target={target} onClose={close} />}
      {(open === "hide" || open === "restore") && <DecideDialog target={target} action={open} onClose={close} />}
      {open === "delete" && (
        <ConfirmDialog
          title="글을 지울까요?"
          text="댓글도 함께 지워지고 되돌릴 수 없어요."
          action="지우기"
          failure={FAILED.remove}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </div>
  );
}
