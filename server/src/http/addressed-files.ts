import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { SITE_ADDRESS } from "@geulgyeol/contract";

export interface AddressedFile {
  readonly body: Buffer;
  readonly etag: string;
  readonly type: string;
  /** Absent if the file is sent unchanged. */
  readonly encoding?: "br" | "gzip";
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};
/** Brotli quality, of 11: a page is compressed once and sent often, but the first visitor waits for it. */
const BROTLI_QUALITY = 6;
const PACK_FROM_BYTES = 1_024;

/**
 * The files of a build with the public address inserted, compressed as the caller accepts. Cached for one address,
 * which is the only one if an address is configured.
 */
export function createAddressedFiles(folder: string, files: Iterable<string>) {
  const texts = new Map<string, string>();
  for (const file of files) {
    if (typeOf(file) === undefined) continue;
    const text = readFileSync(join(folder, file), "utf8");
    if (text.includes(SITE_ADDRESS)) texts.set(file, text);
  }
  let keptFor = "";
  let kept = new Map<string, AddressedFile>();
  return {
    /**
     * Null if the file contains no address. `address` may be chosen by the caller; `accepts` is its `Accept-Encoding`.
     */
    read(file: string, address: string, accepts: string): AddressedFile | null {
      const text = texts.get(file);
      if (text === undefined) return null;
      const origin = URL.canParse(address) ? new URL(address).origin : "";
      if (origin !== keptFor) {
        keptFor = origin;
        kept = new Map();
      }
      const encoding = text.length < PACK_FROM_BYTES ? undefined : acceptedEncoding(accepts);
      const name = `${encoding ?? ""} ${file}`;
      const made = kept.get(name) ?? make(text.replaceAll(SITE_ADDRESS, origin), typeOf(file) ?? "", encoding);
      kept.set(name, made);
      return made;
    },
  };
}

function typeOf(file: string): string | undefined {
  return TYPES[/\.([^./]+)$/.exec(file)?.[1] ?? ""];
}

function acceptedEncoding(accepts: string): AddressedFile["encoding"] {
  const accepted = accepts
    .toLowerCase()
    .split(",")
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.replace(/;.*$/, "").trim());
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : undefined;
}

function make(text: string, type: string, encoding: AddressedFile["encoding"]): AddressedFile {
  const plain = Buffer.from(text);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}-${encoding ?? "plain"}"`;
  if (encoding === undefined) return { body: plain, etag, type };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = encoding === "br" ? brotliCompressSync(plain, { params }) : gzipSync(plain);
  return { body, etag, type, encoding };
}
