import type { Units } from "./read-units.ts";
import type { LeftOutRange, LeftOutReason } from "./text-parts.ts";

/** What was left out of a text, in its order and without overlap, so that a page can show it. */
export function listLeftOut(units: Units): LeftOutRange[] {
  const ranges: LeftOutRange[] = units.noProse
    .filter(({ reason }) => reason !== "list-marker")
    .map(({ start, end, reason }) => ({
      start,
      end,
      reason: reason === "question" || reason === "quotation" ? reason : "form",
    }));
  let from = 0;
  for (let i = 0; i <= units.length; i++) {
    const reason: LeftOutReason | null | undefined = units.leftOut[from];
    if (i < units.length && units.leftOut[i] === reason) continue;
    if (reason) ranges.push({ start: units.starts[from] ?? 0, end: units.ends[i - 1] ?? 0, reason });
    from = i;
  }
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: LeftOutRange[] = [];
  for (const { start, end, reason } of ranges) {
    const last = apart.at(-1);
    const begin = Math.max(start, last?.end ?? 0);
    if (begin < end) apart.push({ start: begin, end, reason });
  }
  return apart;
}
