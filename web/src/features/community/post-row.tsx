import type { PostSummary } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { ChartNoAxesColumn, Eye, EyeOff, MessageSquare, ThumbsUp } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { Badge } from "../../shared/ui/badge.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { CATEGORY_NAMES } from "./community-copy.ts";
import { formatAgo } from "./format-ago.ts";

interface PostRowProps {
  readonly post: PostSummary;
  /** ISO 8601. */
  readonly now: string;
  readonly isOpen: boolean;
  /** The board's view, which is in the address. */
  readonly search: string;
}

export const PostRow = memo(function PostRow({ post, now, isOpen, search }: PostRowProps) {
  const { id, category, title, author, createdAt, commentCount, viewCount, likeCount, hasResult, hidden } = post;
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={`/community/post/${id}${search}`}
        aria-current={isOpen ? "page" : undefined}
        className="block px-4 py-3.75 -outline-offset-2 hover:bg-sunken aria-[current=page]:bg-accent-soft sm:px-5 forced-colors:aria-[current=page]:underline"
      >
        <span className="flex items-center gap-2 text-label text-ink-3">
          <Badge>{CATEGORY_NAMES[category]}</Badge>
          <span className="min-w-0 truncate">
            {author.nickname} · {formatAgo(createdAt, now)}
          </span>
        </span>
        <span className="mt-1.5 mb-1.25 block leading-normal font-semibold">{title}</span>
        <span className="flex items-center gap-3 text-label text-ink-3 tabular-nums">
          <Figure icon={MessageSquare} name="댓글" value={commentCount} />
          <Figure icon={Eye} name="조회" value={viewCount} />
          {likeCount > 0 && <Figure icon={ThumbsUp} name="도움돼요" value={likeCount} />}
          {hasResult && (
            <span className="inline-flex items-center gap-1">
              <ChartNoAxesColumn size={15} strokeWidth={1.75} aria-hidden /> 결과
            </span>
          )}
          {hidden && (
            <span className="inline-flex items-center gap-1 font-semibold text-danger">
              <EyeOff size={15} strokeWidth={1.75} aria-hidden /> 숨겨짐
            </span>
          )}
        </span>
      </Link>
    </li>
  );
});

interface FigureProps {
  readonly icon: typeof Eye;
  readonly name: string;
  readonly value: number;
}

export function Figure({ icon: Icon, name, value }: FigureProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{name}</span> {formatCount(value)}
    </span>
  );
}

const ROWS = ["가", "나", "다", "라", "마", "바"];

export function PostRowsLoading() {
  return (
    <div role="status" className={CARD}>
      <span className="sr-only">글 목록을 불러오고 있어요</span>
      {ROWS.map((row) => (
        <div key={row} className="border-t border-line px-5 py-3.75 first:border-t-0" aria-hidden>
          <span className="block h-5.5 w-32 rounded-sm bg-sunken" />
          <span className="mt-2 block h-5 w-4/5 rounded-sm bg-sunken" />
          <span className="mt-2 block h-4 w-20 rounded-sm bg-sunken" />
        </div>
      ))}
    </div>
  );
}
