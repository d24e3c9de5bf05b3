import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { codeOf } from "../api/api-failure.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Logo } from "./logo.tsx";
import { Spinner } from "./spinner.tsx";
import { TEXT_LINK } from "./surfaces.ts";

const WIDTHS = { column: "max-w-[620px]", page: "max-w-[1000px]", wide: "max-w-[1176px]" } as const;

interface LinkPageProps {
  readonly width: keyof typeof WIDTHS;
  /** Where the reader learns what this is. */
  readonly help?: { readonly to: string; readonly label: string };
  /** What the reader can do with the page; stands in its header. */
  readonly action?: ReactNode;
  /** Leaves room for what is docked at the bottom of a phone. */
  readonly hasDock?: boolean;
  readonly children: ReactNode;
}

/** A page for whoever has its link, without an account: the logo above, nothing of the app around it. */
export function LinkPage({ width, help, action, hasDock = false, children }: LinkPageProps) {
  return (
    <>
      <header className="border-b border-line">
        <div className={`mx-auto flex min-h-16 items-center justify-between gap-4 px-4 sm:px-6 ${WIDTHS[width]}`}>
          <Link to="/" className="flex min-h-11 items-center rounded-md" aria-label="글결 첫 화면">
            <Logo />
          </Link>
          <div className="flex items-center gap-4">
            {help && (
              <Link to={help.to} className={`flex min-h-11 items-center text-note ${TEXT_LINK}`}>
                {help.label}
              </Link>
            )}
            {action}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto px-4 py-8 [--tabbar-h:0px] sm:px-6 ${WIDTHS[width]} ${hasDock ? "max-sm:pb-40 sm:py-12" : ""}`}
      >
        {children}
      </main>
    </>
  );
}

export function LinkWaiting({ children = "불러오고 있어요" }: { children?: string }) {
  return (
    <p role="status" className="flex min-h-[60dvh] items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> {children}
    </p>
  );
}

interface LinkProblemProps {
  readonly error: Error;
  /** What is said where the link leads nowhere: it is unknown, has ended, or was closed. */
  readonly gone: { readonly title: string; readonly sentence: string };
  /** The title where the connection or the server failed. */
  readonly failed: string;
  readonly onRetry: () => void;
}

/** A link that leads nowhere, or a page that could not be fetched. */
export function LinkProblem({ error, gone, failed, onRetry }: LinkProblemProps) {
  if (["NOT_FOUND", "INVALID_REQUEST"].includes(codeOf(error) ?? "")) return <LinkGone {...gone} />;
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center text-center">
      <h1 className="text-title-1 font-bold">{failed}</h1>
      <p className="mt-2 mb-6 text-ink-2">연결을 확인하고 다시 시도해 주세요.</p>
      <Button onClick={onRetry}>다시 시도</Button>
    </div>
  );
}

export function LinkGone({ title, sentence }: LinkProblemProps["gone"]) {
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center text-center">
      <span className="mb-4 grid size-11 place-items-center rounded-full bg-sunken text-ink-2">
        <EyeOff size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className="text-title-1 font-bold">{title}</h1>
      <p className="mt-2 mb-6 max-w-(--read-max) text-balance text-ink-2">{sentence}</p>
      <ButtonLink to="/">글결 첫 화면</ButtonLink>
    </div>
  );
}
