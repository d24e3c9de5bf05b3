import type { ReactNode } from "react";
import { QuietGrain } from "./quiet-grain.tsx";

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Further lines in small type, such as a number to name when asking for help. */
  readonly note?: ReactNode;
  /** Ways on. */
  readonly children: ReactNode;
}

/** Says one thing and offers ways on; in a frame of its own or inside the app's. */
export function MessagePage({ title, text, note, children }: MessagePageProps) {
  return (
    <div className="mx-auto flex max-w-[440px] flex-col items-center py-10 text-center sm:py-16">
      <QuietGrain />
      <h1 className="mt-7 text-title-1 font-bold">{title}</h1>
      <p className="mt-2.5 text-balance text-ink-2">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-2">{children}</div>
      {note && <div className="mt-8 w-full border-t border-line pt-4 text-note text-ink-3">{note}</div>}
    </div>
  );
}
