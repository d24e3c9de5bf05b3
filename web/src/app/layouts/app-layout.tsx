import { Navigate, Outlet, useLocation } from "react-router";
import { SessionWait } from "../../shared/session/session-wait.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { MobileTopBar } from "./mobile-top-bar.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { PublicHeader } from "./public-header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TrialBanner } from "./trial-banner.tsx";

/** Pages that fill the window next to the sidebar and have their own padding. */
const FULL_HEIGHT_PAGES: ReadonlySet<string> = new Set(["/editor"]);
const MAIN =
  "min-w-0 px-4 pt-[calc(var(--topbar-h)+16px)] pb-[calc(var(--tabbar-h)+32px+env(safe-area-inset-bottom))] sm:px-6 lg:border-l lg:border-line lg:px-8 lg:pt-9 lg:pb-16 xl:px-10";
const WRITING_MAIN =
  "min-w-0 pt-(--topbar-h) pb-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))] lg:border-l lg:border-line lg:p-0";

/**
 * Sidebar (or top bar and tab bar) for users, banner and header for visitors; a spinner until the session is known.
 * Users without consent to the terms are asked for it first.
 */
export default function AppLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "loading") return <SessionWait />;
  if (session.status === "consenting") {
    return <Navigate to={`/welcome?${new URLSearchParams({ next: pathname + search })}`} replace />;
  }
  if (session.status === "anonymous") {
    return (
      <>
        <TrialBanner />
        <div className="mx-auto max-w-(--content-max) px-4 [--tabbar-h:0px] sm:px-6 min-[1176px]:px-0">
          <PublicHeader session={session} homePath="/" />
          <main id="main" tabIndex={-1} className="pt-2 pb-16 sm:pt-5">
            <PageBoundary path={pathname}>
              <Outlet />
            </PageBoundary>
          </main>
        </div>
      </>
    );
  }
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--sidebar-w)_minmax(0,1fr)]">
      <Sidebar user={session.user} />
      <MobileTopBar user={session.user} />
      <main id="main" tabIndex={-1} className={FULL_HEIGHT_PAGES.has(pathname) ? WRITING_MAIN : MAIN}>
        <div className={FULL_HEIGHT_PAGES.has(pathname) ? "" : "mx-auto max-w-(--content-max)"}>
          <PageBoundary path={pathname}>
            <Outlet />
          </PageBoundary>
        </div>
      </main>
      <TabBar />
    </div>
  );
}
