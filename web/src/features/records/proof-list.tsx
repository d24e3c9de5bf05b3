interface ProofListProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** A heading of a page, or of a part of a dialog. */
  readonly level: "page" | "dialog";
}

const SHAPE = {
  page: { Heading: "h2", heading: "text-title-3 font-heading", gap: "mt-1.5" },
  dialog: { Heading: "h3", heading: "text-note font-heading", gap: "mt-1" },
} as const;

/** A list of what a record proves, or does not prove. */
export function ProofList({ title, lines, level }: ProofListProps) {
  const { Heading, heading, gap } = SHAPE[level];
  return (
    <div>
      <Heading className={heading}>{title}</Heading>
      <ul className={`${gap} flex flex-col gap-1 text-note text-ink-2`}>
        {lines.map((line) => (
          <li key={line} className="flex gap-2 before:text-ink-3 before:content-['–']">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
