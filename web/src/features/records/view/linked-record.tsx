import type { SharedRecordPage, Stamp } from "@geulgyeol/contract";
import { finalLength } from "@geulgyeol/records";
import { formatCount, formatDateTime, formatDay } from "@geulgyeol/wording";
import { formatDayRange } from "@geulgyeol/wording/records";
import { useCallback, useMemo } from "react";
import { RecordView } from "./record-view.tsx";
import { type ConfirmStamps, useRecordCheck } from "./use-record-check.ts";

interface LinkedRecordProps {
  readonly page: SharedRecordPage;
  /** A text that the reader came with, see `RecordView`. */
  readonly given: string | null;
}

/** The record behind a link. The record comes from the writer's device, the stamps from the server. */
export default function LinkedRecord({ page, given }: LinkedRecordProps) {
  const { title, writer, expiresAt, sharedAt, stamps } = page;
  // Every state that the server has noted must agree, not only those that the record claims.
  const record = useMemo(() => ({ ...page.record, stamps }), [page.record, stamps]);
  const confirm: ConfirmStamps = useCallback(async (states) => sameStates(stamps, states), [stamps]);
  const { check, facts } = useRecordCheck(record, confirm);
  const began = Date.parse(record.head.startedAt);
  const from = began + (record.entries[0]?.time ?? 0);
  const to = began + (record.entries.at(-1)?.time ?? 0);
  const line = [
    writer === null ? "이름 없이 보여 준 기록" : `${writer} 님이 보여 준 기록`,
    formatDayRange(from, to),
    `${formatCount(finalLength(record.entries))}자`,
    expiresAt === null ? "기한 없이 볼 수 있어요" : `${formatDateTime(expiresAt).slice(0, 12)}.까지 볼 수 있어요`,
  ];
  return (
    <>
      <RecordView
        record={record}
        check={check}
        facts={facts}
        hasName={writer !== null}
        given={given}
        heading={
          <>
            <p className="text-note text-ink-3">작성 기록</p>
            <h1 className="mt-1 text-title-1 font-bold break-words">{title}</h1>
            <p className="mt-1.5 text-note text-ink-2 tabular-nums">
              {line.map((part, index) => (
                <span key={part} className="inline-block">
                  {part}
                  {index < line.length - 1 && <span className="mx-1">·</span>}
                </span>
              ))}
              {writer !== null && <span className="block text-ink-3">이름은 보낸 사람이 적었어요.</span>}
            </p>
          </>
        }
      />
      <p className="mt-4 text-label text-ink-3 break-all tabular-nums">
        기록 번호 {record.head.recordId} · 마지막 지문(해시) {shorten(record.hash)} · {formatDay(sharedAt)}에 만든 링크
      </p>
      <p className="text-label text-ink-3">
        글쓴이는 이 링크를 언제든 닫을 수 있어요. 연 횟수만 세고, 연 사람은 남기지 않아요.
      </p>
    </>
  );
}

/** "7f3a 91c0 5be2 … d418" */
function shorten(hash: string): string {
  return `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)} … ${hash.slice(-4)}`;
}

/** The stamps of exactly these states. */
function sameStates(stamps: readonly Stamp[], states: readonly { entries: number; hash: string }[]): readonly Stamp[] {
  const hashes = new Map(states.map(({ entries, hash }) => [entries, hash]));
  return stamps.filter(({ entries, hash }) => hashes.get(entries) === hash);
}
