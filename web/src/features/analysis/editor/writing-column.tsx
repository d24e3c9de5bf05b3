import type { ReactNode } from "react";
import { Suspense } from "react";
import { FileReading } from "../files/lazy-file-reading.ts";
import type { FileSource } from "../files/use-file-source.ts";
import { ParagraphGrain } from "./paragraph-grain.tsx";
import type { Writing } from "./use-writing.ts";

interface WritingColumnProps {
  readonly writing: Writing;
  readonly text: string;
  readonly file: FileSource;
  /** Drawn at the left of the text. */
  readonly strip: ReactNode;
  readonly onPick: (index: number) => void;
  /** Messages above the text. */
  readonly children: ReactNode;
}

/** The text with the grain next to it; React renders around the text, never in it. */
export function WritingColumn({ writing, text, file, strip, onPick, children }: WritingColumnProps) {
  const { host, surface, placed } = writing;
  return (
    <div
      data-surface-frame
      className="relative min-h-[52dvh] grow scroll-py-6 has-[.ProseMirror:focus-visible]:shadow-[inset_2px_0_0_var(--color-focus)] focus-within:scroll-smooth lg:min-h-0 lg:overflow-y-auto"
    >
      <div className="mx-auto flex max-w-[816px] flex-col gap-3 px-4 pt-4 empty:hidden sm:px-8 [&:not(:has(>*))]:hidden">
        {children}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer below the last line begins to write; the keyboard is there already */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        className="mx-auto flex min-h-full max-w-[816px] cursor-text gap-4 px-4 py-6 sm:gap-8 sm:px-8 lg:py-9 lg:pl-12"
        onClick={(event) => {
          if (event.target === event.currentTarget) surface?.field.focus();
        }}
      >
        {/* Width from zero instead of from the content, for which browsers would lay out the whole text again for
            each key. */}
        <div className="relative min-w-0 grow basis-0">
          {strip}
          <div ref={host} className="writing min-h-full" data-empty={text === ""} />
          <p
            className="writing-placeholder pointer-events-none absolute inset-x-0 top-1 text-lead leading-writing text-ink-3 sm:text-large"
            aria-hidden
          >
            여기에 글을 쓰거나 붙여 넣어 주세요.
          </p>
        </div>
        <ParagraphGrain surface={surface} text={text} placed={placed} onPick={onPick} />
      </div>
      {file.reading !== null && (
        <Suspense>
          <FileReading
            reading={file.reading}
            onCancel={file.cancel}
            onStopHere={file.stopHere}
            className="px-6 py-9 lg:px-12"
          />
        </Suspense>
      )}
    </div>
  );
}
