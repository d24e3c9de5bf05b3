import type { Stamp, WritingRecord } from "@geulgyeol/contract";
import { type ReactNode, useCallback, useMemo } from "react";
import { RecordView } from "./record-view.tsx";
import { type ConfirmStamps, useRecordCheck } from "./use-record-check.ts";

interface HandedRecordProps {
  readonly record: WritingRecord;
  readonly stamps: readonly Stamp[];
  readonly heading: ReactNode;
}

/** A record that was handed in with a text, checked in this browser. */
export default function HandedRecord({ record: sent, stamps, heading }: HandedRecordProps) {
  // Every state that the server has noted must agree, not only those that the record claims.
  const record = useMemo(() => {
    const noted = stamps.filter(({ entries }) => entries <= sent.entries.length);
    return { ...sent, stamps: noted };
  }, [sent, stamps]);
  const confirm: ConfirmStamps = useCallback(
    async (states) => {
      const hashes = new Map(states.map(({ entries, hash }) => [entries, hash]));
      return stamps.filter(({ entries, hash }) => hashes.get(entries) === hash);
    },
    [stamps],
  );
  const { check, facts } = useRecordCheck(record, confirm);
  return <RecordView record={record} check={check} facts={facts} heading={heading} hasName />;
}
