import { WholeWords } from "./whole-words.tsx";

export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className="flex flex-col">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[22px_1fr] gap-2 border-t border-line py-2.75 first:border-t-0">
          <span className="font-bold text-accent tabular-nums" aria-hidden>
            {index + 1}
          </span>
          <span>
            <WholeWords text={item} />
          </span>
        </li>
      ))}
    </ol>
  );
}
