import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "../../shared/ui/logo.tsx";

/** A page that says one thing and offers ways on. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex min-h-dvh max-w-[480px] flex-col justify-center px-6 py-12">
      <Link to="/" className="mb-8 self-start rounded-md" aria-label="글결 첫 화면">
        <Logo />
      </Link>
      <h1 className="text-title-1 font-bold">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">{children}</div>
    </main>
  );
}
