/** The container according to the first bytes; readers of `zip` and `cfb` distinguish further. */
export type Container = "zip" | "cfb" | "pdf" | "png" | "jpeg" | "gif" | "webp" | "rtf" | "hwp3" | "other";

interface Magic {
  readonly container: Container;
  readonly at: number;
  readonly bytes: readonly number[];
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const MAGICS: readonly Magic[] = [
  { container: "zip", at: 0, bytes: [0x50, 0x4b, 3, 4] },
  { container: "zip", at: 0, bytes: [0x50, 0x4b, 5, 6] },
  { container: "cfb", at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { container: "png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { container: "jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { container: "gif", at: 0, bytes: ascii("GIF8") },
  { container: "webp", at: 8, bytes: ascii("WEBPVP8") },
  { container: "rtf", at: 0, bytes: ascii("{\\rtf") },
  { container: "hwp3", at: 0, bytes: ascii("HWP Document File V3") },
];

/** PDF readers accept the header anywhere in this many bytes, since mail programs prepend lines. */
const PDF_SEARCH_BYTES = 1024;
const PDF = ascii("%PDF-");

function standsAt(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

export function sniffContainer(bytes: Uint8Array): Container {
  for (const { container, at, bytes: wanted } of MAGICS) if (standsAt(bytes, at, wanted)) return container;
  for (let at = 0; at < Math.min(PDF_SEARCH_BYTES, bytes.length); at++) if (standsAt(bytes, at, PDF)) return "pdf";
  return "other";
}
