import type { RowFinding } from "@geulgyeol/wording";

const SHAPE: Readonly<Record<RowFinding["marker"], string>> = {
  human: "rounded-[1px] band-1 bg-(--c)",
  mixed:
    "rounded-[1px] band-3 border-[1.5px] border-(--c) bg-[linear-gradient(to_top_right,var(--c)_50%,transparent_50%)]",
  ai: "rounded-full band-6 bg-(--c)",
  hollow: "rounded-[1px] border-[1.5px] border-line-strong",
};

/** A finding in a list of people: a small mark beside the word, grey for a hold and for weak evidence. */
export function FindingMarker({ of: { marker, label } }: { of: Pick<RowFinding, "marker" | "label"> }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 whitespace-nowrap ${marker === "hollow" ? "text-ink-2" : "font-semibold"}`}
    >
      <i className={`size-2.5 shrink-0 forced-colors:outline ${SHAPE[marker]}`} aria-hidden />
      {label}
    </span>
  );
}
