import type { EditChange } from "@geulgyeol/contract";
import { piecesOf } from "./apply-changes.ts";

const PANE = "min-w-0 px-6 py-4 sm:px-7 sm:pt-4.5 sm:pb-5.5";
const TEXT = "mt-2 text-base leading-loose whitespace-pre-wrap break-words sm:text-reading";
const DEL = "rounded-2xs bg-danger-soft px-0.5 text-danger line-through decoration-1 [box-decoration-break:clone]";
const INS =
  "rounded-2xs bg-success-soft px-0.5 text-success underline decoration-1 underline-offset-4 [box-decoration-break:clone]";

interface DiffPanesProps {
  readonly passage: string;
  /** The accepted changes; none before there are any. */
  readonly changes: readonly EditChange[];
  readonly isRunning: boolean;
  /** The text written so far during streaming; empty at first. */
  readonly written: string;
  /** Shown in the second pane instead of a text, or null. */
  readonly placeholder: string | null;
}

/** The passage before and after, next to each other; under 640 px below each other. */
export function DiffPanes({ passage, changes, isRunning, written, placeholder }: DiffPanesProps) {
  const pieces = piecesOf(passage, changes).map((piece, position) => ({ ...piece, key: position }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these are two texts
    <div
      role="group"
      aria-label="고치기 전과 뒤"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long passage scrolls in here, with the keyboard too
      tabIndex={0}
      className="grid border-y border-line bg-surface sm:max-h-[46dvh] sm:grid-cols-2 sm:overflow-y-auto"
      aria-busy={isRunning}
    >
      <section className={PANE} aria-label="고치기 전">
        <h3 className="text-note font-semibold text-ink-2">고치기 전</h3>
        <p className={TEXT}>
          {pieces.map((piece) =>
            piece.type === "same"
              ? piece.text
              : piece.before && (
                  <del key={piece.key} className={DEL}>
                    {piece.before}
                  </del>
                ),
          )}
        </p>
      </section>
      <section className={`${PANE} border-line max-sm:border-t sm:border-l`} aria-label="고친 뒤">
        <h3 className="text-note font-semibold text-ink-2">고친 뒤</h3>
        {isRunning && written !== "" ? (
          <p className={TEXT}>
            {written}
            <i className="ml-0.5 inline-block h-[1.1em] w-0.5 animate-pulse bg-accent align-text-bottom" aria-hidden />
          </p>
        ) : isRunning ? (
          <div className="mt-3.5 flex flex-col gap-3" role="status">
            <span className="sr-only">고치고 있어요</span>
            <i className="h-4 rounded-xs bg-sunken" />
            <i className="h-4 w-11/12 rounded-xs bg-sunken" />
            <i className="h-4 w-3/5 rounded-xs bg-sunken" />
          </div>
        ) : placeholder !== null ? (
          <p className="mt-2 leading-relaxed text-ink-3">{placeholder}</p>
        ) : (
          <p className={TEXT}>
            {pieces.map((piece) =>
              piece.type === "same"
                ? piece.text
                : piece.after && (
                    <ins key={piece.key} className={INS}>
                      {piece.after}
                    </ins>
                  ),
            )}
          </p>
        )}
      </section>
    </div>
  );
}
