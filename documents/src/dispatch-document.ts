import type { Document, DocumentKind } from "./document.ts";
import { DocumentError, type DocumentErrorCode } from "./document-error.ts";
import type { FileFacts } from "./facts/file-facts.ts";
import { extensionOf, formatOf, OLD_EXTENSIONS } from "./formats.ts";
import type { ReadOptions } from "./read-options.ts";
import { ReaderFailure } from "./reader-failure.ts";
import { sniffContainer } from "./sniff-container.ts";

/**
 * Reads the bytes of one kind of file. Rejects with `DocumentError`, or with `ReaderFailure` for causes outside the
 * file.
 */
type Reader = (bytes: Uint8Array, options?: ReadOptions) => Document | Promise<Document>;

/** Readers are loaded on first use, so that a text file does not load the PDF engine. */
export type Readers = Readonly<Partial<Record<DocumentKind, () => Promise<Reader>>>>;

/** Reads what a file says about how it was made; rejects like a reader. */
export type FactReaders = Readonly<Partial<Record<DocumentKind, () => Promise<(bytes: Uint8Array) => FileFacts>>>>;

/**
 * Chooses the reader by extension and checks the first bytes against it. Unexpected exceptions become FILE_BROKEN, so
 * that callers get only `DocumentError` and `ReaderFailure`.
 */
export async function dispatchDocument(
  { readers, factReaders }: { readonly readers: Readers; readonly factReaders: FactReaders },
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
): Promise<Document> {
  const extension = extensionOf(name);
  if (OLD_EXTENSIONS.includes(extension)) throw new DocumentError("FILE_OLD_FORMAT", extension);
  const format = formatOf(name);
  const load = format && readers[format.kind];
  if (!format || !load) throw new DocumentError("UNSUPPORTED_FILE", extension);
  if (bytes.length === 0) throw new DocumentError("FILE_EMPTY", "no bytes");
  if (bytes.length > format.maxBytes) {
    const megabytes = format.maxBytes / 2 ** 20;
    throw new DocumentError("FILE_TOO_LARGE", `${bytes.length} bytes`, {
      message: `파일은 ${megabytes}MB 이하여야 해요.`,
    });
  }
  const container = sniffContainer(bytes);
  if (container === "hwp3" && format.kind === "hwp") throw new DocumentError("FILE_OLD_FORMAT", container);
  if (container === "cfb" && format.containers.includes("zip")) throw new DocumentError(...compoundProblem(bytes));
  if (!format.containers.includes(container)) throw new DocumentError("FILE_MISMATCH", `${extension}: ${container}`);
  const read = await load();
  try {
    const document = await read(bytes, options);
    const loadFacts = options.readsFacts ? factReaders[format.kind] : undefined;
    if (loadFacts === undefined) return document;
    const readFacts = await loadFacts();
    return { ...document, facts: readFacts(bytes) };
  } catch (error) {
    if (error instanceof DocumentError || error instanceof ReaderFailure) throw error;
    throw new DocumentError("FILE_BROKEN", error instanceof Error ? error.name : typeof error, { cause: error });
  }
}

/** A compound file with an archive's extension: one encrypted with a password, or a renamed older format. */
function compoundProblem(bytes: Uint8Array): [DocumentErrorCode, string] {
  if (holdsName(bytes, "EncryptedPackage")) return ["FILE_ENCRYPTED", "encrypted package"];
  if (holdsName(bytes, "WordDocument")) return ["FILE_OLD_FORMAT", "doc"];
  return ["FILE_MISMATCH", "compound file"];
}

/** Whether the bytes contain a name as written in the directory of a compound file, in UTF-16. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
