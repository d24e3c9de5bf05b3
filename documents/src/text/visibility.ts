import type { HiddenReason } from "../document.ts";

/** Formatting of a run of text, after its styles have been applied. */
export interface Look {
  /** The format's own mark for hidden text. */
  readonly marked: boolean;
  /** 0xRRGGBB; null for the automatic colour, which is always readable. */
  readonly colour: number | null;
  /** 0xRRGGBB of the background; null if unknown, as inside drawings. */
  readonly background: number | null;
  /** Size of the letters in points; null if not specified. */
  readonly points: number | null;
}

export const WHITE = 0xffffff;

/** Print becomes unreadable at 4 points; word processors start at 1. */
const TINY_POINTS = 3;
/** WCAG contrast, 1 to 21. White on the palest grey of the usual palettes (F2F2F2) is 1.12, light grey text (BFBFBF) 1.8. */
const LEAST_CONTRAST = 1.15;

/** Why text of this format is invisible to readers, or null if it is visible. */
export function whyHidden({ marked, colour, background, points }: Look): HiddenReason | null {
  if (marked) return "marked";
  if (points !== null && points < TINY_POINTS) return "tiny";
  if (colour !== null && background !== null && contrast(colour, background) < LEAST_CONTRAST) return "colour";
  return null;
}

function contrast(one: number, other: number): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(colour: number): number {
  const channel = (shift: number) => {
    const value = ((colour >> shift) & 0xff) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0);
}

/** `RRGGBB` or `#RRGGBB`; null for anything else, including "auto" and "transparent". */
export function parseColour(value: string | undefined): number | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(value ?? "")?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}
