import type { RecordEntry } from "@geulgyeol/contract";
import type { Arrival, OriginRun } from "@geulgyeol/records";
import { arrivalName } from "@geulgyeol/wording/records";
import { useMemo } from "react";
import { markLines } from "./marked-lines.ts";

interface OriginTextProps {
  readonly text: string;
  readonly runs: readonly OriginRun[];
  readonly arrivals: readonly Arrival[];
  readonly entries: readonly RecordEntry[];
}

/** The final text, in which everything that was not typed carries a mark and a numbered word. */
export function OriginText({ text, runs, arrivals, entries }: OriginTextProps) {
  const lines = useMemo(() => markLines(text, runs), [text, runs]);
  const names = useMemo(
    () =>
      new Map(
        arrivals.map(({ index, origin, number }) => [
          index,
          arrivalName(origin, number, entries[index]?.source ?? null),
        ]),
      ),
    [arrivals, entries],
  );
  return (
    <div className="flex max-w-(--read-max) flex-col gap-4 text-reading leading-writing break-words" lang="ko">
      {lines.map((pieces, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished text
        <p key={line} className="whitespace-pre-wrap">
          {pieces.map(({ text: part, run, isFirst }, piece) =>
            run.from === null ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text
              <span key={piece} className={`origin-text o-${run.origin}`}>
                {isFirst && <span className="origin-word">{names.get(run.from)}</span>}
                {part}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
