import type { WordLevel } from "@geulgyeol/contract";
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from "react";
import { bandClass } from "../probability-band.ts";
import type { WordEntry } from "../report-types.ts";
import { WordTip } from "./word-tip.tsx";

interface HeatmapProps {
  readonly wordLevel: WordLevel;
  readonly lang: string;
  readonly tipId: string;
}

type Piece = { readonly text: string; readonly position: number | null };

/** The text cut into words and what stands between them; the pieces joined are the text as given. */
export function heatmapPieces(text: string, words: readonly Pick<WordEntry, "start" | "end">[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  words.forEach((word, position) => {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), position: null });
    pieces.push({ text: text.slice(word.start, word.end), position });
    end = word.end;
  });
  if (end < text.length) pieces.push({ text: text.slice(end), position: null });
  return pieces;
}

function positionOf(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>("[data-word]") : null;
  return word ? Number(word.dataset.word) : null;
}

/** The text itself, every word filled and underlined by its probability. One tab stop; arrow keys move between words. */
export function Heatmap({ wordLevel, lang, tipId }: HeatmapProps) {
  const { words } = wordLevel;
  const region = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const pieces = useMemo(() => {
    const text = wordLevel.heatmap.segments.map((segment) => segment.text).join("");
    return heatmapPieces(text, words);
  }, [wordLevel, words]);

  function buttonAt(position: number): HTMLElement | null {
    return region.current?.querySelector<HTMLElement>(`[data-word="${position}"]`) ?? null;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return setShown(null);
    const last = words.length - 1;
    const target =
      { ArrowLeft: tabStop - 1, ArrowRight: tabStop + 1, Home: 0, End: last }[event.key] ?? vertical(event.key);
    if (target === undefined || target === null) return;
    event.preventDefault();
    const clamped = Math.max(0, Math.min(last, target));
    setTabStop(clamped);
    buttonAt(clamped)?.focus();
  }

  /** The word nearest below or above, by where the lines broke. */
  function vertical(key: string): number | null {
    if (key !== "ArrowUp" && key !== "ArrowDown") return null;
    const from = buttonAt(tabStop)?.getBoundingClientRect();
    if (!from) return null;
    const step = key === "ArrowUp" ? -1 : 1;
    let best: { position: number; top: number; distance: number } | null = null;
    for (let position = tabStop + step; position >= 0 && position < words.length; position += step) {
      const box = buttonAt(position)?.getBoundingClientRect();
      if (!box || Math.abs(box.top - from.top) < from.height / 2) continue;
      if (best && Math.abs(box.top - best.top) > from.height / 2) break;
      const distance = Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
      if (!best || distance < best.distance) best = { position, top: box.top, distance };
    }
    return best?.position ?? null;
  }

  const entry = shown === null ? undefined : words[shown];
  return (
    // biome-ignore lint/a11y/useSemanticElements: running text is no set of form fields
    <div
      ref={region}
      role="group"
      aria-label="단어별 AI 확률 히트맵"
      lang={lang}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => {
        const position = positionOf(event.target);
        if (position === null) return;
        setTabStop(position);
        setShown(position);
      }}
      onBlur={() => setShown(null)}
      onPointerOver={(event: PointerEvent) => {
        const position = positionOf(event.target);
        if (event.pointerType === "mouse" && position !== null) setShown(position);
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === "mouse") setShown(document.activeElement && positionOf(document.activeElement));
      }}
      onClick={(event) => setShown(positionOf(event.target))}
      className="relative text-reading leading-[2.2] whitespace-pre-wrap"
    >
      <Pieces pieces={pieces} words={words} tabStop={tabStop} describedBy={shown} tipId={tipId} />
      {entry && shown !== null && <WordTip id={tipId} entry={entry} anchor={buttonAt(shown)} region={region.current} />}
    </div>
  );
}

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly words: readonly WordEntry[];
  readonly tabStop: number;
  readonly describedBy: number | null;
  readonly tipId: string;
}

function Pieces({ pieces, words, tabStop, describedBy, tipId }: PiecesProps) {
  return pieces.map(({ text, position }, index) => {
    const word = position === null ? undefined : words[position];
    if (!word || position === null) return text;
    return (
      <WordButton
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
        key={index}
        text={text}
        position={position}
        probability={word.aiProbability}
        isTabStop={position === tabStop}
        describedBy={position === describedBy ? tipId : undefined}
      />
    );
  });
}

interface WordButtonProps {
  readonly text: string;
  readonly position: number;
  readonly probability: number;
  readonly isTabStop: boolean;
  readonly describedBy: string | undefined;
}

const WordButton = memo(function WordButton({ text, position, probability, isTabStop, describedBy }: WordButtonProps) {
  return (
    <button
      type="button"
      data-word={position}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby={describedBy}
      className={`heat-word inline ${bandClass(probability)}`}
    >
      {text}
    </button>
  );
});
