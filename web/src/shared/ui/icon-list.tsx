import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { WholeWords } from "./whole-words.tsx";

/** List items, each with a tick. */
export function TickList({ items, className = "" }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={`flex flex-col gap-2.25 ${className}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points are fixed copy
        <li key={index} className="flex gap-2.25 text-small text-ink-2">
          <Check size={18} strokeWidth={1.75} className="mt-0.75 shrink-0 text-accent" aria-hidden />
          <span>{typeof item === "string" ? <WholeWords text={item} /> : item}</span>
        </li>
      ))}
    </ul>
  );
}
