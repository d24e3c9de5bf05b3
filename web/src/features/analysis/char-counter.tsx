import { TEXT_MAX_CHARS, TEXT_MIN_CHARS } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";

interface CharCounterProps {
  readonly id: string;
  readonly count: number;
  /** Characters without surrounding white space, which count for the minimum. */
  readonly trimmedCount: number;
}

/** Missing characters up to the minimum: a hint, not an error. Not shown for an empty field. */
export function missingText(count: number, trimmedCount: number): string | null {
  if (count === 0 || trimmedCount >= TEXT_MIN_CHARS) return null;
  return `${TEXT_MIN_CHARS - trimmedCount}자 더 필요해요`;
}

export function CharCounter({ id, count, trimmedCount }: CharCounterProps) {
  const isOver = count > TEXT_MAX_CHARS;
  const missing = missingText(count, trimmedCount);
  return (
    <p id={id} className={`text-note tabular-nums ${isOver ? "text-danger" : "text-ink-3"}`}>
      <b className={`font-heading ${isOver ? "" : "text-ink"}`}>{formatCount(count)}</b> / {formatCount(TEXT_MAX_CHARS)}
      {missing && <span className="whitespace-nowrap"> · {missing}</span>}
    </p>
  );
}
