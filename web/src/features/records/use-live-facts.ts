import { factsOf, type RecordFacts } from "@geulgyeol/records";
import { useEffect, useState } from "react";
import { useStore } from "../../shared/state/create-store.ts";
import { headOf } from "./recorder.ts";
import { recordedNow } from "./recording.ts";
import { activeRecording } from "./recording-state.ts";

/** So often the figures follow the typing at most, in milliseconds. */
const EVERY_MS = 1_000;

/** The facts of the record that is being written; null while nothing is recorded. */
export function useLiveFacts(): RecordFacts | null {
  const state = useStore(activeRecording);
  const [facts, setFacts] = useState<RecordFacts | null>(read);
  const isOn = state !== null;

  useEffect(() => {
    if (!isOn) return setFacts(null);
    let last: number | null = null;
    const look = () => {
      const entries = activeRecording.get()?.entries ?? null;
      if (entries === last) return;
      last = entries;
      setFacts(read());
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  return facts;
}

function read(): RecordFacts | null {
  const recorded = recordedNow();
  const record = activeRecording.get()?.record;
  if (recorded === null || record === undefined) return null;
  return factsOf({ head: headOf(record), entries: [...recorded.entries] }, recorded.stamps);
}
