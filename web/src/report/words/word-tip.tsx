import { useLayoutEffect, useRef } from "react";
import type { WordEntry } from "../report-types.ts";
import { formatPoints, pointsOf } from "./word-points.ts";
import { bareWord } from "./word-risk.ts";

const WIDTH = 268;
const GAP = 6;

interface WordTipProps {
  readonly id: string;
  readonly entry: WordEntry;
  readonly anchor: HTMLElement | null;
  readonly region: HTMLElement | null;
}

/**
 * Points, position and reason of a word, under it, or above it at the bottom of the window. The list and the table have
 * the same content.
 */
export function WordTip({ id, entry, anchor, region }: WordTipProps) {
  const points = pointsOf(entry);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!tip.current || !anchor || !region) return;
    const word = anchor.getBoundingClientRect();
    const box = region.getBoundingClientRect();
    const height = tip.current.offsetHeight;
    const width = Math.min(WIDTH, box.width);
    const left = Math.max(0, Math.min(box.width - width, word.left - box.left + word.width / 2 - width / 2));
    const isBelow = word.bottom + GAP + height < window.innerHeight || word.top < height + GAP;
    const top = isBelow ? word.bottom - box.top + GAP : word.top - box.top - GAP - height;
    tip.current.style.setProperty("left", `${left}px`);
    tip.current.style.setProperty("top", `${top}px`);
    tip.current.style.setProperty("width", `${width}px`);
  }, [anchor, region]);
  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      lang="ko"
      className={`pointer-events-none absolute z-10 rounded-md border border-line bg-raised px-3.5 py-3 text-note whitespace-normal shadow-dialog ${points > 0 ? "band-6" : points < 0 ? "band-1" : ""}`}
    >
      <p className="flex items-baseline justify-between gap-3">
        <b className="font-bold">{bareWord(entry.word)}</b>
        <b className={`font-bold tabular-nums ${points === 0 ? "" : "text-(--k)"}`}>{formatPoints(points)}점</b>
      </p>
      <p className="mt-1 text-label text-ink-3">
        {entry.sentence + 1}번 문장 · “{entry.context}”
      </p>
      <p className="text-ink-2">{entry.explanation}</p>
    </div>
  );
}
