import { Outlet, useLocation } from "react-router";
import { useIsEnglish } from "../../shared/address/use-is-english.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { EnglishFooter, EnglishHeader } from "./english-frame.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import { TrialBanner } from "./trial-banner.tsx";

/** Landing and information pages. Until the session is known they look as for a visitor. */
export default function PublicLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const isEnglish = useIsEnglish();
  return (
    <>
      {pathname === "/" && session.status !== "authenticated" && <TrialBanner />}
      <div className="mx-auto flex min-h-dvh max-w-[1160px] flex-col px-4 sm:px-6">
        {isEnglish ? <EnglishHeader /> : <PublicHeader session={session} homePath="/" />}
        <main id="main" tabIndex={-1} className="grow">
          <PageBoundary path={pathname}>
            <Outlet />
          </PageBoundary>
        </main>
        {isEnglish ? <EnglishFooter /> : <PublicFooter />}
      </div>
    </>
  );
}
