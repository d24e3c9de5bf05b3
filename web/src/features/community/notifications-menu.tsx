import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import type { ComponentProps } from "react";
import { runBootstrapQuery, UNREAD_QUERY } from "../../shared/api/bootstrap-queries.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useMenuOnDemand } from "../../shared/ui/use-menu-on-demand.ts";
import { unreadKey } from "./notifications-key.ts";

const loadMenu = () => import("./notifications-list.tsx");
const SHOWN_MAX = 99;

/** The bell with the number of unread notifications; the list is fetched shortly before it is opened. */
export function NotificationsMenu({ side = "bottom" }: { side?: "bottom" | "right" }) {
  const unread = useUnread();
  const { Menu, openedByKey, buttonProps } = useMenuOnDemand(loadMenu);
  const label = unread > 0 ? `알림, 읽지 않음 ${unread}개` : "알림";
  const drawButton = (props: ComponentProps<"button">) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="relative grid size-9 place-items-center rounded-md text-ink-2 hover:bg-sunken max-lg:size-11"
      {...props}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 left-1/2 ml-px min-w-4.5 rounded-full bg-accent px-1 text-center text-label font-bold text-on-accent tabular-nums"
        >
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
    </button>
  );
  return Menu ? <Menu side={side} button={drawButton({})} openedByKey={openedByKey} /> : drawButton(buttonProps);
}

const ASKED_EVERY_MS = 60_000;

/** Number of unread notifications of the signed-in user, polled every minute while the page is visible. */
function useUnread(): number {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const { data } = useQuery({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => runBootstrapQuery(UNREAD_QUERY, signal),
    enabled: userId !== null,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
  return data?.unread ?? 0;
}
