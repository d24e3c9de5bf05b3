import type { ReactNode } from "react";

interface OpenSectionProps {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Heading and explanation on the left, figures on the right; one below the other on small screens. */
export function OpenSection({ id, title, note, children }: OpenSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 border-t border-line py-8 sm:py-11 lg:grid-cols-[276px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-display-2 leading-heading font-bold tracking-tight">
          {title}
        </h2>
        <div className="mt-2 flex max-w-(--read-max) flex-col gap-2 text-small leading-note text-ink-2">{note}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
