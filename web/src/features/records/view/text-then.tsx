import type { RecordEntry } from "@geulgyeol/contract";

interface TextThenProps {
  readonly text: string;
  /** The last change before this moment. */
  readonly last: RecordEntry | undefined;
}

/** The text as it was after a change, which is highlighted. */
export function TextThen({ text, last }: TextThenProps) {
  const isChange = last !== undefined && last.origin !== "state" && last.origin !== "note";
  const at = isChange ? last.at : 0;
  const end = isChange ? at + last.length : 0;
  return (
    <section
      aria-label="그때의 글"
      className="max-w-(--read-max) text-reading leading-writing break-words whitespace-pre-wrap"
      lang="ko"
    >
      {text.slice(0, at)}
      {end > at && <mark className="rounded-2xs bg-accent-soft text-ink">{text.slice(at, end)}</mark>}
      {text.slice(end)}
      {text === "" && <span className="text-ink-3">아직 빈 글이에요.</span>}
    </section>
  );
}
