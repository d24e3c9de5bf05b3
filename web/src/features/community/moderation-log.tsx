import { formatDateTime } from "@geulgyeol/wording";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { ACTION_NAMES, FAILED } from "./community-copy.ts";
import { COMMUNITY_KEY } from "./use-posts.ts";

/** What moderators did, newest first. */
export function ModerationLog() {
  const log = useModerationLog();
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  if (log.isPending) {
    return (
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  if (log.isError) {
    return (
      <Alert tone="danger" role="alert">
        기록을 {FAILED.load}
      </Alert>
    );
  }
  if (entries.length === 0) {
    return <p className={`px-5 py-10 text-center text-ink-2 ${CARD}`}>아직 기록이 없어요.</p>;
  }
  return (
    <div className={CARD}>
      <ul>
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {log.hasNextPage && (
        <div className="border-t border-line p-2.5 text-center">
          <Button size="small" look="ghost" onClick={() => void log.fetchNextPage()} busy={log.isFetchingNextPage}>
            더 보기
          </Button>
        </div>
      )}
    </div>
  );
}

type LogEntryData = NonNullable<ReturnType<typeof useModerationLog>["data"]>["pages"][number]["entries"][number];

function LogEntry({ entry: { moderator, action, target, title, reason, at } }: { entry: LogEntryData }) {
  return (
    <li className="border-t border-line px-5 py-3.5 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-note">
        <Badge>{ACTION_NAMES[action]}</Badge>
        <span className="font-semibold">{target.kind === "post" ? "글" : "댓글"}</span>
        <span className="min-w-0 truncate">{title ?? "지워진 글"}</span>
        {target.kind === "post" && title !== null && (
          <Link to={`/community/post/${target.id}`} className={TEXT_LINK}>
            보기
          </Link>
        )}
      </p>
      <p className="mt-1 text-ink-2">{reason}</p>
      <p className="mt-0.5 text-label text-ink-3 tabular-nums">
        {moderator ?? "떠난 운영자"} · {formatDateTime(at)}
      </p>
    </li>
  );
}

function useModerationLog() {
  return useInfiniteQuery({
    queryKey: [...COMMUNITY_KEY, "moderation-log"],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { callEndpoint, readModerationLog } = await loadApi();
      return callEndpoint(readModerationLog, { cursor: pageParam }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
    retry: false,
    staleTime: 0,
  });
}
