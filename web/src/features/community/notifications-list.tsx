import type { Notification } from "@geulgyeol/contract";
import { DropdownMenu } from "radix-ui";
import { type ReactElement, useState } from "react";
import { Link } from "react-router";
import { useFirstEntryFocus } from "../../shared/ui/use-first-entry-focus.ts";
import type { OnDemandMenuProps } from "../../shared/ui/use-menu-on-demand.ts";
import { FAILED } from "./community-copy.ts";
import { formatAgo } from "./format-ago.ts";
import { useNotifications } from "./use-notifications.ts";

const ITEM = "rounded-sm px-3 py-2.5 outline-none select-none data-highlighted:bg-sunken";

interface NotificationsListProps extends OnDemandMenuProps {
  readonly side: "bottom" | "right";
  readonly button: ReactElement;
}

/** The menu of the bell. Not modal, for the same reason as the user menu. */
export default function NotificationsList({ side, button, openedByKey }: NotificationsListProps) {
  const [isOpen, setOpen] = useState(true);
  const { status, notifications, unread, markRead } = useNotifications(isOpen);
  const onFocus = useFirstEntryFocus(openedByKey);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side={side}
          align={side === "bottom" ? "end" : "start"}
          sideOffset={6}
          collisionPadding={12}
          onFocus={onFocus}
          className="fades z-30 max-h-[min(520px,80dvh)] w-[min(360px,calc(100vw-24px))] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-dialog"
        >
          <DropdownMenu.Label className="border-b border-line px-3 pt-2 pb-2.5 font-heading">알림</DropdownMenu.Label>
          {status === "pending" && <p className="px-3 py-5 text-note text-ink-3">불러오고 있어요</p>}
          {status === "error" && <p className="px-3 py-5 text-note text-danger">알림을 {FAILED.load}</p>}
          {status === "success" && notifications.length === 0 && (
            <p className="px-3 py-5 text-note text-ink-3">아직 알림이 없어요. 내 글에 댓글이 달리면 알려 드려요.</p>
          )}
          {unread > 0 && (
            <DropdownMenu.Item
              onSelect={(event) => {
                event.preventDefault();
                markRead("all");
              }}
              className={`${ITEM} mt-1 cursor-pointer text-note font-semibold text-accent`}
            >
              모두 읽음으로 표시
            </DropdownMenu.Item>
          )}
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onOpen={() => !notification.isRead && markRead([notification.id])}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { post, commentId, at, isRead, reason } = notification;
  return (
    <DropdownMenu.Item asChild onSelect={onOpen}>
      <Link
        to={`/community/post/${post.id}${commentId === null ? "" : `#comment-${commentId}`}`}
        className={`${ITEM} grid grid-cols-[8px_minmax(0,1fr)] gap-x-2.5`}
      >
        <span className={`mt-2 size-2 rounded-full ${isRead ? "" : "bg-accent"}`} aria-hidden />
        <span>
          <span className={`block ${isRead ? "text-ink-2" : "font-semibold"}`}>
            {!isRead && <span className="sr-only">읽지 않음. </span>}
            {sentenceOf(notification)}
          </span>
          <span className="block truncate text-note text-ink-2">{post.title}</span>
          {reason !== null && <span className="block text-note text-ink-2">이유: {reason}</span>}
          <span className="block text-label text-ink-3 tabular-nums">{formatAgo(at, new Date().toISOString())}</span>
        </span>
      </Link>
    </DropdownMenu.Item>
  );
}

function sentenceOf({ kind, from, commentId }: Notification): string {
  const what = commentId === null ? "글" : "댓글";
  if (kind === "comment") return `${from ?? "누군가"}님이 내 글에 댓글을 남겼어요.`;
  if (kind === "reply") return `${from ?? "누군가"}님이 내 댓글에 답글을 남겼어요.`;
  return kind === "hidden" ? `운영자가 내 ${what}을 숨겼어요.` : `운영자가 내 ${what}을 되살렸어요.`;
}
