import type { WritingRecord } from "@geulgyeol/contract";
import { ORIGIN_CLASSES, type RecordFacts } from "@geulgyeol/records";
import { formatCount } from "@geulgyeol/wording";
import { RECORD_ORIGIN_NAME, recordLead } from "@geulgyeol/wording/records";
import { Link2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useStore } from "../../shared/state/create-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { KeptHere } from "./kept-here.tsx";
import { PasteNotes } from "./paste-notes.tsx";
import { recordedNow, sealedRecord } from "./recording.ts";
import { activeRecording } from "./recording-state.ts";
import { useLiveFacts } from "./use-live-facts.ts";
import { grainCaption, TimeGrain } from "./view/time-grain.tsx";

const ShareRecordDialog = lazyPart(() => import("./share-record-dialog.tsx"));

/** The record that is being written: how long, how much, from where; and the way to show it. */
export function CurrentRecord() {
  const facts = useLiveFacts();
  const state = useStore(activeRecording);
  const [shown, setShown] = useState<WritingRecord | null>(null);
  if (facts === null || state === null) return null;
  const { record } = state;
  return (
    <>
      <section aria-label="지금까지의 기록" className="px-5 pt-5 pb-4.5 sm:px-7">
        <Lead facts={facts} startedAt={record.startedAt} />
        {facts.sessions.length > 0 && (
          <div className="mt-5">
            <TimeGrain sessions={facts.sessions} startedAt={record.startedAt} size="panel" />
            <p className="mt-2.5 text-label text-ink-3">{grainCaption(facts.sessions)}</p>
          </div>
        )}
      </section>
      <Origins facts={facts} />
      <div className="border-t border-line px-5 py-4 sm:px-7">
        <KeptHere isStamped={record.isStamped} />
      </div>
      <div className="mt-auto border-t border-line px-5 pt-4 pb-6 sm:px-7">
        <Button look="soft" full onClick={async () => setShown(await sealedRecord())}>
          <Link2 size={17} strokeWidth={1.75} aria-hidden />이 기록 보여 주기
        </Button>
        <p className="mt-2.25 text-center text-label text-ink-3">링크를 만들기 전에는 아무도 볼 수 없어요.</p>
      </div>
      <Suspense>
        {shown && <ShareRecordDialog record={shown} title={record.title} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}

function Lead({ facts, startedAt }: { facts: RecordFacts; startedAt: number }) {
  const sessions = facts.sessions.map(({ from, to }) => ({ from: startedAt + from, to: startedAt + to }));
  const [time, share] = recordLead({ ...facts, sessions, typed: facts.units.typed });
  return (
    <h2 className="text-lead leading-relaxed font-semibold tracking-close">
      {time}
      <br />
      {share}
    </h2>
  );
}

/** How much of the text is from where, and the writer's words to what was pasted. */
function Origins({ facts }: { facts: RecordFacts }) {
  const { units, arrivals } = facts;
  const entries = recordedNow()?.entries ?? [];
  return (
    <ul aria-label="어디서 온 글인가" className="border-t border-line px-5 py-2 sm:px-7">
      {ORIGIN_CLASSES.filter((origin) => origin !== "other" || units.other > 0).map((origin) => {
        const own = arrivals.filter((arrival) => arrival.origin === origin && arrival.kept > 0);
        return (
          <li key={origin} className="border-t border-line py-2.5 first:border-t-0">
            <p className="flex items-center justify-between gap-3">
              <span className="inline-flex items-center gap-2.5">
                <i className={`origin-pattern h-3 w-5 shrink-0 o-${origin}`} aria-hidden />
                {RECORD_ORIGIN_NAME[origin]}
                {origin !== "typed" && own.length > 0 && ` ${own.length}번`}
              </span>
              <b className="font-heading tabular-nums">
                {units[origin] === 0 ? "없음" : `${formatCount(units[origin])}자`}
              </b>
            </p>
            {origin !== "typed" && <PasteNotes arrivals={own} notes={facts.notes} entries={entries} />}
          </li>
        );
      })}
    </ul>
  );
}
