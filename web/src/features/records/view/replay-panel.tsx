import type { RecordFacts } from "@geulgyeol/records";
import { formatMinutes, formatMoment } from "@geulgyeol/wording/records";
import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { Button } from "../../../shared/ui/button.tsx";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { Playhead } from "./playhead.tsx";
import { barsUntil, timeBars } from "./time-bars.ts";
import { grainCaption, TimeGrain } from "./time-grain.tsx";
import { type Playback, SPEEDS } from "./use-playback.ts";

interface ReplayPanelProps {
  readonly facts: RecordFacts;
  /** Of the record, milliseconds since 1970. */
  readonly startedAt: number;
  readonly playback: Playback;
  /** Time of the last entry shown, milliseconds since the record began. */
  readonly now: number;
}

const SPEED_OPTIONS = SPEEDS.map((value) => ({ value, label: `${value}배` }));

/** The grain of time with its controls; on a phone docked at the bottom. */
export function ReplayPanel({ facts, startedAt, playback, now }: ReplayPanelProps) {
  const { count, total, isPlaying, toggle, jump, speed, setSpeed } = playback;
  const { sessions } = facts;
  const isAtEnd = count >= total;
  const { bars } = timeBars(sessions);
  const grain = (size: "page" | "dock") => (
    <Playhead sessions={sessions} startedAt={startedAt} playback={playback}>
      <TimeGrain
        sessions={sessions}
        startedAt={startedAt}
        shown={isAtEnd ? bars.length : barsUntil(bars, count)}
        size={size}
      />
    </Playhead>
  );
  const play = (
    <button
      type="button"
      onClick={toggle}
      aria-label={isPlaying ? "멈추기" : isAtEnd ? "처음부터 보기" : "이어서 보기"}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hover"
    >
      {isPlaying ? (
        <Pause size={18} fill="currentColor" strokeWidth={0} aria-hidden />
      ) : (
        <Play size={18} fill="currentColor" strokeWidth={0} className="ml-0.5" aria-hidden />
      )}
    </button>
  );
  const moment = `${formatMoment(startedAt + now)}${isAtEnd ? " · 끝" : ""}`;
  const tools = (
    <>
      <Button size="small" look="ghost" disabled={count === 0} onClick={() => jump(-1)}>
        <SkipBack size={15} strokeWidth={1.75} aria-hidden />앞 쉼
      </Button>
      <Button size="small" look="ghost" disabled={isAtEnd} onClick={() => jump(1)}>
        다음 쉼
        <SkipForward size={15} strokeWidth={1.75} aria-hidden />
      </Button>
      <Segmented label="빠르기" value={speed} onChange={setSpeed} options={SPEED_OPTIONS} />
    </>
  );
  return (
    <section
      aria-label="쓴 과정 다시 보기"
      className={`border-t border-line bg-surface px-4.5 py-6 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:py-3 max-sm:pb-[calc(12px+env(safe-area-inset-bottom))] max-sm:shadow-menu sm:px-8 ${isAtEnd ? "" : "sm:sticky sm:bottom-0"}`}
    >
      <div className="max-sm:hidden">
        <div className="mb-5.5 flex flex-wrap items-center gap-3">
          {play}
          <div>
            <h2 className="text-lead font-heading">쓴 과정 다시 보기</h2>
            <p className="text-label text-ink-3">{grainCaption(sessions)}</p>
          </div>
          <span className="grow" />
          {tools}
          <span className="min-w-30 text-right text-note text-ink-2 tabular-nums" data-testid="replay-moment">
            {moment}
          </span>
        </div>
        {grain("page")}
      </div>
      <div className="flex items-start gap-3 sm:hidden" data-dock>
        {play}
        <div className="min-w-0 grow">
          <p className="mb-2 flex justify-between gap-2 text-label text-ink-3 tabular-nums">
            <b className="font-heading text-ink">쓴 과정 보기</b>
            <span>{isAtEnd ? `${sessions.length}회 · ${formatMinutes(facts.activeMinutes)}` : moment}</span>
          </p>
          {grain("dock")}
          {!isAtEnd && <div className="mt-2 flex flex-wrap items-center gap-1">{tools}</div>}
        </div>
      </div>
    </section>
  );
}
