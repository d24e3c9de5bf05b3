import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words next to the title. */
  readonly summary: string;
  readonly isOpen?: boolean;
  /** Controls of what is inside, at its top; on a wide screen in the line of the title. */
  readonly controls?: ReactNode;
  /** On a phone they are left out. */
  readonly isWideOnly?: boolean;
  readonly children: ReactNode;
}

/** A section of a result that is closed until somebody opens it; `revealSentence` opens it too. */
export function Fold({ title, summary, isOpen = false, controls, isWideOnly = false, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="relative border-t border-line first:border-t-0">
      <details open={isOpen} className="group/fold">
        <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-4.5 py-3 sm:px-6 lg:px-8 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={18}
            strokeWidth={1.75}
            className="-ml-0.5 shrink-0 text-ink-3 group-open/fold:rotate-90"
            aria-hidden
          />
          <h3 id={id} className="text-title-3 font-heading">
            {title}
          </h3>
          <span className="text-note text-ink-3 tabular-nums max-sm:basis-full max-sm:pl-7">{summary}</span>
        </summary>
        <div className="px-4.5 pb-4.5 sm:px-6 lg:px-8">
          {controls && (
            <div className={`mb-3 sm:absolute sm:top-1.5 sm:right-6 lg:right-8 ${isWideOnly ? "max-sm:hidden" : ""}`}>
              {controls}
            </div>
          )}
          {children}
        </div>
      </details>
    </section>
  );
}
