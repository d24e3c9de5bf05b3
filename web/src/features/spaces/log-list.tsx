import type { SpaceLogEntry } from "@geulgyeol/contract";
import { formatRecent } from "@geulgyeol/wording";
import { Link } from "react-router";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { saidOf, whoOf } from "./space-words.ts";
import { useSpaceLog } from "./use-spaces.ts";

const NOTE = "글 내용과 학생 이름은 여기에 남지 않아요.";
const SHOWN_IN_CARD = 4;

/** The newest entries beside the members. */
export function LogCard({ spaceId }: { spaceId: string }) {
  const log = useSpaceLog(spaceId);
  const entries = log.pages.flatMap((page) => page.entries).slice(0, SHOWN_IN_CARD);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="latest" className={`${CARD} p-4.5 sm:p-6`}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="latest" className="font-semibold">
          한 일
        </h2>
        <Link to="?tab=log" className={`text-note ${TEXT_LINK}`}>
          모두 보기
        </Link>
      </div>
      <Entries entries={entries} />
      <p className="mt-2 text-label text-ink-3">{NOTE}</p>
    </section>
  );
}

/** Everything that was done, newest first. */
export function LogTab({ spaceId, seesAll }: { spaceId: string; seesAll: boolean }) {
  const log = useSpaceLog(spaceId);
  const entries = log.pages.flatMap((page) => page.entries);
  return (
    <section aria-label="한 일" className={`${CARD} max-w-[840px] p-4.5 sm:p-6`}>
      <p className="mb-1 text-note text-ink-3">{seesAll ? NOTE : `내가 한 일만 보여요. ${NOTE}`}</p>
      {log.status === "pending" && (
        <p role="status" className="flex min-h-16 items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
      {log.status === "error" && (
        <div className="flex flex-wrap items-center gap-3 py-3">
          <Alert tone="danger" role="alert" className="grow">
            한 일을 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={log.retry}>
            다시 시도
          </Button>
        </div>
      )}
      {log.status === "success" && entries.length === 0 && <p className="py-4 text-ink-2">아직 한 일이 없어요.</p>}
      <Entries entries={entries} />
      {log.hasMore && (
        <Button className="mt-3" onClick={log.loadMore} busy={log.isLoadingMore}>
          더 보기
        </Button>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly SpaceLogEntry[] }) {
  const now = new Date().toISOString();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="flex gap-4 border-t border-line py-3 text-note first:border-t-0 sm:gap-6">
          <time dateTime={entry.at} className="w-20 shrink-0 text-ink-3 tabular-nums">
            {formatRecent(entry.at, now)}
          </time>
          <span className="min-w-0 wrap-anywhere">
            {whoOf(entry)} {saidOf(entry)}
          </span>
        </li>
      ))}
    </ul>
  );
}
