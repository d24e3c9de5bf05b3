import type { Step } from "@geulgyeol/wording/report";

interface StepListProps {
  readonly steps: readonly Step[];
  /** Side by side where there is room. */
  readonly isWide?: boolean;
}

/** Numbered things to do, each with one line on how. */
export function StepList({ steps, isWide = false }: StepListProps) {
  return (
    <ol className={isWide ? "grid gap-x-12 md:grid-cols-2" : ""}>
      {steps.map(({ title, text }, at) => (
        <li
          key={title}
          className={`grid grid-cols-[22px_1fr] gap-2 border-line py-2.75 not-first:border-t ${isWide ? "md:not-first:border-t-0" : ""}`}
        >
          <span className="font-bold text-accent tabular-nums" aria-hidden>
            {at + 1}
          </span>
          <div>
            <p className="font-heading">{title}</p>
            <p className="text-note text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
