import type { Document } from "../document.ts";
import type { Cp949Decoder } from "./decode-text.ts";
import { openText } from "./open-text.ts";

/** Plain text unchanged, including blank lines; each non-blank line is a paragraph. */
export function readTxt(bytes: Uint8Array, decodeCp949: Cp949Decoder): Document {
  const { text, encoding } = openText(bytes, decodeCp949);
  const paragraphs = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ text: line, kind: "paragraph" as const }));
  return { kind: "txt", text, paragraphs, warnings: [], hidden: [], metadata: { encoding } };
}
