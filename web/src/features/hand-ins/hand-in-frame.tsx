import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "../../shared/ui/logo.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";

/** The pages of pupils: a narrow column, and a way to the notice for pupils and parents. */
export function HandInFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 max-w-[620px] items-center justify-between px-4 sm:px-6">
          <Link to="/" className="flex min-h-11 items-center rounded-md" aria-label="글결 첫 화면">
            <Logo />
          </Link>
          <Link
            to="/pupils"
            className="flex min-h-11 items-center rounded-md px-1 text-note font-semibold text-ink-2 hover:text-accent"
          >
            학생·보호자 안내
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[620px] px-4 py-6 [--tabbar-h:0px] sm:px-6 sm:py-8">
        {children}
      </main>
    </>
  );
}

export function Waiting() {
  return (
    <p role="status" className="flex min-h-[60dvh] items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> 불러오고 있어요
    </p>
  );
}
