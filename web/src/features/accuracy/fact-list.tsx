import type { ReactNode } from "react";

interface FactListProps {
  readonly facts: readonly { readonly key: string; readonly term: string; readonly text: ReactNode }[];
  /** Class that gives the columns from 640 px on. */
  readonly columns: string;
}

/** Terms on the left, their explanations on the right. */
export function FactList({ facts, columns }: FactListProps) {
  return (
    <dl>
      {facts.map(({ key, term, text }) => (
        <div
          key={key}
          className={`grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 ${columns}`}
        >
          <dt className="font-heading">{term}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
