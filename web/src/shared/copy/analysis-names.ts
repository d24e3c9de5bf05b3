import type { HistoryEntry } from "@geulgyeol/contract";

/** Origin of a text; file extensions are not translated. */
export function sourceName(source: HistoryEntry["source"]): string {
  if (source === "paste") return "글";
  return source === "image" ? "사진" : source;
}
