import { createIsomorphicCanvasFactory, renderPageAsImage } from "unpdf";
import type { PdfFile } from "./open-pdf.ts";

/** Pixels of a rendered page: 200 dpi on A4; more does not improve recognition. */
const PAGE_PIXELS = 3_900_000;
/** Maximum scale for small pages such as stamps. */
const MAX_SCALE = 6;

const canvasImport = () => import("@napi-rs/canvas");

/** Options for opening a file whose pages are rendered. */
export function loadCanvasFactory(): Promise<object> {
  return createIsomorphicCanvasFactory(canvasImport);
}

/** A page as a PNG picture; the file must be opened with `loadCanvasFactory`. */
export async function renderPage(file: PdfFile, number: number): Promise<Uint8Array> {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(MAX_SCALE, Math.sqrt(PAGE_PIXELS / (width * height)));
  const picture = await renderPageAsImage(file, number, { canvasImport, scale });
  page.cleanup();
  return new Uint8Array(picture);
}
