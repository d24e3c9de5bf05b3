import type { UnsureWord } from "@geulgyeol/contract";
import { useEffect, useRef } from "react";
import { geometry } from "../../../shared/ui/geometry.ts";

/** Margins above, below and on either side, relative to the word's height. */
const ABOVE = 0.3;
const BESIDE = 4;
const HEIGHT = 52;

/** An enlarged image of a word in the picture. */
export function WordCrop({ picture, word }: { picture: HTMLCanvasElement; word: UnsureWord }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, right, bottom } = word.box;
  const size = (bottom - top) * picture.height;
  const x = Math.max(0, left * picture.width - size * BESIDE);
  const y = Math.max(0, top * picture.height - size * ABOVE);
  const wide = Math.max(1, Math.min(picture.width, right * picture.width + size * BESIDE) - x);
  const high = Math.max(1, Math.min(picture.height, bottom * picture.height + size * ABOVE) - y);
  const scale = (HEIGHT * 2) / high;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    context.drawImage(picture, x, y, wide, high, 0, 0, element.width, element.height);
  }, [picture, x, y, wide, high]);

  return (
    <div className="relative w-fit max-w-full overflow-hidden rounded-sm border border-line">
      <canvas
        ref={canvas}
        width={Math.round(wide * scale)}
        height={HEIGHT * 2}
        role="img"
        aria-label="그림에서 이 단어가 있는 곳"
        className="block h-auto max-h-13 w-auto max-w-full"
      />
      <i
        ref={geometry({
          left: `${((left * picture.width - x) / wide) * 100}%`,
          top: `${((top * picture.height - y) / high) * 100}%`,
          width: `${(((right - left) * picture.width) / wide) * 100}%`,
          height: `${(size / high) * 100}%`,
        })}
        className="absolute rounded-xs outline-2 outline-offset-1 outline-focus"
        aria-hidden
      />
    </div>
  );
}
