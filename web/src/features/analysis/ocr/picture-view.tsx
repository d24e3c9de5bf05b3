import type { UnsureWord } from "@geulgyeol/contract";
import { formatExactPercent } from "@geulgyeol/wording";
import { Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isMotionReduced } from "../../../shared/theme/motion.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { geometry } from "../../../shared/ui/geometry.ts";

/** Widths of the picture, as shares of its frame. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const LARGEST = ZOOMS.length - 1;

interface PictureViewProps {
  readonly picture: HTMLCanvasElement;
  readonly name: string;
  readonly words: readonly UnsureWord[];
  readonly active: UnsureWord | null;
  readonly onPick: (word: UnsureWord) => void;
}

/** The picture for comparison with its text: it can be enlarged, and uncertain words are framed. */
export function PictureView({ picture, name, words, active, onPick }: PictureViewProps) {
  const [zoom, setZoom] = useState(0);
  const frame = useScrollToWord(active, zoom);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    context?.drawImage(picture, 0, 0);
  }, [picture]);

  return (
    <div className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="text-note font-semibold text-ink-2">원본 이미지</h3>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
      <section
        ref={frame}
        aria-label="원본 이미지, 화살표 키로 움직일 수 있어요"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
        tabIndex={0}
        className="max-h-[46dvh] overflow-auto rounded-md border border-line bg-sunken lg:max-h-[560px]"
      >
        <div ref={geometry({ width: `${(ZOOMS[zoom] ?? 1) * 100}%` })} className="relative">
          <canvas
            ref={canvas}
            width={picture.width}
            height={picture.height}
            role="img"
            aria-label={`${name}의 그림`}
            className="block h-auto w-full"
          />
          {words.map((word) => (
            <button
              key={`${word.start}-${word.end}`}
              type="button"
              // The same word is in the text next to it, which is accessible by keyboard.
              tabIndex={-1}
              aria-hidden
              onClick={() => onPick(word)}
              ref={geometry({
                left: `${word.box.left * 100}%`,
                top: `${word.box.top * 100}%`,
                width: `${(word.box.right - word.box.left) * 100}%`,
                height: `${(word.box.bottom - word.box.top) * 100}%`,
              })}
              className={`absolute rounded-xs ${word === active ? "outline-3 outline-offset-2 outline-focus" : "outline-2 outline-offset-1 outline-heat-4 outline-dashed"}`}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Keeps the current word in the middle of the frame. */
function useScrollToWord(active: UnsureWord | null, zoom: number) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size moves the word as well
  useEffect(() => {
    const element = frame.current;
    if (element === null || active === null) return;
    const { left, right, top, bottom } = active.box;
    element.scrollTo?.({
      left: ((left + right) / 2) * element.scrollWidth - element.clientWidth / 2,
      top: ((top + bottom) / 2) * element.scrollHeight - element.clientHeight / 2,
      behavior: isMotionReduced() ? "auto" : "smooth",
    });
  }, [active, zoom]);
  return frame;
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <div className="flex items-center gap-1">
      <ZoomButton name="축소" disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        <ZoomOut size={18} strokeWidth={1.75} aria-hidden />
      </ZoomButton>
      <output className="w-11 text-center text-label text-ink-2 tabular-nums" aria-label="확대 비율">
        {formatExactPercent(ZOOMS[zoom] ?? 1)}
      </output>
      <ZoomButton name="확대" disabled={zoom === LARGEST} onClick={() => onZoom(zoom + 1)}>
        <ZoomIn size={18} strokeWidth={1.75} aria-hidden />
      </ZoomButton>
      <ZoomButton name="너비에 맞춤" disabled={zoom === 0} onClick={() => onZoom(0)}>
        <Maximize2 size={16} strokeWidth={1.75} aria-hidden />
      </ZoomButton>
    </div>
  );
}

interface ZoomButtonProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ZoomButton({ name, disabled, onClick, children }: ZoomButtonProps) {
  return (
    <Button size="icon" look="ghost" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  );
}
