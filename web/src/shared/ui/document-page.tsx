import type { ReactNode } from "react";

interface DocumentPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A text page: one column, headings and paragraphs. */
export function DocumentPage({ title, lead, children }: DocumentPageProps) {
  return (
    <article className="mx-auto max-w-(--read-max) py-8 sm:py-12">
      <h1 className="text-headline font-bold">{title}</h1>
      {lead && <p className="mt-3 text-lead leading-relaxed text-ink-2">{lead}</p>}
      <div className="mt-8 flex flex-col gap-8">{children}</div>
    </article>
  );
}

interface DocumentSectionProps {
  readonly title: string;
  /** For links into the page. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function DocumentSection({ title, id, children }: DocumentSectionProps) {
  return (
    <section
      id={id}
      className="scroll-mt-20 flex flex-col gap-3 [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1 [&_ol>li]:list-decimal [&_ol]:flex [&_ol]:flex-col [&_ol]:gap-2 [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-2"
    >
      <h2 className="text-title-2 font-heading">{title}</h2>
      {children}
    </section>
  );
}
