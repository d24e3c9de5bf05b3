import { dispatchDocument, type FactReaders, type Readers } from "./dispatch-document.ts";
import type { Document } from "./document.ts";
import { decodeCp949 } from "./plain/cp949-of-platform.ts";
import type { ReadOptions } from "./read-options.ts";

export { describeNotices } from "./describe-notices.ts";
export { DocumentError } from "./document-error.ts";
export { sumHidden } from "./sum-hidden.ts";

const READERS: Readers = {
  txt: async () => {
    const { readTxt } = await import("./plain/read-txt.ts");
    return (bytes) => readTxt(bytes, decodeCp949);
  },
  md: async () => {
    const { readMd } = await import("./plain/read-md.ts");
    return (bytes) => readMd(bytes, decodeCp949);
  },
  docx: async () => (await import("./docx/read-docx.ts")).readDocx,
};

const FACT_READERS: FactReaders = {
  docx: async () => (await import("./docx/read-docx-facts.ts")).readDocxFacts,
};

/** Like `readDocument` of the server entry, for the kinds of file that a browser can read. */
export function readDocument(
  bytes: Uint8Array,
  name: string,
  options?: Pick<ReadOptions, "readsFacts">,
): Promise<Document> {
  return dispatchDocument({ readers: READERS, factReaders: FACT_READERS }, bytes, name, options);
}
