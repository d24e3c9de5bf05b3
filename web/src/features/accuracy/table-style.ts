export const TABLE = "w-full border-collapse";
export const HEAD_CELL =
  "border-b border-line-strong py-1.5 pr-3 text-left align-bottom text-label font-semibold whitespace-nowrap text-ink-3 last:pr-0";
