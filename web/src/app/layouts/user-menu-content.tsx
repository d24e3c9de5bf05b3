import { ArrowRight, BadgeCheck, LogOut, Settings } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactElement, useState } from "react";
import { Link } from "react-router";
import type { SessionUser } from "../../shared/session/fetch-session.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { useSignOut } from "../../shared/session/use-sign-out.ts";
import { useFirstEntryFocus } from "../../shared/ui/use-first-entry-focus.ts";
import type { OnDemandMenuProps } from "../../shared/ui/use-menu-on-demand.ts";

const ITEM =
  "flex h-11 w-full items-center gap-2.5 rounded-sm px-3 font-medium outline-none select-none data-highlighted:bg-sunken";

interface UserMenuContentProps extends OnDemandMenuProps {
  readonly user: SessionUser;
  readonly button: ReactElement;
}

/** Not modal: the modal form locks scrolling with a style element that the content security policy refuses. */
export default function UserMenuContent({ user, button, openedByKey }: UserMenuContentProps) {
  const { isPro } = useAccount();
  const { signOut } = useSignOut();
  const [isOpen, setOpen] = useState(true);
  const onFocus = useFirstEntryFocus(openedByKey);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      {isOpen && <div className="fades fixed inset-0 top-(--topbar-h) bg-scrim" aria-hidden />}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={0}
          collisionPadding={12}
          onFocus={onFocus}
          className="fades z-30 w-[248px] rounded-lg border border-line bg-raised p-1.5 shadow-dialog"
        >
          <DropdownMenu.Label className="mb-1.5 border-b border-line px-3 pt-2.5 pb-3">
            <span className="block truncate font-semibold">{user.name}</span>
            {user.email && <span className="block truncate text-note text-ink-3">{user.email}</span>}
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild>
            <Link to="/settings" className={ITEM}>
              <Settings size={18} strokeWidth={1.75} aria-hidden /> 설정
            </Link>
          </DropdownMenu.Item>
          {isPro ? (
            <p className={`${ITEM} text-pro`}>
              <BadgeCheck size={18} strokeWidth={1.75} aria-hidden /> Pro 이용 중
            </p>
          ) : (
            <DropdownMenu.Item asChild>
              <Link to="/pricing" className={`${ITEM} !font-heading text-accent`}>
                <ArrowRight size={18} strokeWidth={1.75} aria-hidden /> Pro로 업그레이드
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={signOut} className={`${ITEM} cursor-pointer`}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden /> 로그아웃
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
