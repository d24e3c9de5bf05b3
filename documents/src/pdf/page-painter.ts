import { apply, boxOf, IDENTITY, type Matrix, multiply } from "./matrix.ts";
import type { Glyph, GlyphPaint, GraphicsState, Shape } from "./page-content.ts";
import { readableCharacter } from "./readable-character.ts";

/** As passed by the engine; `width` in units of the font. */
export interface PaintedGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly [number, number, number] | null;
}

interface PaintedFont {
  readonly fontMatrix?: Matrix;
  readonly vertical?: boolean;
}

interface PainterParts {
  fontOf(name: string): PaintedFont | null;
  isFill(operator: number): boolean;
  isLayerVisible(group: unknown): boolean;
}

/** Maximum nesting; deeper pages are malicious. */
const MAX_DEPTH = 2_000;
const EVERYWHERE = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
const DEFAULT_FONT_UNIT = 0.001;
/** The fill and stroke part of the text rendering mode; 4 is added if the text also clips. */
const RENDER_KIND = 3;

const START: GraphicsState = {
  ctm: IDENTITY,
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  leading: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  rise: 0,
  fontSize: 0,
  fontDirection: 1,
  fontUnit: DEFAULT_FONT_UNIT,
  isVertical: false,
  renderMode: 0,
  fill: "#000000",
  fillOpacity: 1,
  stroke: "#000000",
  strokeOpacity: 1,
  isBlended: false,
};

/** Executes the drawing operators of a page and records the position of each character and each filled shape. */
export class PagePainter {
  readonly glyphs: Glyph[] = [];
  readonly shapes: Shape[] = [];
  readonly #parts: PainterParts;
  readonly #saved: GraphicsState[] = [];
  readonly #marks: { readonly isHidden: boolean; readonly isArtifact: boolean }[] = [];
  #state: GraphicsState;
  #order = 0;
  #paint: GlyphPaint | null = null;

  constructor(viewport: Matrix, parts: PainterParts) {
    this.#state = { ...START, ctm: viewport };
    this.#parts = parts;
  }

  save(): void {
    if (this.#saved.length < MAX_DEPTH) this.#saved.push({ ...this.#state });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (state !== undefined) this.set(state);
  }

  set(change: Partial<GraphicsState>): void {
    Object.assign(this.#state, change);
    this.#paint = null;
  }

  transform(matrix: Matrix): void {
    this.#state.ctm = multiply(this.#state.ctm, matrix);
  }

  beginAnnotation(rect: Matrix, transform: Matrix, matrix: Matrix): void {
    this.save();
    this.transform([1, 0, 0, 1, rect[0], rect[1]]);
    this.transform(transform);
    this.transform(matrix);
  }

  beginText(): void {
    this.setTextMatrix(IDENTITY);
  }

  setTextMatrix(matrix: Matrix): void {
    Object.assign(this.#state, { textMatrix: matrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  moveText(x: number, y: number): void {
    const state = this.#state;
    state.lineX += x;
    state.lineY += y;
    state.x = state.lineX;
    state.y = state.lineY;
  }

  nextLine(): void {
    this.moveText(0, this.#state.leading);
  }

  setFont(name: string, size: number): void {
    const font = this.#parts.fontOf(name);
    this.set({
      fontSize: Math.abs(size),
      fontDirection: size < 0 ? -1 : 1,
      fontUnit: font?.fontMatrix?.[0] || DEFAULT_FONT_UNIT,
      isVertical: font?.vertical ?? false,
    });
  }

  setGraphicsState(entries: readonly (readonly [string, unknown])[]): void {
    for (const [key, value] of entries) {
      if (key === "ca") this.set({ fillOpacity: value as number });
      else if (key === "CA") this.set({ strokeOpacity: value as number });
      else if (key === "BM") this.set({ isBlended: value !== "source-over" });
      else if (key === "Font") this.setFont(...(value as [string, number]));
    }
  }

  /** Numbers between the glyphs move the pen, in thousandths of the font size. */
  showText(glyphs: readonly (number | PaintedGlyph | null)[]): void {
    const state = this.#state;
    const { fontSize, fontDirection, isVertical, horizontalScale } = state;
    const scale = horizontalScale * fontDirection;
    const matrix = multiply(state.ctm, state.textMatrix);
    const size = fontSize * Math.hypot(matrix[2], matrix[3]);
    const spacingDirection = isVertical ? 1 : -1;
    let pen = 0;
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === "number") {
        pen += (spacingDirection * glyph * fontSize) / 1000;
        continue;
      }
      const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * fontDirection;
      const advance = (isVertical ? -(glyph.vmetric?.[0] ?? glyph.width) : glyph.width) * fontSize * state.fontUnit;
      if (isVertical) this.#addGlyph(glyph, matrix, size, [0, -pen], [0, -pen - advance]);
      else this.#addGlyph(glyph, matrix, size, [pen * scale, 0], [(pen + advance) * scale, 0]);
      pen += advance + spacing;
    }
    if (isVertical) state.y -= pen;
    else state.x += pen * scale;
  }

  #addGlyph(glyph: PaintedGlyph, matrix: Matrix, size: number, start: [number, number], end: [number, number]): void {
    const text = readableCharacter(glyph.unicode);
    if (text === "") return;
    const { x: penX, y: penY, rise } = this.#state;
    const [x, y] = apply(matrix, penX + start[0], penY + rise + start[1]);
    const [endX, endY] = apply(matrix, penX + end[0], penY + rise + end[1]);
    if (!Number.isFinite(x + y + endX + endY + size)) return;
    const angle = (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
    this.glyphs.push({ text, x, y, endX, endY, size, angle, order: this.#order++, paint: this.#currentPaint() });
  }

  #currentPaint(): GlyphPaint {
    if (this.#paint !== null) return this.#paint;
    const { renderMode, fill, fillOpacity, stroke, strokeOpacity } = this.#state;
    const kind = renderMode & RENDER_KIND;
    const isStroked = kind === 1 || kind === 2;
    this.#paint = {
      colour: isStroked ? stroke : fill,
      opacity: isStroked ? strokeOpacity : fillOpacity,
      isInvisible: kind === RENDER_KIND,
      isOnHiddenLayer: this.#marks.some(({ isHidden }) => isHidden),
      isArtifact: this.#marks.some(({ isArtifact }) => isArtifact),
    };
    return this.#paint;
  }

  /** `path` is a list of 0 x y (move), 1 x y (line), 2 with three points (curve) and a closing number. */
  paintPath(operator: number, path: ArrayLike<number> | null, box: ArrayLike<number>): void {
    if (!this.#parts.isFill(operator) || path === null || box.length < 4) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box);
    this.#addShape(boxOf(this.#state.ctm, x0, y0, x1, y1), this.#state.fill, isRectangle(path, [x0, y0, x1, y1]));
  }

  paintPicture(): void {
    const box = boxOf(this.#state.ctm, 0, 0, 1, 1);
    this.shapes.push({ box, order: this.#order++, colour: null, opacity: 1, isRectangle: true, isPicture: true });
  }

  paintSolidMask(): void {
    this.#addShape(boxOf(this.#state.ctm, 0, 0, 1, 1), this.#state.fill, true);
  }

  /** A shape whose position is not tracked: text on it counts as visible. */
  paintEverywhere(): void {
    this.#addShape(EVERYWHERE, null, false);
  }

  #addShape(box: Shape["box"], colour: string | null, isRectangle: boolean): void {
    const { fillOpacity, isBlended } = this.#state;
    if (this.#marks.some(({ isHidden }) => isHidden) || !Number.isFinite(box.left + box.right + box.top + box.bottom))
      return;
    const opacity = isBlended ? Math.min(fillOpacity, 0.5) : fillOpacity;
    this.shapes.push({ box, order: this.#order++, colour, opacity, isRectangle, isPicture: false });
  }

  beginMarkedContent(tag: string, properties: unknown): void {
    const isHidden = tag === "OC" && !this.#parts.isLayerVisible(properties);
    this.#marks.push({ isHidden, isArtifact: tag === "Artifact" });
    this.#paint = null;
  }

  endMarkedContent(): void {
    this.#marks.pop();
    this.#paint = null;
  }
}

/** Whether all points are corners of the box. */
function isRectangle(path: ArrayLike<number>, [x0, y0, x1, y1]: readonly [number, number, number, number]): boolean {
  let points = 0;
  for (let at = 0; at < path.length; ) {
    const operator = path[at] as number;
    if (operator > 2) {
      at += 1;
      continue;
    }
    if (operator === 2 || points > 5) return false;
    const [x, y] = [path[at + 1] as number, path[at + 2] as number];
    if ((x !== x0 && x !== x1) || (y !== y0 && y !== y1)) return false;
    points++;
    at += 3;
  }
  return points >= 4;
}
