interface TableCaptionProps {
  /** The title's id ends in "-title", that of the line below in "-about". */
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** Title of a table, and below it what was measured, and with how many texts. */
export function TableCaption({ id, title, about }: TableCaptionProps) {
  return (
    <caption className="mb-1 text-left">
      <span id={`${id}-title`} className="block text-title-3 font-heading">
        {title}
      </span>
      <span id={`${id}-about`} className="mt-0.5 block text-note text-ink-2 tabular-nums">
        {about}
      </span>
    </caption>
  );
}
