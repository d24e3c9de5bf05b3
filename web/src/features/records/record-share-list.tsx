import type { RecordShare } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { formatMoment } from "@geulgyeol/wording/records";
import { Eye, EyeOff } from "lucide-react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CopyButton } from "../../shared/ui/copy-button.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { useRecordShareChanges } from "./use-record-shares.ts";

/** The full address of a link. */
export function recordLink(path: string): string {
  return `${window.location.origin}${path}`;
}

/** Links with their address, what they show, how often they were opened; each can be closed and deleted. */
export function RecordShareList({ shares }: { shares: readonly RecordShare[] }) {
  const { close, remove } = useRecordShareChanges();
  const error = close.error ?? remove.error;
  return (
    <>
      <ul>
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} close={close} remove={remove} />
        ))}
      </ul>
      {error && (
        <Alert tone="danger" role="alert" className="mt-2">
          {messageFor(error, "링크를 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </>
  );
}

interface ShareRowProps extends Pick<ReturnType<typeof useRecordShareChanges>, "close" | "remove"> {
  readonly share: RecordShare;
}

function ShareRow({ share, close, remove }: ShareRowProps) {
  const { id, path, isClosed, isExpired, views, lastViewedAt } = share;
  const isOpen = !isClosed && !isExpired;
  const link = recordLink(path);
  const seen =
    lastViewedAt === null
      ? "아직 열리지 않았어요"
      : `${formatCount(views)}번 열렸어요 · 마지막 ${formatMoment(Date.parse(lastViewedAt))}`;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="mb-1.5 text-note text-ink-2">
        {shownWords(share)} · {stateWords(share)}
      </p>
      {isOpen && (
        <div className="flex items-center gap-2 rounded-md border border-line-strong bg-surface py-1 pr-1 pl-3">
          <input
            readOnly
            aria-label="링크 주소"
            value={link.replace(/^https?:\/\//, "")}
            onFocus={(event) => event.target.select()}
            className="min-w-0 grow bg-transparent text-note text-ellipsis outline-offset-4"
          />
          <CopyButton text={link} what="링크" look="primary" />
        </div>
      )}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-note text-ink-3 tabular-nums">{seen}</span>
        <span className="flex gap-1">
          {!isExpired && (
            <Button
              size="tiny"
              look="ghost"
              busy={close.isPending && close.variables.id === id}
              onClick={() =>
                close.mutate(
                  { id, isClosed: !isClosed },
                  { onSuccess: () => showToast(isClosed ? "링크를 다시 열었어요." : "링크를 닫았어요.") },
                )
              }
            >
              {isClosed ? (
                <Eye size={14} strokeWidth={1.75} aria-hidden />
              ) : (
                <EyeOff size={14} strokeWidth={1.75} aria-hidden />
              )}
              {isClosed ? "다시 열기" : "링크 닫기"}
            </Button>
          )}
          {!isOpen && (
            <Button
              size="tiny"
              look="ghost"
              className="!text-danger"
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id, { onSuccess: () => showToast("링크와 그 기록의 사본을 지웠어요.") })}
            >
              지우기
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}

function shownWords({ showsText, showsReplay }: RecordShare): string {
  if (!showsText) return "글 없이 보여요";
  return showsReplay ? "글과 쓴 과정이 보여요" : "글이 보여요";
}

function stateWords({ isClosed, isExpired, expiresAt }: RecordShare): string {
  if (isExpired) return "기한이 지났어요";
  if (isClosed) return "닫혀 있어요";
  return expiresAt === null ? "기한 없음" : `${formatDateTime(expiresAt).slice(0, 12)}.까지`;
}
