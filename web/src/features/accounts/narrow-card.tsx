import type { ReactNode } from "react";
import { CARD } from "../../shared/ui/surfaces.ts";

/** A page with one small task in the middle. */
export function NarrowCard({ title, intro, children }: { title: string; intro: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[440px] py-8 sm:py-14">
      <section className={`px-5 py-7 sm:px-8 sm:py-8 ${CARD}`}>
        <h1 className="text-title-1 font-bold">{title}</h1>
        <p className="mt-1 text-ink-2">{intro}</p>
        {children && <div className="mt-6 flex flex-col gap-4">{children}</div>}
      </section>
    </div>
  );
}
