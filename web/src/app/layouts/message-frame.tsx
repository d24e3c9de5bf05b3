import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "../../shared/ui/logo.tsx";

/** Layout of a single message: a link to the start page, and the message in the middle. */
export function MessageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1160px] flex-col px-4 sm:px-6">
      <header className="flex min-h-15 items-center sm:min-h-[76px]">
        <Link to="/" className="flex min-h-11 items-center rounded-md" aria-label="글결 첫 화면">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="grid grow place-items-center pb-24">
        {children}
      </main>
    </div>
  );
}
