import { formatOf, PICTURE_FILE_MAX_BYTES } from "@geulgyeol/contract";
import { DocumentError, readDocument } from "@geulgyeol/documents";
import { AppError } from "../app-error.ts";
import type { ReadDocument } from "../modules/documents/index.ts";

/** The real readers without the processes of the pool, which have their own test. */
export const readInProcess: ReadDocument = async ({ bytes, name, ...choices }, { onProgress, onPage } = {}) => {
  try {
    return await readDocument(bytes, name, {
      ...choices,
      ...(onProgress && { onProgress }),
      ...(onPage && { onPage }),
    });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const isLarge = error.code === "FILE_TOO_LARGE" && formatOf(name)?.maxBytes === PICTURE_FILE_MAX_BYTES;
    const { pages } = error;
    throw new AppError(isLarge ? "FILE_TOO_LARGE_20MB" : error.code, pages === undefined ? {} : { data: { pages } });
  }
};
