import type { ModerationItem } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { codeOf } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CATEGORY_NAMES, FAILED, REPORT_REASONS } from "./community-copy.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { Markdown } from "./markdown.tsx";
import { ModerationLog } from "./moderation-log.tsx";
import { COMMUNITY_KEY } from "./use-posts.ts";

type View = "reported" | "hidden" | "log";
const VIEWS = [
  { value: "reported", label: "신고" },
  { value: "hidden", label: "숨긴 것" },
  { value: "log", label: "기록" },
] as const satisfies readonly { value: View; label: string }[];

/** For moderators: reports, hidden content, and past decisions. To others it answers like a missing page. */
export function ModerationPage() {
  const [view, setView] = useState<View>("reported");
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-title-1 font-bold">커뮤니티 운영</h1>
          <p className="mt-1 text-ink-2">숨기거나 되살리면 이유가 글쓴이에게 보이고, 모두 기록에 남아요.</p>
        </div>
        <ButtonLink to="/community">글 목록으로</ButtonLink>
      </header>
      <Segmented label="보기" value={view} onChange={setView} options={VIEWS} />
      <div className="mt-4">{view === "log" ? <ModerationLog /> : <Queue key={view} view={view} />}</div>
    </>
  );
}

function Queue({ view }: { view: "reported" | "hidden" }) {
  const { query, items } = useQueue(view);
  if (query.isPending) {
    return (
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  if (query.isError && items.length === 0)
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (items.length === 0) {
    return (
      <p className={`px-5 py-10 text-center text-ink-2 ${CARD}`}>
        {view === "reported" ? "기다리는 신고가 없어요." : "숨긴 글이 없어요."}
      </p>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <QueueItem key={item.target.id} item={item} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="small"
          look="ghost"
          className="mt-3"
          onClick={() => void query.fetchNextPage()}
          busy={query.isFetchingNextPage}
        >
          더 보기
        </Button>
      )}
    </>
  );
}

function useQueue(view: "reported" | "hidden") {
  const query = useInfiniteQuery({
    queryKey: [...COMMUNITY_KEY, "queue", view],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { callEndpoint, readModerationQueue } = await loadApi();
      return callEndpoint(readModerationQueue, { view, cursor: pageParam }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
    retry: false,
    staleTime: 0,
  });
  return { query, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

/** Other users see a missing page; other errors can be retried. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = codeOf(error) === "NOT_FOUND";
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Alert tone="danger" role="alert" className="grow">
        {isMissing ? "찾는 화면이 없어요." : `목록을 ${FAILED.load}`}
      </Alert>
      {!isMissing && (
        <Button size="small" onClick={onRetry}>
          다시 시도
        </Button>
      )}
    </div>
  );
}

function QueueItem({ item }: { item: ModerationItem }) {
  const [action, setAction] = useState<"hide" | "restore" | "dismiss" | null>(null);
  const { target, post, body, author, createdAt, hidden, reports, reportCount } = item;
  return (
    <li className={`px-5 py-5 sm:px-6 ${CARD}`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-ink-3">
        <Badge>{target.kind === "post" ? CATEGORY_NAMES[post.category] : "댓글"}</Badge>
        {author.nickname} · {formatDateTime(createdAt)}
        {reportCount > 0 && <Badge tone="ai">신고 {formatCount(reportCount)}건</Badge>}
      </p>
      <h2 className="mt-2 text-lead font-heading">
        <Link to={`/community/post/${post.id}`} className={TEXT_LINK}>
          {post.title}
        </Link>
      </h2>
      <Markdown text={body} className="mt-2 max-h-60 overflow-y-auto text-ink-2" />
      {hidden && (
        <p className="mt-3 text-note text-ink-2">
          숨긴 이유: {hidden.reason} · {formatDateTime(hidden.at)}
        </p>
      )}
      {reports.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 border-l-2 border-danger-line pl-3 text-note">
          {reports.map(({ reason, detail, at }) => (
            <li key={at + reason + detail}>
              {REPORT_REASONS[reason]}
              {detail !== "" && <span className="text-ink-2">: {detail}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {hidden ? (
          <Button size="small" onClick={() => setAction("restore")}>
            되살리기
          </Button>
        ) : (
          <Button size="small" look="danger" onClick={() => setAction("hide")}>
            숨기기
          </Button>
        )}
        {reportCount > 0 && (
          <Button size="small" onClick={() => setAction("dismiss")}>
            신고 닫기
          </Button>
        )}
      </div>
      {action !== null && <DecideDialog target={target} action={action} onClose={() => setAction(null)} />}
    </li>
  );
}
