import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** The four steps, one below the other along a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex flex-col">{children}</ol>;
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

export function Step({ number, title, isDone, children }: StepProps) {
  return (
    <li className="relative pb-7 pl-11 before:absolute before:top-8 before:bottom-0 before:left-3.5 before:w-px before:bg-line-strong last:pb-0 last:before:hidden">
      <span
        aria-hidden
        className={`absolute top-0 left-0 grid size-7 place-items-center rounded-full border text-note font-heading ${
          isDone ? "border-success-line bg-success-soft text-success" : "border-line-strong bg-surface text-ink"
        }`}
      >
        {isDone ? <Check size={16} strokeWidth={2.5} /> : number}
      </span>
      <h2 className="text-title-3 leading-relaxed font-heading">{title}</h2>
      <div className="mt-2 flex flex-col gap-2">{children}</div>
    </li>
  );
}

/** What is chosen, in a frame. */
export const FRAME = "rounded-md border border-line bg-surface px-3.5 py-2.5";
