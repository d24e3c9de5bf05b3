import type { WritingRecord } from "@geulgyeol/contract";
import { EVEN_PACE_VARIATION, FAST_TYPING_PER_MINUTE, type RecordFacts } from "@geulgyeol/records";
import { formatCount } from "@geulgyeol/wording";
import { arrivalName, arrivalNote, formatMoment, paceNotes } from "@geulgyeol/wording/records";
import { useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";

/** Shown before the rest is asked for. */
const SHOWN_FIRST = 12;
/** A run typed without a deletion is mentioned from this many units on. */
const LONG_RUN = 300;

interface RecordEventsProps {
  readonly record: WritingRecord;
  readonly facts: RecordFacts;
  /** The final text, to say in which paragraph a part stands; null if it is not shown. */
  readonly text: string | null;
  /** Shows the text before an entry; null without replay. */
  readonly onShowBefore: ((index: number) => void) | null;
}

/** Everything in the record that is no plain typing, in words and in order. */
export function RecordEvents({ record, facts, text, onShowBefore }: RecordEventsProps) {
  const [isAll, setAll] = useState(false);
  const began = Date.parse(record.head.startedAt);
  const { arrivals, deleted, phrasesDeleted, moves, runs, notes } = facts;
  const shown = isAll ? arrivals : arrivals.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className="text-copy">
        {shown.map((arrival) => {
          const { index, origin, number, time, length, kept } = arrival;
          const { source = null, origin: kind = "other" } = record.entries[index] ?? {};
          const note = arrivalNote({ ...arrival, kind, source });
          const place = text === null || kept === 0 ? "" : placeOf(text, runs, index);
          const words = notes.get(index);
          return (
            <Event key={index} name={arrivalName(origin, number, source)} size={[place, `${formatCount(length)}자`]}>
              <span className="tabular-nums">{formatMoment(began + time)}.</span> {note}
              {words && <span className="block">글쓴이가 적음: {words}</span>}
              {onShowBefore && origin === "ai" && (
                <button
                  type="button"
                  onClick={() => onShowBefore(index)}
                  className={`ml-1 whitespace-nowrap max-lg:min-h-11 ${TEXT_LINK}`}
                >
                  고치기 전 보기
                </button>
              )}
            </Event>
          );
        })}
        {moves > 0 && (
          <Event name="글 안에서 옮긴 곳" size={[`${formatCount(moves)}번`]}>
            이 글에 있던 글자를 옮기거나 다시 붙였어요. 처음 들어온 방법대로 세요.
          </Event>
        )}
        {deleted > 0 && (
          <Event name="지운 글자" size={[`${formatCount(deleted)}자`]}>
            {phrasesDeleted > 0 && `한 번에 여러 글자를 지우고 다시 쓴 곳이 ${formatCount(phrasesDeleted)}번 있어요.`}
          </Event>
        )}
        {paceWords(facts).map((note) => (
          <li key={note} className="border-t border-line py-3 text-note text-ink-2 first:border-t-0 first:pt-0">
            {note}
          </li>
        ))}
      </ul>
      {arrivals.length > shown.length && (
        <Button size="small" look="ghost" onClick={() => setAll(true)}>
          {arrivals.length - shown.length}개 더 보기
        </Button>
      )}
      {arrivals.length === 0 && deleted === 0 && moves === 0 && (
        <p className="text-note text-ink-2">붙여 넣거나 파일에서 가져온 글, AI 편집이 없어요.</p>
      )}
    </>
  );
}

interface EventProps {
  readonly name: string;
  readonly size: readonly string[];
  readonly children: React.ReactNode;
}

function Event({ name, size, children }: EventProps) {
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <b className="font-heading break-words">{name}</b>{" "}
      <span className="tabular-nums">{size.filter(Boolean).join(", ")}</span>
      <span className="mt-0.5 block text-note text-ink-3">{children}</span>
    </li>
  );
}

/** "첫머리", "4문단". */
function placeOf(text: string, runs: RecordFacts["runs"], index: number): string {
  let at = 0;
  for (const run of runs) {
    if (run.from === index) break;
    at += run.length;
  }
  if (text.slice(0, at).trim() === "") return "첫머리";
  const before = text.slice(0, at).split(/\n+/);
  const full = before.filter((line) => line.trim() !== "").length;
  return `${before.at(-1)?.trim() === "" ? full + 1 : full}문단`;
}

function paceWords({ pace, length }: RecordFacts): string[] {
  const { fastestMinute, fastestStamped, longInputs, variation, longestRun } = pace;
  return paceNotes({
    fastestMinute,
    fastestStamped,
    isFast: Math.max(fastestMinute, fastestStamped ?? 0) > FAST_TYPING_PER_MINUTE,
    longInputs,
    isEven: variation !== null && variation < EVEN_PACE_VARIATION,
    longestRun: longestRun >= LONG_RUN && longestRun <= length ? longestRun : null,
  });
}
