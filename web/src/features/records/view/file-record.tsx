import type { WritingRecord } from "@geulgyeol/contract";
import { finalLength } from "@geulgyeol/records";
import { formatCount } from "@geulgyeol/wording";
import { formatDayRange } from "@geulgyeol/wording/records";
import { useCallback } from "react";
import { loadApi } from "../../../shared/api/load-api.ts";
import { RecordView } from "./record-view.tsx";
import { type ConfirmStamps, useRecordCheck } from "./use-record-check.ts";

/** A record that was read from a file. */
export default function FileRecord({ record }: { record: WritingRecord }) {
  const { recordId, startedAt } = record.head;
  const confirm: ConfirmStamps = useCallback((states) => askServer(recordId, states), [recordId]);
  const { check, facts } = useRecordCheck(record, confirm);
  const began = Date.parse(startedAt);
  return (
    <section aria-label="확인한 결과" className="mt-10">
      <RecordView
        record={record}
        check={check}
        facts={facts}
        hasName={false}
        heading={
          <>
            <h2 className="text-title-2 font-heading">파일의 작성 기록</h2>
            <p className="mt-1 text-note text-ink-2 tabular-nums">
              {formatDayRange(began, began + (record.entries.at(-1)?.time ?? 0))} ·{" "}
              {formatCount(finalLength(record.entries))}자
            </p>
          </>
        }
      />
    </section>
  );
}

/** The server's stamps of these states; null if it could not be asked. */
async function askServer(recordId: string, states: readonly { entries: number; hash: string }[]) {
  if (states.length === 0) return [];
  try {
    const { callEndpoint, verifyRecord } = await loadApi();
    return (await callEndpoint(verifyRecord, { recordId, states: [...states] })).stamps;
  } catch (error) {
    console.warn("The stamps could not be verified.", error);
    return null;
  }
}
