import { decodeCp949 } from "../plain/cp949-of-platform.ts";
import { PACKED_FILES_MAX_BYTES } from "./limits.ts";
import { openArchive } from "./open-archive.ts";

/** A file in a zip of documents. */
export interface PackedFile {
  /** Without its folders. */
  readonly name: string;
  /** Inflates it. Throws the errors of `Archive.read`; all files together may not exceed 512 MB. */
  readonly read: () => Uint8Array;
}

/**
 * The files of a zip in its order, without folders, hidden files and what macOS adds. Throws FILE_BROKEN,
 * FILE_TOO_COMPLEX. Nothing is inflated before `read`.
 */
export function listPackedFiles(bytes: Uint8Array): PackedFile[] {
  const archive = openArchive(bytes, { totalMaxBytes: PACKED_FILES_MAX_BYTES, decodeName });
  return archive.names.flatMap((path) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (name === "" || name.startsWith(".") || path.startsWith("__MACOSX/")) return [];
    return [{ name: name.normalize("NFC"), read: () => archive.read(path) ?? new Uint8Array() }];
  });
}

/** UTF-8 where it is; Windows packs Korean names in CP949 and often does not say so. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeCp949(bytes) ?? new TextDecoder().decode(bytes);
  }
}
