import { Pause, Play } from "lucide-react";
import { useEffect, useId, useMemo, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { formatDuration, ORIGIN_NAME } from "./origin-names.ts";
import type { RecordEntry, RecordHead } from "./record-format.ts";
import { textAfter } from "./replay.ts";

const SPEEDS = ["1", "10", "60", "600"] as const;
type Speed = (typeof SPEEDS)[number];
const TICK_MS = 100;
/** Maximum duration of a pause in the replay, at any speed. */
const LONGEST_REST_MS = 2_000;

interface ReplayViewProps {
  readonly head: RecordHead;
  readonly entries: readonly RecordEntry[];
}

/** Replays a record: the text after each change, with a timeline and a speed. */
export function ReplayView({ head, entries }: ReplayViewProps) {
  const sliderId = useId();
  const { count, seek, speed, setSpeed, isPlaying, toggle } = usePlayback(entries);
  const text = useMemo(() => textAfter(head, entries, count), [head, entries, count]);
  const last = entries[count - 1];
  return (
    <section aria-label="다시 보기" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={toggle} disabled={entries.length === 0}>
          {isPlaying ? (
            <Pause size={15} strokeWidth={1.75} aria-hidden />
          ) : (
            <Play size={15} strokeWidth={1.75} aria-hidden />
          )}
          {isPlaying ? "멈춤" : "재생"}
        </Button>
        <Segmented
          label="빠르기"
          value={speed}
          onChange={setSpeed}
          options={SPEEDS.map((value) => ({ value, label: `${value}배` }))}
        />
        <span className="text-note text-ink-3 tabular-nums" data-testid="replay-state">
          {count} / {entries.length}번째 변경 · {formatDuration(last?.time ?? 0)}
          {last && ` · ${ORIGIN_NAME[last.origin]}`}
        </span>
      </div>
      <label htmlFor={sliderId} className="sr-only">
        시간
      </label>
      <input
        id={sliderId}
        type="range"
        min={0}
        max={entries.length}
        value={count}
        aria-valuetext={`${entries.length}번 가운데 ${count}번째 변경`}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-6 w-full accent-accent"
      />
      <TextThen text={text} last={last} />
    </section>
  );
}

/** Number of changes shown, and the timer during playback. */
function usePlayback(entries: readonly RecordEntry[]) {
  const [count, setCount] = useState(entries.length);
  const [speed, setSpeed] = useState<Speed>("10");
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    if (count >= entries.length) return setPlaying(false);
    const now = entries[count - 1]?.time ?? 0;
    const rest = Math.min(((entries[count]?.time ?? now) - now) / Number(speed), LONGEST_REST_MS);
    const timer = setTimeout(
      () => {
        // Several changes per frame if they are closer together than a frame.
        const until = now + Math.max(rest, TICK_MS) * Number(speed);
        let next = count + 1;
        while (next < entries.length && (entries[next]?.time ?? 0) <= until) next++;
        setCount(next);
      },
      Math.max(rest, TICK_MS),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, count, entries, speed]);

  function toggle() {
    if (!isPlaying && count >= entries.length) setCount(0);
    setPlaying(!isPlaying);
  }

  function seek(to: number) {
    setPlaying(false);
    setCount(to);
  }

  return { count, seek, speed, setSpeed, isPlaying, toggle };
}

/** The text after the last change shown, with that change highlighted. */
function TextThen({ text, last }: { text: string; last: RecordEntry | undefined }) {
  const end = last === undefined ? 0 : last.at + last.inserted.length;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text has to be scrolled by the keyboard
      tabIndex={0}
      aria-label="그때의 글"
      className="max-h-[36dvh] min-h-32 overflow-y-auto rounded-md border border-line bg-surface px-4 py-3 leading-loose break-words whitespace-pre-wrap"
    >
      {last === undefined ? (
        text
      ) : (
        <>
          {text.slice(0, last.at)}
          <mark className="rounded-2xs bg-accent-soft text-ink">{text.slice(last.at, end)}</mark>
          {text.slice(end)}
        </>
      )}
    </section>
  );
}
