import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface FoldedSectionProps {
  readonly id: string;
  readonly title: string;
  /** What is inside, in a few words next to the title. */
  readonly summary: string;
  /** What was measured and how to read it. */
  readonly note: ReactNode;
  /** Where there is no room for the explanation at the side. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** Figures for those who ask further, closed. The id is inside, so that an address with it opens the section. */
export function FoldedSection({ id, title, summary, note, isNarrow = false, children }: FoldedSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line">
      <details className="group/fold">
        <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={18}
            strokeWidth={1.75}
            className="shrink-0 text-ink-3 group-open/fold:rotate-90"
            aria-hidden
          />
          <h3 id={`${id}-title`} className="min-w-0 text-title-3 font-heading">
            {title}
          </h3>
          <span className="text-note text-ink-3 max-sm:hidden">{summary}</span>
        </summary>
        <div
          id={id}
          className={`grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pt-1 pb-9 ${isNarrow ? "" : "lg:grid-cols-[276px_minmax(0,1fr)]"}`}
        >
          <div className="flex max-w-(--read-max) flex-col gap-2.5 text-small leading-note text-ink-2">{note}</div>
          <div className="flex min-w-0 flex-col gap-9">{children}</div>
        </div>
      </details>
    </section>
  );
}
