import type { Share } from "@geulgyeol/contract";
import { formatCount, formatDay } from "@geulgyeol/wording";
import { Copy, Link2Off } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { copyLink, shareLink } from "./share-link.ts";
import { useShareChanges } from "./use-shares.ts";

interface ShareListProps {
  readonly shares: readonly Share[];
  readonly withTitles?: boolean;
}

/** Links with content, expiry and number of views; each can be copied and revoked. */
export function ShareList({ shares, withTitles = false }: ShareListProps) {
  const { revoke } = useShareChanges();
  return (
    <>
      <ul>
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} withTitle={withTitles} revoke={revoke} />
        ))}
      </ul>
      {revoke.error && (
        <Alert tone="danger" role="alert" className="mb-3">
          {messageFor(revoke.error, "링크를 없애지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </>
  );
}

interface ShareRowProps {
  readonly share: Share;
  readonly withTitle: boolean;
  readonly revoke: ReturnType<typeof useShareChanges>["revoke"];
}

/** One link. Without clipboard access, it is shown in a field for copying by hand. */
function ShareRow({ share, withTitle, revoke }: ShareRowProps) {
  const [isUncopied, setUncopied] = useState(false);

  async function copy() {
    const isCopied = await copyLink(share.token);
    setUncopied(!isCopied);
    if (isCopied) showToast("공유 링크를 복사했어요.");
  }

  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          {withTitle && <p className="truncate font-semibold">{share.title}</p>}
          <p className={withTitle ? "text-note text-ink-2" : "font-medium"}>
            {share.withText ? "글까지 보여요" : "결과만 보여요"} · {endText(share)}
          </p>
          <p className="text-note text-ink-3 tabular-nums">
            {formatDay(share.createdAt)}에 만듦 · {formatCount(share.views)}번 열림
          </p>
        </div>
        <div className="flex gap-2">
          {!share.isExpired && (
            <Button size="small" onClick={() => void copy()}>
              <Copy size={16} strokeWidth={1.75} aria-hidden />
              복사
            </Button>
          )}
          <Button
            size="small"
            look="ghost"
            className="!text-danger"
            busy={revoke.isPending && revoke.variables === share.id}
            onClick={() => revoke.mutate(share.id, { onSuccess: () => showToast("링크를 없앴어요.") })}
          >
            <Link2Off size={16} strokeWidth={1.75} aria-hidden />
            없애기
          </Button>
        </div>
      </div>
      {isUncopied && (
        <input
          readOnly
          aria-label="공유 링크"
          value={shareLink(share.token)}
          onFocus={(event) => event.target.select()}
          className="mt-2 h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-note"
        />
      )}
    </li>
  );
}

function endText({ expiresAt, isExpired }: Share): string {
  if (expiresAt === null) return "기한 없음";
  return isExpired ? "기한이 지남" : `${formatDay(expiresAt)}까지`;
}
