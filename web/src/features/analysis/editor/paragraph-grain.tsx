import { formatPercent, wholePercent } from "@geulgyeol/wording";
import { memo, useLayoutEffect, useState } from "react";
import { useActiveSentence, useIsActiveSentence } from "../../../report/sentences/active-sentence.ts";
import { bandClass } from "../../../report/verdict/probability-band.ts";
import { geometry } from "../../../shared/ui/geometry.ts";
import type { PlacedSentence } from "./judged-text.ts";
import type { Surface } from "./surface/surface.ts";

interface Box {
  readonly top: number;
  readonly height: number;
}

interface ParagraphGrainProps {
  /** Null until it is there; its room is kept. */
  readonly surface: Surface | null;
  readonly text: string;
  readonly placed: readonly PlacedSentence[];
  readonly onPick: (index: number) => void;
}

/**
 * Next to each paragraph its sentences as bundles of lines, stacked by length; a changed sentence leaves a gap. The
 * list in the panel has the same content in words, so screen readers treat this as a picture.
 */
export function ParagraphGrain({ surface, text, placed, onPick }: ParagraphGrainProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);

  useLayoutEffect(() => {
    if (surface === null) return;
    const measure = () => setBoxes((before) => keepSame(before, surface.lineBoxes()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surface.field.element);
    return () => observer.disconnect();
  }, [surface]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines move when the text changes
  useLayoutEffect(() => {
    if (surface !== null) setBoxes((before) => keepSame(before, surface.lineBoxes()));
  }, [surface, text]);

  const lines = byLine(text, placed);
  return (
    // A separate layer, so that hundreds of striped bundles are not repainted for every letter.
    <div className="relative w-10 shrink-0 will-change-transform sm:w-16" aria-hidden data-testid="paragraph-grain">
      {boxes.map(({ top, height }, line) => {
        const sentences = lines.get(line);
        return sentences ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip belongs to its line
          <LineGrain key={line} top={top} height={height} sentences={sentences} onPick={onPick} />
        ) : null;
      })}
    </div>
  );
}

interface LineGrainProps extends Box {
  readonly sentences: readonly PlacedSentence[];
  readonly onPick: (index: number) => void;
}

const LineGrain = memo(
  function LineGrain({ top, height, sentences, onPick }: LineGrainProps) {
    return (
      <div
        className="absolute inset-x-0 flex flex-col gap-0.5 border-l border-line-strong py-2.5"
        ref={geometry({ top: `${top}px`, height: `${height}px` })}
      >
        {sentences.map((one) => (
          <Bundle key={one.sentence.index} one={one} onPick={onPick} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.top === after.top &&
    before.height === after.height &&
    before.onPick === after.onPick &&
    before.sentences.length === after.sentences.length &&
    before.sentences.every(({ sentence }, at) => sentence === after.sentences[at]?.sentence),
);

function Bundle({ one, onPick }: { one: PlacedSentence; onPick: (index: number) => void }) {
  const { index, aiProbability, excluded, text } = one.sentence;
  const store = useActiveSentence();
  const isActive = useIsActiveSentence(index);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a picture; the list in the panel answers the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      className={`flex min-h-0.75 basis-0 cursor-pointer ${isActive ? "bg-accent-soft" : ""}`}
      title={`${index + 1}번 문장, AI 확률 ${formatPercent(aiProbability)}`}
      ref={geometry({ "flex-grow": `${Math.max(1, text.length)}` })}
      onPointerEnter={() => store.set(index)}
      onPointerLeave={() => store.set(null)}
      onClick={() => onPick(index)}
    >
      <i
        className={`block rounded-r-2xs ${excluded === null ? `grain-lying ${bandClass(aiProbability)}` : "grain-outline"}`}
        ref={geometry({ width: `${Math.max(4, wholePercent(aiProbability))}%` })}
      />
    </div>
  );
}

/** The sentences still in the text, by their first line. */
function byLine(text: string, placed: readonly PlacedSentence[]): Map<number, PlacedSentence[]> {
  const lines = new Map<number, PlacedSentence[]>();
  let line = 0;
  let at = 0;
  for (const one of placed) {
    if (one.place === null) continue;
    while (at < one.place.from) if (text.charCodeAt(at++) === 10) line++;
    const found = lines.get(line);
    if (found) found.push(one);
    else lines.set(line, [one]);
  }
  return lines;
}

function keepSame(before: readonly Box[], after: readonly Box[]): readonly Box[] {
  const isSame =
    before.length === after.length &&
    before.every(({ top, height }, at) => top === after[at]?.top && height === after[at]?.height);
  return isSame ? before : after;
}
