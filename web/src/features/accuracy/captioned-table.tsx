import type { ReactNode } from "react";
import { ScrollFrame } from "./scroll-frame.tsx";

interface CaptionedTableProps {
  /** The title's id ends in "-title", that of the line below in "-about". */
  readonly id: string;
  readonly title: string;
  /** What was measured, and with how many texts. */
  readonly about: string;
  /** A table that these ids name and describe. */
  readonly children: ReactNode;
}

/** Title of a table and what was measured, above the frame that scrolls, so that they are read at every width. */
export function CaptionedTable({ id, title, about, children }: CaptionedTableProps) {
  return (
    <div className="min-w-0">
      <p id={`${id}-title`} className="text-title-3 font-heading">
        {title}
      </p>
      <p id={`${id}-about`} className="mt-0.5 mb-1 text-note text-ink-2 tabular-nums">
        {about}
      </p>
      <ScrollFrame name={title}>{children}</ScrollFrame>
    </div>
  );
}
