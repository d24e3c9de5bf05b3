import { RECORD_NOTE_MAX, type RecordEntry } from "@geulgyeol/contract";
import type { Arrival } from "@geulgyeol/records";
import { formatCount } from "@geulgyeol/wording";
import { arrivalName } from "@geulgyeol/wording/records";
import { type FormEvent, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { describeEntry } from "./recording.ts";

/** Shown at first; the newest come first, since the writer knows them best. */
const SHOWN = 4;

interface PasteNotesProps {
  readonly arrivals: readonly Arrival[];
  readonly notes: ReadonlyMap<number, string | null>;
  readonly entries: readonly RecordEntry[];
}

/** What came at once, with the writer's own words on where it is from. */
export function PasteNotes({ arrivals, notes, entries }: PasteNotesProps) {
  return (
    <ul className="text-note text-ink-3">
      {arrivals
        .slice(-SHOWN)
        .reverse()
        .map((arrival) => (
          <PasteNote
            key={arrival.index}
            arrival={arrival}
            note={notes.get(arrival.index) ?? null}
            source={entries[arrival.index]?.source ?? null}
          />
        ))}
    </ul>
  );
}

interface PasteNoteProps {
  readonly arrival: Arrival;
  readonly note: string | null;
  readonly source: string | null;
}

function PasteNote({ arrival: { index, origin, number, kept }, note, source }: PasteNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const name = arrivalName(origin, number, source);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words")).trim();
    if (words !== "") describeEntry(index, words);
    setOpen(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-0 grow break-words tabular-nums">
        {name}, {formatCount(kept)}자{note && ` · ${note}`}
      </span>
      {!isOpen && origin !== "ai" && (
        <Button size="tiny" look="ghost" onClick={() => setOpen(true)} aria-label={`${name} 가져온 곳 적기`}>
          {note === null ? "가져온 곳 적기" : "고쳐 적기"}
        </Button>
      )}
      {isOpen && (
        <form onSubmit={save} className="my-1 flex w-full gap-2">
          <input
            name="words"
            defaultValue={note ?? ""}
            maxLength={RECORD_NOTE_MAX}
            aria-label={`${name} 가져온 곳`}
            placeholder="예: 공고의 문항을 그대로 옮겼어요"
            className="h-9 min-w-0 grow rounded-md border border-line-strong bg-surface px-2.5 text-note text-ink max-lg:h-11"
            // biome-ignore lint/a11y/noAutofocus: the button that opened it asked for it
            autoFocus
          />
          <Button type="submit" size="small">
            적기
          </Button>
        </form>
      )}
    </li>
  );
}
