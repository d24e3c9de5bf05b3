import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words next to the title. */
  readonly summary: string;
  readonly isOpen?: boolean;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A section of a result that is closed until somebody opens it; `revealSentence` opens it too. */
export function Fold({ title, summary, isOpen = false, level = 3, children }: FoldProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line first:border-t-0">
      <details open={isOpen} className="group/fold">
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-4.5 py-3.5 sm:px-6 lg:px-8 lg:py-4 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={18}
            strokeWidth={1.75}
            className="-ml-0.5 shrink-0 text-ink-3 group-open/fold:rotate-90"
            aria-hidden
          />
          <Heading id={id} className="text-title-3 font-heading">
            {title}
          </Heading>
          <span className="text-note text-ink-3 tabular-nums max-sm:basis-full max-sm:pl-7">{summary}</span>
        </summary>
        <div className="px-4.5 pt-1 pb-6 sm:px-6 lg:px-8 lg:pb-7">{children}</div>
      </details>
    </section>
  );
}
