import type { Stamp } from "@geulgyeol/contract";
import type { writingStamps } from "./tables.ts";

export function toStamp({
  entries,
  hash,
  characters,
  stampedAt,
}: Omit<typeof writingStamps.$inferSelect, "recordId">): Stamp {
  return { entries, hash, characters, stampedAt: stampedAt.toISOString() };
}
