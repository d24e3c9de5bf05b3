import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

interface CollapsibleSectionProps {
  readonly title: string;
  /** Shown next to the title while the section is collapsed on a small screen. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** A section that is open on wide screens and collapsed under 640 px, where the sentences have priority. */
export function CollapsibleSection({ title, summary, children }: CollapsibleSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-title-2 font-heading max-sm:hidden sm:mb-3.5">
        {title}
      </h3>
      <h3 className="sm:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 text-left text-title-2 font-heading"
        >
          <span className="grow">{title}</span>
          {!isOpen && summary}
          <ChevronDown size={18} strokeWidth={1.75} className={isOpen ? "rotate-180" : ""} aria-hidden />
        </button>
      </h3>
      <div id={`${id}-body`} className={isOpen ? "max-sm:pt-2" : "max-sm:hidden"}>
        {children}
      </div>
    </section>
  );
}
