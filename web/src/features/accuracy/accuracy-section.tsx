import type { ReactNode } from "react";

interface AccuracySectionProps {
  readonly id: string;
  readonly title: string;
  /** What was measured and how to read it. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Heading and explanation on the left, figures on the right; one below the other on small screens. */
export function AccuracySection({ id, title, note, children }: AccuracySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-14 gap-y-5 border-t border-line py-10 sm:py-12 lg:grid-cols-[276px_1fr]"
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id={`${id}-title`} className="text-title-2 font-bold">
          {title}
        </h2>
        <div className="mt-2 flex max-w-(--read-max) flex-col gap-2.5 text-ink-2">{note}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-9">{children}</div>
    </section>
  );
}
