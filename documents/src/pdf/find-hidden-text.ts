import type { HiddenReason } from "../document.ts";
import { contains } from "./matrix.ts";
import type { Glyph, PageContent, Shape } from "./page-content.ts";

/** WCAG 2 contrast, from 1 (none) to 21; letters below this are invisible. */
const LEAST_CONTRAST = 1.15;
const LEAST_OPACITY = 0.08;
const OPAQUE = 0.95;
/** In points; on a small page a share of its height, so that a miniature is not treated as hidden. */
const TINY_SIZE = 2;
const TINY_SHARE_OF_PAGE = 0.0025;
/** From this share of a page's text on, invisible text is the text layer of a scan. */
const TEXT_LAYER_SHARE = 0.9;
/** Maximum shapes compared with each letter; for drawings with more, coverage is not checked. */
const MAX_SHAPES = 3_000;

const PAPER = "#ffffff";

export interface SeenText {
  readonly visible: readonly Glyph[];
  readonly hidden: ReadonlyMap<HiddenReason, readonly Glyph[]>;
  /** The text is the invisible text layer of a scanned page. */
  readonly isTextLayer: boolean;
  /** Text in the paper's colour was found; whether a picture is under it is known only after reading pictures. */
  readonly asksForPictures: boolean;
}

/** Separates visible text from text that only a machine finds. */
export function findHiddenText({ glyphs, shapes, width, height }: PageContent): SeenText {
  const isTextLayer = isLayerOfScan(glyphs);
  const tiny = Math.min(TINY_SIZE, Math.max(width, height) * TINY_SHARE_OF_PAGE);
  const asked = shapes.length > MAX_SHAPES ? [] : shapes;
  const page = { left: 0, top: 0, right: width, bottom: height };
  const visible: Glyph[] = [];
  const hidden = new Map<HiddenReason, Glyph[]>();
  for (const glyph of glyphs) {
    const { paint } = glyph;
    const [x, y] = centreOf(glyph);
    let reason: HiddenReason | null = null;
    if (paint.isOnHiddenLayer) reason = "marked";
    else if ((paint.isInvisible && !isTextLayer) || paint.opacity < LEAST_OPACITY) reason = "invisible";
    else if (!contains(page, x, y)) reason = "off-page";
    else if (glyph.size < tiny) reason = "tiny";
    else if (!paint.isInvisible) reason = hiddenByColour(glyph, x, y, asked);
    if (reason === null) visible.push(glyph);
    else {
      const found = hidden.get(reason);
      if (found === undefined) hidden.set(reason, [glyph]);
      else found.push(glyph);
    }
  }
  return { visible, hidden, isTextLayer, asksForPictures: hidden.has("colour") };
}

function isLayerOfScan(glyphs: readonly Glyph[]): boolean {
  const letters = glyphs.filter(({ text }) => text.trim() !== "");
  const invisible = letters.filter(({ paint }) => paint.isInvisible).length;
  return letters.length > 0 && invisible / letters.length >= TEXT_LAYER_SHARE;
}

/** The centre of the letter: half its width along the base line, a third of its size above it. */
function centreOf({ x, y, endX, endY, size }: Glyph): readonly [number, number] {
  const length = Math.hypot(endX - x, endY - y) || 1;
  const [alongX, alongY] = [(endX - x) / length, (endY - y) / length];
  return [(x + endX) / 2 + (alongY * size) / 3, (y + endY) / 2 - (alongX * size) / 3];
}

function hiddenByColour(glyph: Glyph, x: number, y: number, shapes: readonly Shape[]): "colour" | "covered" | null {
  let under: Shape | null = null;
  for (const shape of shapes) {
    if (shape.opacity < OPAQUE && shape.colour !== null) continue;
    if (!contains(shape.box, x, y)) continue;
    if (shape.order < glyph.order) under = shape;
    else if (shape.isRectangle && shape.colour !== null) return "covered";
  }
  if (glyph.paint.colour === null || (under !== null && under.colour === null)) return null;
  return contrast(glyph.paint.colour, under?.colour ?? PAPER) < LEAST_CONTRAST ? "colour" : null;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
