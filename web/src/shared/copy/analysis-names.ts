import type { HistoryEntry } from "@geulgyeol/contract";

/** Where a text came from; the endings of files stay as they are. */
export function sourceName(source: HistoryEntry["source"]): string {
  if (source === "paste") return "글";
  return source === "image" ? "사진" : source;
}
