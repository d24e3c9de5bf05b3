/** A table may scroll inside its frame; the page never does. */
export const TABLE_FRAME = "min-w-0 overflow-x-auto";
export const TABLE = "w-full border-collapse";
export const HEAD_CELL =
  "border-b border-line-strong py-1.5 pr-3 text-left align-bottom text-label font-semibold whitespace-nowrap text-ink-3 last:pr-0";
