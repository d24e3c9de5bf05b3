import { Link, NavLink } from "react-router";
import type { Session } from "../../shared/session/use-session.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Logo } from "../../shared/ui/logo.tsx";
import { HEADER_LINKS } from "./navigation.ts";

/** Header of the public pages, and of the app for visitors. */
export function PublicHeader({ session, homePath }: { session: Session; homePath: string }) {
  const isSignedIn = session.status === "authenticated";
  return (
    <header className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 sm:min-h-[76px]">
      <Link to={homePath} className="flex min-h-11 items-center rounded-md" aria-label="글결 첫 화면">
        <Logo />
      </Link>
      <nav
        aria-label="안내"
        className="flex gap-7 font-medium max-sm:order-last max-sm:gap-5 max-sm:w-full max-sm:justify-center max-sm:border-t max-sm:border-line"
      >
        {HEADER_LINKS.map(({ path, name }) => (
          <NavLink
            key={path}
            to={path}
            className="flex min-h-11 items-center rounded-md hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {name}
          </NavLink>
        ))}
      </nav>
      {isSignedIn ? (
        <ButtonLink to="/dashboard" size="small" className="max-sm:my-2">
          글 분석하러 가기
        </ButtonLink>
      ) : (
        <div className="flex items-center gap-2 max-sm:gap-0 max-sm:py-2">
          <ButtonLink to="/login" look="ghost" size="small" className="text-small">
            로그인
          </ButtonLink>
          <ButtonLink to="/signup" size="small" className="text-small">
            무료로 시작
          </ButtonLink>
        </div>
      )}
    </header>
  );
}
