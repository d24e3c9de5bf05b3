import { formatCredits } from "@geulgyeol/wording";
import { Coins } from "lucide-react";
import { Link } from "react-router";
import { NotificationsMenu } from "../../features/community/notifications-menu.tsx";
import type { SessionUser } from "../../shared/session/fetch-session.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { Logo } from "../../shared/ui/logo.tsx";
import { UserMenu } from "./user-menu.tsx";

export function MobileTopBar({ user }: { user: SessionUser }) {
  const { data } = useAccount();
  return (
    <header className="docked fixed inset-x-0 top-0 z-20 flex h-(--topbar-h) items-center justify-between border-b border-line bg-paper pr-2 pl-4 lg:hidden">
      <Link to="/dashboard" className="flex min-h-11 items-center rounded-md" aria-label="글결, 분석 화면으로">
        <Logo />
      </Link>
      <div className="flex items-center gap-0.5">
        {data && (
          <Link
            to="/pricing"
            className="flex min-h-11 items-center rounded-md"
            aria-label={`${formatCredits(data.credits.remaining)} 남음, 요금제 보기`}
          >
            <span className="inline-flex h-8 items-center gap-1 rounded-sm bg-accent-soft px-2.5 text-note font-semibold text-accent tabular-nums">
              <Coins size={15} strokeWidth={1.75} aria-hidden />
              {formatCredits(data.credits.remaining)}
            </span>
          </Link>
        )}
        <NotificationsMenu />
        <UserMenu user={user} />
      </div>
    </header>
  );
}
