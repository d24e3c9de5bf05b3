import { DocumentError } from "../document-error.ts";
import { loadPdfjs } from "./load-pdfjs.ts";
import { refuseBombs } from "./refuse-bombs.ts";

type Pdfjs = Awaited<ReturnType<typeof loadPdfjs>>;
export type PdfFile = Awaited<ReturnType<Pdfjs["getDocument"]>["promise"]>;
export type PdfPage = Awaited<ReturnType<PdfFile["getPage"]>>;

/** Maximum pages, more than a long thesis has. */
const PDF_MAX_PAGES = 300;

/** Pictures with more pixels than this are skipped; one pixel skips all of them. */
export const NO_PICTURES = 1;
export const PICTURE_MAX_PIXELS = 40_000_000;

export interface PdfOptions {
  readonly maxImageSize: number;
  /** Creates the engine's canvases; needed for rendering pages. */
  readonly canvasFactory?: object;
}

/**
 * Opens a PDF without running or fetching anything: scripts, XFA forms and external fonts are off. Throws
 * `FILE_ENCRYPTED` if it needs a password, `FILE_BROKEN`, `FILE_TOO_COMPLEX` for streams that inflate too far, and
 * `FILE_TOO_MANY_PAGES` above 300 pages.
 */
export async function openPdf(bytes: Uint8Array, { maxImageSize, canvasFactory }: PdfOptions): Promise<PdfFile> {
  refuseBombs(bytes);
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  const task = getDocument({
    // The engine takes ownership of the buffer, and rejects Node's own buffer type.
    data: new Uint8Array(bytes),
    maxImageSize,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    ...(canvasFactory && { CanvasFactory: canvasFactory }),
  });
  const file = await task.promise.catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : typeof cause;
    throw new DocumentError(name === "PasswordException" ? "FILE_ENCRYPTED" : "FILE_BROKEN", name, { cause });
  });
  if (file.numPages > PDF_MAX_PAGES) {
    await closePdf(file);
    throw new DocumentError("FILE_TOO_MANY_PAGES", `${file.numPages} pages`);
  }
  return file;
}

export async function closePdf(file: PdfFile): Promise<void> {
  await file.loadingTask.destroy();
}
