/** What a caller may ask of the readers of pictures. */
export interface ReadOptions {
  /** Folder with the data of `OCR_LANGUAGES`; made for the one call when absent. */
  readonly languageFolder?: string;
  /** Share of the work that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Recognise the pages of a scanned PDF instead of refusing it with `PDF_SCANNED`. */
  readonly recognisesScans?: boolean;
}
