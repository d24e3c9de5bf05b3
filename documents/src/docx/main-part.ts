import type { Archive } from "../archive/open-archive.ts";
import { DocumentError } from "../document-error.ts";
import { readRelationships } from "./read-relationships.ts";

/** Name of the part with the body. Throws FILE_MISMATCH for an archive that is not a Word document. */
export function mainPart(archive: Archive): string {
  const main = archive.has("[Content_Types].xml") ? readRelationships(archive, "").get("officeDocument") : undefined;
  if (main === undefined) throw new DocumentError("FILE_MISMATCH", "no office document");
  if (/^(?:xl|ppt)\//.test(main)) throw new DocumentError("FILE_MISMATCH", "another office document");
  return main;
}
