import { DocumentError } from "../document-error.ts";
import { loadPdfjs } from "./load-pdfjs.ts";
import type { Matrix } from "./matrix.ts";
import type { PdfPage } from "./open-pdf.ts";
import type { PageContent } from "./page-content.ts";
import { PagePainter, type PaintedGlyph } from "./page-painter.ts";

/** Maximum operators: a page of small print has some 10,000 characters. */
const MAX_OPERATORS = 400_000;

type Painter = (painter: PagePainter, args: readonly never[]) => void;

/** The painter method for each operator of the engine. Missing operators change nothing relevant. */
const PAINTERS: Readonly<Record<string, (painter: PagePainter, ...args: never[]) => void>> = {
  save: (painter) => painter.save(),
  restore: (painter) => painter.restore(),
  transform: (painter, ...matrix: number[]) => painter.transform(matrix as unknown as Matrix),
  paintFormXObjectBegin: (painter, matrix: Matrix | null) => {
    painter.save();
    if (matrix) painter.transform(matrix);
  },
  paintFormXObjectEnd: (painter) => painter.restore(),
  beginAnnotation: (painter, _id: string, rect: Matrix, transform: Matrix, matrix: Matrix) =>
    painter.beginAnnotation(rect, transform, matrix),
  endAnnotation: (painter) => painter.restore(),
  beginText: (painter) => painter.beginText(),
  setCharSpacing: (painter, value: number) => painter.set({ charSpacing: value }),
  setWordSpacing: (painter, value: number) => painter.set({ wordSpacing: value }),
  setHScale: (painter, percent: number) => painter.set({ horizontalScale: percent / 100 }),
  setLeading: (painter, value: number) => painter.set({ leading: -value }),
  setTextRise: (painter, value: number) => painter.set({ rise: value }),
  setTextRenderingMode: (painter, mode: number) => painter.set({ renderMode: mode }),
  setFont: (painter, name: string, size: number) => painter.setFont(name, size),
  moveText: (painter, x: number, y: number) => painter.moveText(x, y),
  setLeadingMoveText: (painter, x: number, y: number) => {
    painter.set({ leading: y });
    painter.moveText(x, y);
  },
  setTextMatrix: (painter, matrix: Matrix) => painter.setTextMatrix(matrix),
  nextLine: (painter) => painter.nextLine(),
  showText: (painter, glyphs: readonly (number | PaintedGlyph | null)[]) => painter.showText(glyphs),
  setGState: (painter, entries: readonly (readonly [string, unknown])[]) => painter.setGraphicsState(entries),
  setFillRGBColor: (painter, colour: string) => painter.set({ fill: colour }),
  setStrokeRGBColor: (painter, colour: string) => painter.set({ stroke: colour }),
  setFillTransparent: (painter) => painter.set({ fill: null }),
  setStrokeTransparent: (painter) => painter.set({ stroke: null }),
  setFillColorN: (painter) => painter.set({ fill: null }),
  setStrokeColorN: (painter) => painter.set({ stroke: null }),
  constructPath: (painter, operator: number, [path]: readonly [ArrayLike<number> | null], box: ArrayLike<number>) =>
    painter.paintPath(operator, path, box),
  shadingFill: (painter) => painter.paintEverywhere(),
  paintImageXObject: (painter) => painter.paintPicture(),
  paintInlineImageXObject: (painter) => painter.paintPicture(),
  paintInlineImageXObjectGroup: (painter) => painter.paintEverywhere(),
  paintImageXObjectRepeat: (painter) => painter.paintEverywhere(),
  paintImageMaskXObject: (painter) => painter.paintPicture(),
  paintImageMaskXObjectGroup: (painter) => painter.paintEverywhere(),
  paintImageMaskXObjectRepeat: (painter) => painter.paintEverywhere(),
  paintSolidColorImageMask: (painter) => painter.paintSolidMask(),
  beginMarkedContent: (painter, tag: string) => painter.beginMarkedContent(tag, null),
  beginMarkedContentProps: (painter, tag: string, properties: unknown) => painter.beginMarkedContent(tag, properties),
  endMarkedContent: (painter) => painter.endMarkedContent(),
};

/**
 * The painted content of a page, character by character. The engine's own text layer has no colours, invisible text and
 * text outside the page; its list of drawing operators does.
 */
export async function readPageContent(
  page: PdfPage,
  layers: { isVisible(group: unknown): boolean },
): Promise<PageContent> {
  const { OPS } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.length > MAX_OPERATORS) throw new DocumentError("FILE_TOO_COMPLEX", `${fnArray.length} operators`);
  const painters = new Map<number, Painter>();
  for (const [name, code] of Object.entries(OPS)) {
    const paint = PAINTERS[name];
    if (paint !== undefined) painters.set(code, (painter, args) => paint(painter, ...args));
  }
  const fillOperators = new Set([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const painter = new PagePainter(transform as unknown as Matrix, {
    fontOf: (name) => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null),
    isFill: (operator) => fillOperators.has(operator),
    isLayerVisible: (group) => layers.isVisible(group),
  });
  for (let index = 0; index < fnArray.length; index++) {
    painters.get(fnArray[index] as number)?.(painter, (argsArray[index] ?? []) as readonly never[]);
  }
  return { width, height, glyphs: painter.glyphs, shapes: painter.shapes };
}
