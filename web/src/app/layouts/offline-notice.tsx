import { WifiOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useOnline } from "../../shared/network/use-online.ts";
import { showToast } from "../../shared/ui/toast-store.ts";

/** Shown at the bottom of the window while there is no connection, and reports when it is back. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) showToast("다시 연결됐어요.");
    wasOffline.current = !isOnline;
  }, [isOnline]);
  return (
    <div role="status" className={isOnline ? "sr-only" : "offline-notice rises"}>
      {!isOnline && (
        <p className="mx-auto flex max-w-(--content-max) items-start justify-center gap-2.5 px-4 py-2.5 sm:px-6">
          <WifiOff size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
          <span>
            <b className="font-bold">인터넷 연결이 끊겼어요.</b> 쓰던 글은 이 창에 남아 있어요. 다시 연결되면 분석할 수
            있어요.
          </span>
        </p>
      )}
    </div>
  );
}
