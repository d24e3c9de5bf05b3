import { geometry } from "./geometry.ts";

/** Heights and lengths of a made-up grain in which one sentence is missing. */
const BUNDLES: readonly (readonly [height: number, length: number] | "missing")[] = [
  [38, 3],
  [72, 5],
  [50, 4],
  "missing",
  [88, 6],
  [60, 4],
  [34, 3],
];

/** The grain without its colours: an ornament of pages that have nothing to show. */
export function QuietGrain() {
  return (
    <span className="band-none flex h-16 w-44 items-end gap-1.5 border-b border-line-strong" aria-hidden>
      {BUNDLES.map((bundle, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: an ornament that never changes
          key={place}
          className={`block min-w-[3px] basis-0 rounded-t-[2px] ${bundle === "missing" ? "grain-outline" : "grain-upright"}`}
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
