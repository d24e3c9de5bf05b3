import { Coins } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { SessionUser } from "../../shared/api/auth.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { Logo } from "../../shared/ui/logo.tsx";

const NotificationsMenu = lazy(() => import("../../features/community/notifications-menu.tsx"));
const UserMenu = lazy(() => import("./user-menu.tsx"));

export function MobileTopBar({ user }: { user: SessionUser }) {
  const { data } = useAccount();
  return (
    <header className="fixed inset-x-0 top-0 z-20 flex h-(--topbar-h) items-center justify-between border-b border-line bg-paper pr-2 pl-4 lg:hidden">
      <Link to="/dashboard" className="flex min-h-11 items-center rounded-md" aria-label="글결, 분석 화면으로">
        <Logo />
      </Link>
      <div className="flex items-center gap-0.5">
        {data && (
          <Link
            to="/pricing"
            className="flex min-h-11 items-center rounded-md"
            aria-label={`남은 크레딧 ${data.credits.remaining}, 요금제 보기`}
          >
            <span className="inline-flex h-8 items-center gap-1 rounded-sm bg-accent-soft px-2.5 text-note font-semibold text-accent tabular-nums">
              <Coins size={15} strokeWidth={1.75} aria-hidden />
              {data.credits.remaining}회 남음
            </span>
          </Link>
        )}
        <Suspense fallback={<span className="size-11" />}>
          <NotificationsMenu />
        </Suspense>
        <Suspense
          fallback={
            <span className="grid size-11 place-items-center">
              <Avatar name={user.name} small />
            </span>
          }
        >
          <UserMenu user={user} />
        </Suspense>
      </div>
    </header>
  );
}
