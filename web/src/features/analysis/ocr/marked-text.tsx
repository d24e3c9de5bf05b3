import type { UnsureWord } from "@geulgyeol/contract";
import type { ReactNode } from "react";

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly UnsureWord[];
  readonly active: UnsureWord | null;
  readonly onPick: (word: UnsureWord) => void;
}

const MARK = "rounded-xs px-0.5 underline decoration-wavy decoration-1 underline-offset-5";

/** The recognised text; every uncertain word is a button for correcting it. */
export function MarkedText({ text, words, active, onPick }: MarkedTextProps) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const word of words) {
    if (word.start < at) continue;
    pieces.push(text.slice(at, word.start));
    const isActive = word === active;
    pieces.push(
      <button
        key={`${word.start}-${word.end}`}
        type="button"
        aria-pressed={isActive}
        onClick={() => onPick(word)}
        className={`${MARK} ${isActive ? "bg-accent-soft text-accent decoration-accent" : "bg-warn-soft text-warn decoration-warn"}`}
      >
        {text.slice(word.start, word.end)}
        <span className="sr-only"> (확실하지 않음)</span>
      </button>,
    );
    at = word.end;
  }
  pieces.push(text.slice(at));
  return (
    <div className="max-w-[680px] border-l-2 border-line-strong pl-4 text-reading break-words whitespace-pre-wrap sm:pl-5">
      {pieces}
    </div>
  );
}
