import { DocumentError } from "../document-error.ts";

export interface FileHeader {
  /** Whether the streams of the body are deflated. */
  readonly compressed: boolean;
  readonly trackedChanges: boolean;
}

const SIGNATURE = "HWP Document File";
const FLAGS = {
  compressed: 0,
  password: 1,
  distribution: 2,
  rights: 4,
  certificate: 8,
  certificateRights: 10,
  tracked: 14,
};
const HEADER_BYTES = 256;
const MAJOR_VERSION = 5;

/** Throws FILE_MISMATCH for another kind of compound file, FILE_ENCRYPTED and FILE_RESTRICTED for locked documents. */
export function readFileHeader(bytes: Uint8Array | null): FileHeader {
  if (!bytes || bytes.length < HEADER_BYTES || !new TextDecoder("latin1").decode(bytes).startsWith(SIGNATURE)) {
    throw new DocumentError("FILE_MISMATCH", "no HWP signature");
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = bytes[35] ?? 0;
  if (version !== MAJOR_VERSION) throw new DocumentError("FILE_OLD_FORMAT", `version ${version}`);
  const flags = view.getUint32(36, true);
  const has = (flag: keyof typeof FLAGS) => (flags & (1 << FLAGS[flag])) !== 0;
  if (has("password") || has("rights") || has("certificate") || has("certificateRights")) {
    throw new DocumentError("FILE_ENCRYPTED", `flags ${flags}`);
  }
  if (has("distribution")) throw new DocumentError("FILE_RESTRICTED", `flags ${flags}`);
  return { compressed: has("compressed"), trackedChanges: has("tracked") };
}
