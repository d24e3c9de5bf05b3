import type { Stamp, WritingRecord } from "@geulgyeol/contract";
import {
  checkRecord,
  factsOf,
  findStampFault,
  type RecordFacts,
  type RecordFault,
  type StampFault,
} from "@geulgyeol/records";
import { useEffect, useMemo, useState } from "react";

/** Work between two moments at which the page can react, in milliseconds. */
const SLICE_MS = 12;

export type RecordCheckState =
  | { readonly phase: "checking"; readonly seen: number }
  | {
      readonly phase: "done";
      readonly fault: RecordFault | StampFault | null;
      /** What the server has confirmed; null if it could not be asked. */
      readonly stamps: readonly Stamp[] | null;
    };

export interface CheckedRecord {
  readonly check: RecordCheckState;
  /** Null where the entries do not fit together, so that nothing can be counted. */
  readonly facts: RecordFacts | null;
}

/** Asks the server which of these states it has stamped; null if it could not be asked. */
export type ConfirmStamps = (states: readonly { entries: number; hash: string }[]) => Promise<readonly Stamp[] | null>;

/** Goes through a record in this browser, piece by piece, then compares it with the server's stamps. */
export function useRecordCheck(record: WritingRecord, confirm: ConfirmStamps): CheckedRecord {
  const [check, setCheck] = useState<RecordCheckState>({ phase: "checking", seen: 0 });

  useEffect(() => {
    let isGone = false;
    setCheck({ phase: "checking", seen: 0 });
    void (async () => {
      const { fault, hashes } = await walk(record, (seen) => {
        if (!isGone) setCheck({ phase: "checking", seen });
        return isGone;
      });
      const stamps = await confirm([...hashes].map(([entries, hash]) => ({ entries, hash })));
      if (isGone) return;
      setCheck({ phase: "done", fault: fault ?? (stamps && findStampFault(record, stamps)), stamps });
    })();
    return () => {
      isGone = true;
    };
  }, [record, confirm]);

  const stamps = check.phase === "done" ? check.stamps : null;
  const part = check.phase === "done" ? check.fault?.part : undefined;
  const facts = useMemo(() => {
    const cannotCount = part === "entry" || part === "time" || part === "state" || part === "hidden";
    return cannotCount ? null : factsOf(record, stamps ?? []);
  }, [record, stamps, part]);
  return { check, facts };
}

/** `onProgress` returns true to stop. */
async function walk(record: WritingRecord, onProgress: (seen: number) => boolean) {
  const steps = checkRecord(record);
  let until = performance.now() + SLICE_MS;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    if (onProgress(step.value)) return { fault: null, hashes: new Map<number, string>() };
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  }
}
