import type { WordLevel } from "@geulgyeol/contract";
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import type { WordEntry } from "../report-types.ts";
import type { WordPoints } from "./word-points.ts";
import { WordTip } from "./word-tip.tsx";

interface HeatmapProps {
  readonly wordLevel: WordLevel;
  readonly points: Pick<WordPoints, "up" | "down">;
  readonly lang: string;
  readonly tipId: string;
}

/** Of a longer text a phone shows the beginning, some nine lines, until the rest is asked for or has the focus. */
const PHONE_CHARS = 300;

type Piece = { readonly text: string; readonly position: number | null };

/** The text split into words and the text between them; joined, the pieces equal the given text. */
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

/**
 * The text itself; the words that stand out are filled and underlined, solid towards AI, dotted towards people. One tab stop; arrow keys move between words.
 * Focus and description are set on the buttons directly, since rendering 2,500 words for each step would be slow.
 */
export function Heatmap({ wordLevel, points, lang, tipId }: HeatmapProps) {
  const { words } = wordLevel;
  const { region, shown, show, buttonAt, onFocus, onKeyDown } = useWordFocus(words.length, tipId);
  const text = useMemo(() => wordLevel.heatmap.segments.map((segment) => segment.text).join(""), [wordLevel]);
  const pieces = useMemo(() => heatmapPieces(text, words), [text, words]);
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(text.length <= PHONE_CHARS);

  const entry = shown === null ? undefined : words[shown];
  const marked = (
    // biome-ignore lint/a11y/useSemanticElements: running text is no set of form fields
    <div
      ref={region}
      role="group"
      aria-label="단어별 히트맵"
      lang={lang}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        onFocus(event);
        if (!isWhole && isBelow(event.target, box.current)) setWhole(true);
      }}
      onBlur={() => show(null)}
      onPointerOver={(event: PointerEvent) => {
        const position = positionOf(event.target);
        if (event.pointerType === "mouse" && position !== null) show(position);
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === "mouse") show(document.activeElement && positionOf(document.activeElement));
      }}
      onClick={(event) => show(positionOf(event.target))}
      className="relative"
    >
      {/* A separate box, so that the tip does not cause a new layout of all lines. */}
      <div
        ref={box}
        className={`text-reading leading-marked whitespace-pre-wrap ${isWhole ? "" : "max-sm:max-h-96 max-sm:overflow-clip max-sm:mask-b-from-75%"}`}
      >
        <Pieces pieces={pieces} words={words} points={points} />
      </div>
      {entry && shown !== null && <WordTip id={tipId} entry={entry} anchor={buttonAt(shown)} region={region.current} />}
    </div>
  );
  return (
    <>
      {marked}
      {!isWhole && (
        <Button size="small" look="ghost" className="mt-1 -ml-3 sm:hidden" onClick={() => setWhole(true)}>
          글 전체 보기
        </Button>
      )}
    </>
  );
}

function isBelow(word: Element, box: Element | null): boolean {
  return box !== null && word.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom;
}

/** The word with the focus or the pointer. The tab stop and the description are set on the buttons directly. */
function useWordFocus(count: number, tipId: string) {
  const region = useRef<HTMLDivElement>(null);
  const tabStop = useRef(0);
  const [shown, setShown] = useState<number | null>(null);

  function buttonAt(position: number): HTMLElement | null {
    return region.current?.querySelector<HTMLElement>(`[data-word="${position}"]`) ?? null;
  }

  function show(position: number | null) {
    if (position === shown) return;
    if (shown !== null) buttonAt(shown)?.removeAttribute("aria-describedby");
    if (position !== null) buttonAt(position)?.setAttribute("aria-describedby", tipId);
    setShown(position);
  }

  function onFocus(event: FocusEvent) {
    const position = positionOf(event.target);
    if (position === null) return;
    buttonAt(tabStop.current)?.setAttribute("tabindex", "-1");
    buttonAt(position)?.setAttribute("tabindex", "0");
    tabStop.current = position;
    show(position);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return show(null);
    const last = count - 1;
    const current = tabStop.current;
    const target =
      { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key] ??
      wordAcrossLines({ key: event.key, current, count, buttonAt });
    if (target === null) return;
    event.preventDefault();
    buttonAt(Math.max(0, Math.min(last, target)))?.focus();
  }

  return { region, shown, show, buttonAt, onFocus, onKeyDown };
}

interface LineStep {
  readonly key: string;
  readonly current: number;
  readonly count: number;
  readonly buttonAt: (position: number) => HTMLElement | null;
}

/** The nearest word below or above, by the current line breaks. */
function wordAcrossLines({ key, current, count, buttonAt }: LineStep): number | null {
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const from = buttonAt(current)?.getBoundingClientRect();
  if (!from) return null;
  const step = key === "ArrowUp" ? -1 : 1;
  let best: { position: number; top: number; distance: number } | null = null;
  for (let position = current + step; position >= 0 && position < count; position += step) {
    const box = buttonAt(position)?.getBoundingClientRect();
    if (!box || Math.abs(box.top - from.top) < from.height / 2) continue;
    if (best && Math.abs(box.top - best.top) > from.height / 2) break;
    const distance = Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
    if (!best || distance < best.distance) best = { position, top: box.top, distance };
  }
  return best?.position ?? null;
}

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly words: readonly WordEntry[];
  readonly points: HeatmapProps["points"];
}

/** Rendered once per text. */
const Pieces = memo(function Pieces({ pieces, words, points: { up, down } }: PiecesProps) {
  const marks = new Map([
    ...up.map(({ position }) => [position, "up"] as const),
    ...down.map(({ position }) => [position, "down"] as const),
  ]);
  return pieces.map(({ text, position }) => {
    const word = position === null ? undefined : words[position];
    if (!word || position === null) return text;
    const mark = marks.get(position);
    return (
      <button
        key={word.start}
        type="button"
        data-word={position}
        tabIndex={position === 0 ? 0 : -1}
        className={`inline ${mark === undefined ? "plain-word" : `heat-word is-${mark} ${mark === "up" ? "band-6" : "band-1"}`}`}
      >
        {text}
        {mark !== undefined && (
          <>
            <sup aria-hidden>{mark === "up" ? "▲" : "▼"}</sup>
            <span className="sr-only">{mark === "up" ? " AI 쪽" : " 사람 쪽"}</span>
          </>
        )}
      </button>
    );
  });
});
