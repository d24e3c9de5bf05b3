import type { WritingRecord } from "@geulgyeol/contract";
import { finalText, openReplay, type RecordFacts } from "@geulgyeol/records";
import { CAVEAT } from "@geulgyeol/wording";
import { formatMinutes, formatMoment, formatPause, recordLead } from "@geulgyeol/wording/records";
import { Info } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { SHEET } from "../../../shared/ui/surfaces.ts";
import { ChangedPlaces } from "./changed-places.tsx";
import { CheckSeal, ComparedSeal } from "./check-seal.tsx";
import { CompareHiddenText, OwnTextForm } from "./compare-own-text.tsx";
import { type ComparedText, compareTexts } from "./compared-text.ts";
import { HowChecked } from "./how-checked.tsx";
import { Knowables } from "./knowables.tsx";
import { OriginBar } from "./origin-bar.tsx";
import { OriginText } from "./origin-text.tsx";
import { RecordEvents } from "./record-events.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { faultOfShownText } from "./shown-text-fault.ts";
import { TextThen } from "./text-then.tsx";
import { grainCaption, TimeGrain } from "./time-grain.tsx";
import { type Playback, usePlayback } from "./use-playback.ts";
import type { CheckedRecord, RecordCheckState } from "./use-record-check.ts";

interface RecordViewProps extends CheckedRecord {
  readonly record: WritingRecord;
  /** Title and what stands below it. */
  readonly heading: ReactNode;
  /** A name that the sender has given stands in the heading. */
  readonly hasName: boolean;
  /** A text that the reader has, to be compared at once; null or left out for none. */
  readonly given?: string | null;
}

const SECTION = "border-t border-line px-4.5 py-6 first:border-t-0 sm:px-8";

/** A writing record for its reader: what it says, whether it is whole, the text by origin, and how it was written. */
export function RecordView({ record, check, facts, heading, hasName, given = null }: RecordViewProps) {
  const [isHow, setHow] = useState(false);
  const how = useRef<HTMLElement>(null);
  const course = useRef<HTMLDivElement>(null);
  const [breakAt, setBreakAt] = useState<number | null>(null);
  const isStamped = check.phase === "checking" ? record.stamps.length > 0 : (facts?.isStamped ?? false);
  const text = useMemo(() => finalText(record.entries), [record]);
  const changes = useRef<HTMLElement>(null);
  const [compared, setCompared] = useState<ComparedText | null>(() =>
    given === null || text === null ? null : compareTexts(given, text),
  );

  function explain() {
    setHow(true);
    requestAnimationFrame(() => how.current?.scrollIntoView({ block: "center" }));
  }

  function showBreak(index: number) {
    setBreakAt(index);
    requestAnimationFrame(() => course.current?.scrollIntoView({ block: "center" }));
  }

  return (
    <>
      <div className="mb-7 grid items-end gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0">
          {heading}
          {facts && <Lead record={record} facts={facts} />}
        </div>
        <div className="flex flex-col gap-4">
          <CheckSeal {...{ record, check, facts }} onHow={explain} onShowBreak={facts === null ? null : showBreak} />
          {compared && (
            <ComparedSeal
              compared={compared}
              onShow={() => changes.current?.scrollIntoView({ block: "start", behavior: "smooth" })}
            />
          )}
        </div>
      </div>
      <div className={SHEET}>
        {facts === null ? (
          <Uncounted record={record} check={check} />
        ) : (
          <RecordBody key={breakAt} {...{ record, facts, text, check, breakAt }} course={course} />
        )}
        {text !== null && facts !== null && (
          <section ref={changes} aria-label="가진 글과 비교" className={`scroll-mt-6 ${SECTION}`}>
            {compared?.isSame === false && <ChangedPlaces compared={compared} />}
            <p className={`mb-2 text-note text-ink-2 ${compared?.isSame === false ? "mt-6" : ""}`}>
              받은 글이 기록을 마친 뒤 바뀌었는지 이 브라우저에서 비교해 드려요.
            </p>
            <OwnTextForm onCompare={(own) => setCompared(compareTexts(own, text))} onEdit={() => setCompared(null)} />
          </section>
        )}
        {isHow && (
          <section ref={how} className={SECTION}>
            <HowChecked />
          </section>
        )}
        <section className={SECTION}>
          <Knowables
            hasText={text !== null}
            isStamped={isStamped}
            hasName={hasName}
            isBroken={check.phase === "done" && check.fault !== null}
          />
        </section>
        <p className={`flex items-start gap-2.5 text-note text-ink-2 ${SECTION}`}>
          <Info size={17} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
          <span>
            <b className="font-heading text-ink">{CAVEAT}</b> 궁금한 곳이 있으면 글쓴이에게 그 대목을 어떻게 썼는지
            물어봐 주세요.
          </span>
        </p>
      </div>
    </>
  );
}

/** A record that does not fit together: nothing is counted, and another text at its end is shown with its differences. */
function Uncounted({ record, check }: { record: WritingRecord; check: RecordCheckState }) {
  const other = faultOfShownText(record, check);
  const compared = other?.compared ?? null;
  return (
    <>
      <p className={SECTION}>
        {other === null ? "기록이 이어지지 않아서" : "보여 준 글이 기록과 달라서"} 얼마나 직접 쳤는지는 세지 않았어요.
      </p>
      {compared && (
        <section aria-label="기록의 끝과 다른 곳" className={SECTION}>
          <ChangedPlaces compared={compared} of="shown" />
        </section>
      )}
    </>
  );
}

function Lead({ record, facts }: { record: WritingRecord; facts: RecordFacts }) {
  const began = Date.parse(record.head.startedAt);
  const sessions = facts.sessions.map(({ from, to }) => ({ from: began + from, to: began + to }));
  const [time, share] = recordLead({ ...facts, sessions, typed: facts.units.typed });
  return (
    <p className="mt-4.5 text-display-4 leading-heading font-heading tracking-tighter text-balance max-sm:text-display-3">
      {time}
      <br />
      {share}
    </p>
  );
}

interface BodyProps {
  readonly record: WritingRecord;
  readonly facts: RecordFacts;
  readonly text: string | null;
  readonly check: RecordCheckState;
  /** The entry at which the reader wants to see the break. */
  readonly breakAt: number | null;
  readonly course: React.RefObject<HTMLDivElement | null>;
}

function RecordBody({ record, facts, text, breakAt, course }: BodyProps) {
  const playback = usePlayback(record, facts, breakAt);
  const replay = useMemo(() => openReplay(record.entries), [record]);
  const { count, total } = playback;
  const began = Date.parse(record.head.startedAt);
  const textPart = useRef<HTMLDivElement>(null);

  function showBefore(index: number) {
    playback.seek(index);
    textPart.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <section aria-label="어디서 온 글인가" className={SECTION}>
        <OriginBar units={facts.units} />
      </section>
      <div className={`grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_304px] ${SECTION}`}>
        <section ref={textPart} aria-label="글" className="min-w-0 scroll-mt-6">
          {count < total && replay !== null ? (
            <TextThen text={replay.textAfter(count)} last={record.entries[count - 1]} />
          ) : text === null ? (
            <>
              <StillGrain facts={facts} startedAt={began} />
              <NoText record={record} />
            </>
          ) : (
            <OriginText text={text} runs={facts.runs} arrivals={facts.arrivals} entries={record.entries} />
          )}
        </section>
        <section aria-label="기록에 남은 일" className="max-lg:border-t max-lg:border-line max-lg:pt-6">
          <h2 className="mb-3.5 text-lead font-heading">기록에 남은 일</h2>
          <RecordEvents record={record} facts={facts} text={text} onShowBefore={replay && showBefore} />
        </section>
      </div>
      <div ref={course}>
        {breakAt !== null && <BreakNote record={record} index={breakAt} />}
        {replay === null && text !== null && (
          <section aria-label="쓴 시간" className="border-t border-line px-4.5 py-6 sm:px-8">
            <StillGrain facts={facts} startedAt={began} />
          </section>
        )}
        {replay !== null && (
          <ReplayPanel facts={facts} startedAt={began} playback={playback} now={timeNow(record, playback)} />
        )}
        <p className="sr-only">{inWords(facts, began)}</p>
      </div>
    </>
  );
}

function timeNow({ entries }: WritingRecord, { count }: Playback): number {
  return entries[Math.max(0, count - 1)]?.time ?? 0;
}

function NoText({ record }: { record: WritingRecord }) {
  return (
    <div className="mt-7 border-t border-line pt-5 text-ink-2">
      <p className="mb-2">
        글쓴이가 글은 보여 주지 않기로 했어요. 가진 글을 넣으면 이 기록의 글과 같은지 이 브라우저에서 비교해 드려요.
      </p>
      <CompareHiddenText record={record} />
    </div>
  );
}

function StillGrain({ facts, startedAt }: { facts: RecordFacts; startedAt: number }) {
  return (
    <>
      <h2 className="text-lead font-heading">쓴 시간</h2>
      <p className="mb-4.5 text-label text-ink-3">{grainCaption(facts.sessions)}</p>
      <TimeGrain sessions={facts.sessions} startedAt={startedAt} size="page" />
    </>
  );
}

function BreakNote({ record, index }: { record: WritingRecord; index: number }) {
  const at = Date.parse(record.head.startedAt) + (record.entries[index]?.time ?? 0);
  return (
    <p role="status" className="border-t border-line bg-warn-soft px-4.5 py-3 text-note text-warn sm:px-8">
      {formatMoment(at)}, {index + 1}번째 기록부터 맞지 않아요. 그 뒤는 나중에 바뀌었을 수 있어요.
    </p>
  );
}

/** The grain of time in words, for those who do not see it. */
function inWords({ sessions }: RecordFacts, startedAt: number): string {
  return sessions
    .map(({ from, to, minutes }, number) => {
      const next = sessions[number + 1];
      const pause = next ? `, ${formatPause(next.from - to)} 쉼` : "";
      return `${number + 1}회 ${formatMoment(startedAt + from)}, ${formatMinutes(minutes.length)}${pause}`;
    })
    .join(". ");
}
