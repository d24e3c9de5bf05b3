import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { CARD } from "../../shared/ui/surfaces.ts";
import { nextPath } from "./next-path.ts";
import { SocialSignIn } from "./social-sign-in.tsx";

interface AccountFormCardProps {
  readonly title: string;
  readonly intro: string;
  readonly purpose: "로그인" | "가입";
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** The common layout of sign-in and sign-up: the form first, the providers below. */
export function AccountFormCard({ title, intro, purpose, children, footer }: AccountFormCardProps) {
  const [search] = useSearchParams();
  return (
    <div className="mx-auto w-full max-w-[440px] py-8 sm:py-14">
      <section className={`px-5 py-7 sm:px-8 sm:py-8 ${CARD}`}>
        <h1 className="text-title-1 font-bold">{title}</h1>
        <p className="mt-1 mb-6 text-ink-2">{intro}</p>
        {children}
        <div className="my-6 flex items-center gap-3 text-note text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          또는
        </div>
        <SocialSignIn callbackPath={nextPath(search)} instead={purpose} />
      </section>
      <p className="mt-5 text-center text-ink-2">{footer}</p>
    </div>
  );
}
