import type { ReactNode } from "react";
import { geometry } from "./geometry.ts";

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Further lines in small type, such as a request id for support. */
  readonly note?: ReactNode;
  /** Links to continue. */
  readonly children: ReactNode;
}

/** A single message with links; in its own layout or inside the app's. */
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

/** Heights and lengths of a sample grain with one missing sentence. */
const BUNDLES: readonly (readonly [height: number, length: number] | "missing")[] = [
  [38, 3],
  [72, 5],
  [50, 4],
  "missing",
  [88, 6],
  [60, 4],
  [34, 3],
];

/** The grain without colours, as decoration of empty pages. */
function QuietGrain() {
  return (
    <span className="band-none flex h-16 w-44 items-end gap-1.5 border-b border-line-strong" aria-hidden>
      {BUNDLES.map((bundle, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: an ornament that never changes
          key={place}
          className={`block min-w-0.75 basis-0 rounded-t-2xs ${bundle === "missing" ? "grain-outline" : "grain-upright"}`}
          ref={geometry(
            bundle === "missing"
              ? { "flex-grow": "5", height: "64%" }
              : { "flex-grow": `${bundle[1]}`, height: `${bundle[0]}%` },
          )}
        />
      ))}
    </span>
  );
}
