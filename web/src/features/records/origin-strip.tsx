import type { OriginClass, OriginRun } from "@geulgyeol/records";
import { useEffect, useState } from "react";
import { draftField } from "../../shared/draft/draft-field.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { geometry } from "../../shared/ui/geometry.ts";
import { recordedNow } from "./recording.ts";
import { activeRecording } from "./recording-state.ts";

/** Typing is not slowed down: the strip follows when it rests. */
const REST_MS = 250;

interface LineStrip {
  readonly top: number;
  readonly height: number;
  readonly parts: readonly { readonly origin: OriginClass; readonly length: number }[];
}

/** A strip of six pixels beside each paragraph, in the patterns of the origins of its text. */
export default function OriginStrip() {
  const entries = useStore(activeRecording, (state) => state?.entries);
  const [lines, setLines] = useState<readonly LineStrip[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry changes the text
  useEffect(() => {
    const timer = setTimeout(() => setLines(measure()), REST_MS);
    return () => clearTimeout(timer);
  }, [entries]);
  useEffect(() => {
    const element = draftField()?.element;
    if (element === undefined) return;
    const observer = new ResizeObserver(() => setLines(measure()));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      className="pointer-events-none absolute inset-y-0 -left-3 w-1.5 sm:-left-4.5"
      aria-hidden
      data-testid="origin-strip"
    >
      {lines.map(({ top, height, parts }, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip belongs to its line
          key={line}
          className="absolute inset-x-0 flex flex-col gap-0.5 py-2"
          ref={geometry({ top: `${top}px`, height: `${height}px` })}
        >
          {parts.map(({ origin, length }, part) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line in order
              key={part}
              className={`origin-pattern min-h-1 basis-0 o-${origin}`}
              ref={geometry({ "flex-grow": `${length}` })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The strips of all lines with text; none while the text and its record differ, as during a composition. */
function measure(): readonly LineStrip[] {
  const field = draftField();
  const recorded = recordedNow();
  if (field === null || recorded === null) return [];
  const text = field.text();
  const boxes = Array.from(field.element.children, (line) => line as HTMLElement);
  const parts = partsOfLines(text, recorded.runs);
  if (parts === null || parts.length !== boxes.length) return [];
  return boxes.flatMap(({ offsetTop, offsetHeight }, line) =>
    parts[line]?.length ? [{ top: offsetTop, height: offsetHeight, parts: parts[line] }] : [],
  );
}

/** The origins of each line in order; null if the runs are not those of this text. */
function partsOfLines(text: string, runs: readonly OriginRun[]): LineStrip["parts"][] | null {
  const lines: { origin: OriginClass; length: number }[][] = [[]];
  let at = 0;
  for (const { origin, length } of runs) {
    text
      .slice(at, at + length)
      .split("\n")
      .forEach((part, index) => {
        if (index > 0) lines.push([]);
        const line = lines.at(-1);
        const last = line?.at(-1);
        if (part === "") return;
        if (last?.origin === origin) last.length += part.length;
        else line?.push({ origin, length: part.length });
      });
    at += length;
  }
  return at === text.length ? lines : null;
}
