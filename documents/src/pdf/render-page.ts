import { createIsomorphicCanvasFactory, renderPageAsImage } from "unpdf";
import type { PdfFile } from "./open-pdf.ts";

/** Pixels of a rendered page: 200 dots an inch on A4, which recognition reads as well as more. */
const PAGE_PIXELS = 3_900_000;
/** A page that is a stamp or a poster is not blown up without end. */
const MAX_SCALE = 6;

const canvasImport = () => import("@napi-rs/canvas");

/** What a file has to be opened with for its pages to be painted. */
export function loadCanvasFactory(): Promise<object> {
  return createIsomorphicCanvasFactory(canvasImport);
}

/** A page as a PNG picture, of a file that was opened with `loadCanvasFactory`. */
export async function renderPage(file: PdfFile, number: number): Promise<Uint8Array> {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(MAX_SCALE, Math.sqrt(PAGE_PIXELS / (width * height)));
  const picture = await renderPageAsImage(file, number, { canvasImport, scale });
  page.cleanup();
  return new Uint8Array(picture);
}
