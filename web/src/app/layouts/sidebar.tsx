import { LogOut } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { NotificationsMenu } from "../../features/community/notifications-menu.tsx";
import type { SessionUser } from "../../shared/session/fetch-session.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { useSignOut } from "../../shared/session/use-sign-out.ts";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Logo } from "../../shared/ui/logo.tsx";
import { TABS } from "./navigation.ts";

export function Sidebar({ user }: { user: SessionUser }) {
  return (
    <aside className="docked sticky top-0 flex h-dvh flex-col gap-7 px-4 pt-6 pb-4 max-lg:hidden">
      <div className="flex items-center justify-between">
        <Link to="/dashboard" className="rounded-md px-2.5" aria-label="글결, 분석 화면으로">
          <Logo />
        </Link>
        <NotificationsMenu side="right" />
      </div>
      <nav aria-label="주요 메뉴" className="flex flex-col gap-0.5">
        {TABS.map(({ path, name, icon: Icon }) => (
          <NavLink
            key={path}
            to={path}
            className="group flex h-10.5 items-center gap-2.75 rounded-md px-3 font-medium text-ink-2 hover:bg-sunken aria-[current=page]:bg-surface aria-[current=page]:font-heading aria-[current=page]:text-ink aria-[current=page]:shadow-sheet aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line forced-colors:aria-[current=page]:underline"
          >
            <Icon size={18} strokeWidth={1.75} className="group-aria-[current=page]:text-accent" aria-hidden />
            {name}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto">
        <Credits />
        <SignedIn user={user} />
      </div>
    </aside>
  );
}

/** Remaining credits, and a link for getting more. */
function Credits() {
  const { data, isPro } = useAccount();
  // The card next to that page's title already offers the upgrade.
  const hasCreditsCard = useLocation().pathname === "/dashboard";
  if (!data) return null;
  return (
    <>
      <p className="mb-2.5 flex justify-between px-2 text-note">
        <span className="text-ink-2">남은 크레딧</span>
        <b className="font-bold tabular-nums">
          {data.credits.remaining}
          {data.credits.bonus + data.credits.pack === 0 ? ` / ${data.credits.max}` : "크레딧"}
        </b>
      </p>
      {!isPro && !hasCreditsCard && (
        <ButtonLink to="/pricing" size="small" full className="mb-4.5">
          Pro로 업그레이드
        </ButtonLink>
      )}
    </>
  );
}

function SignedIn({ user }: { user: SessionUser }) {
  const { data, isPro } = useAccount();
  const { signOut, isPending } = useSignOut();
  return (
    <div className="flex items-center gap-2.5 border-t border-line px-2 pt-3.5">
      <Avatar name={user.name} image={data?.user.image} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1 text-note font-semibold">
          <span className="truncate">{user.name}</span>
          {isPro && <Badge tone="pro">Pro</Badge>}
        </p>
        {user.email && <p className="truncate text-label text-ink-3">{user.email}</p>}
      </div>
      <Button look="ghost" size="icon" aria-label="로그아웃" title="로그아웃" onClick={signOut} disabled={isPending}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </div>
  );
}
