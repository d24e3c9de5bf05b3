import type { WritingRecord } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { Suspense, useState } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { saveFile } from "../../shared/ui/save-file.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import { assembleRecord, exportRecord } from "./export-record.ts";
import type { Attempt } from "./record-panel.tsx";
import { removeRecord } from "./record-store.ts";
import { isSalted, sealStoredRecord } from "./recording.ts";

const ShareRecordDialog = lazyPart(() => import("./share-record-dialog.tsx"));

interface DeviceRecordsProps {
  readonly records: readonly StoredRecord[];
  /** Another tab is writing it. */
  readonly idInUse: string | null;
  readonly attempt: Attempt;
  readonly onRemoved: () => void;
}

/** The records on this device: show, export or delete them. */
export function DeviceRecords({ records, idInUse, attempt, onRemoved }: DeviceRecordsProps) {
  const [shown, setShown] = useState<{ record: WritingRecord; title: string } | null>(null);
  if (records.length === 0) return null;
  return (
    <section aria-label="이 기기의 기록" className="border-t border-line px-5 py-4 sm:px-7">
      <h2 className="text-title-3 font-heading">이 기기의 기록</h2>
      <ul>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            isInUse={record.id === idInUse}
            attempt={attempt}
            onShow={(whole) => setShown({ record: whole, title: record.title })}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      <Suspense>{shown && <ShareRecordDialog {...shown} onClose={() => setShown(null)} />}</Suspense>
    </section>
  );
}

interface RecordRowProps {
  readonly record: StoredRecord;
  readonly isInUse: boolean;
  readonly attempt: Attempt;
  readonly onShow: (record: WritingRecord) => void;
  readonly onRemoved: () => void;
}

function RecordRow({ record, isInUse, attempt, onShow, onRemoved }: RecordRowProps) {
  const isSignedIn = useCaller() !== "anonymous";
  const salted = isSalted(record) ? record : null;

  async function exportThis() {
    if (salted === null) return;
    saveFile(
      `geulgyeol-record-${record.id.slice(0, 8)}.zip`,
      await exportRecord(await assembleRecord(salted, Date.now())),
    );
    showToast("작성 기록을 내보냈어요.");
  }

  async function show() {
    if (salted === null) return;
    const whole = await sealStoredRecord(salted);
    if (whole === null) showToast("다른 탭에서 쓰고 있는 기록이에요. 그 탭에서 보여 주세요.");
    else onShow(whole);
  }

  async function remove() {
    await removeRecord(record.id);
    onRemoved();
    showToast("이 기기의 기록을 지웠어요.");
    if (!record.isStamped || !isSignedIn) return;
    const { callEndpoint, forgetRecord } = await loadApi();
    await callEndpoint(forgetRecord, { recordId: record.id }).catch(() => undefined);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 grow basis-44">
        <span className="block truncate">{record.title || "빈 글에서 시작"}</span>
        <span className="block text-label text-ink-3 tabular-nums">
          {formatDateTime(new Date(record.startedAt).toISOString())}
          {record.isStamped && " · 시각 인증"}
          {salted === null && " · 예전 형식이라 지울 수만 있어요"}
        </span>
      </span>
      <span className="flex flex-wrap gap-1">
        {salted && (
          <>
            <Button size="tiny" disabled={isInUse} onClick={() => attempt(show)}>
              보여 주기
            </Button>
            <Button size="tiny" onClick={() => attempt(exportThis)}>
              내보내기
            </Button>
          </>
        )}
        <Button size="tiny" look="ghost" disabled={isInUse} onClick={() => attempt(remove)}>
          지우기
        </Button>
      </span>
    </li>
  );
}
