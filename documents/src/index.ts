import { dispatchDocument, type FactReaders, type Readers } from "./dispatch-document.ts";
import type { Document } from "./document.ts";
import { decodeCp949 } from "./plain/cp949-of-node.ts";
import type { ReadOptions } from "./read-options.ts";

export { describeNotices } from "./describe-notices.ts";
export type {
  Document,
  DocumentKind,
  DocumentMetadata,
  DocumentWarning,
  HiddenReason,
  HiddenText,
  Paragraph,
  ParagraphKind,
  Recognition,
  UnsureWord,
  WarningCode,
} from "./document.ts";
export { DOCUMENT_ERROR_MESSAGES, DocumentError, type DocumentErrorCode } from "./document-error.ts";
export type { FileFacts } from "./facts/file-facts.ts";
export { type LanguageFolder, makeLanguageFolder } from "./image/language-folder.ts";
export type { DrawingWatch, ReadOptions, RecognisedPageText } from "./read-options.ts";

const READERS: Readers = {
  txt: async () => {
    const { readTxt } = await import("./plain/read-txt.ts");
    return (bytes) => readTxt(bytes, decodeCp949);
  },
  md: async () => {
    const { readMd } = await import("./plain/read-md.ts");
    return (bytes) => readMd(bytes, decodeCp949);
  },
  pdf: async () => {
    const { readPdf } = await import("./pdf/read-pdf.ts");
    return readPdf;
  },
  image: async () => {
    const { readImage } = await import("./image/read-image.ts");
    return readImage;
  },
  docx: async () => (await import("./docx/read-docx.ts")).readDocx,
  odt: async () => (await import("./odt/read-odt.ts")).readOdt,
  hwpx: async () => (await import("./hwpx/read-hwpx.ts")).readHwpx,
  hwp: async () => (await import("./hwp/read-hwp.ts")).readHwp,
};

const FACT_READERS: FactReaders = {
  docx: async () => (await import("./docx/read-docx-facts.ts")).readDocxFacts,
  odt: async () => (await import("./odt/read-odt-facts.ts")).readOdtFacts,
  hwpx: async () => (await import("./hwpx/read-hwpx-facts.ts")).readHwpxFacts,
  hwp: async () => (await import("./hwp/read-hwp-facts.ts")).readHwpFacts,
};

export { sumHidden } from "./sum-hidden.ts";

/**
 * Text of a file. The extension of `name` chooses the reader and the first bytes must agree with it. Rejects only with
 * `DocumentError`, or with `ReaderFailure` if the recognition engine does not work.
 */
export function readDocument(bytes: Uint8Array, name: string, options?: ReadOptions): Promise<Document> {
  return dispatchDocument({ readers: READERS, factReaders: FACT_READERS }, bytes, name, options);
}
