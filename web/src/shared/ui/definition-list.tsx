import type { ReactNode } from "react";

export interface Definition {
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

export function DefinitionList({ items, keys }: { items: readonly Definition[]; keys: readonly string[] }) {
  return (
    <dl className="flex flex-col">
      {items.map(({ term, value, note }, index) => (
        <div
          key={keys[index]}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.75 first:border-t-0 first:pt-0.5"
        >
          <dt className="font-medium">{term}</dt>
          <dd className="flex items-center gap-2 font-heading tabular-nums">{value}</dd>
          {note && <dd className="col-span-full text-note leading-normal text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
