import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { saveFile } from "../../shared/ui/save-file.ts";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import { assembleRecord, exportRecord } from "./export-record.ts";
import { ProofList } from "./proof-list.tsx";
import type { WritingRecord } from "./record-format.ts";
import { listRecords, removeRecord } from "./record-store.ts";
import type { RecorderState } from "./recorder.ts";
import { activeRecording, beginRecording, canRecord, endRecording, recordElsewhere } from "./recording.ts";
import { ReplayView } from "./replay-view.tsx";
import { PROVES, PROVES_NOT } from "./what-it-proves.ts";

/** Explains writing records, and shows the current one and those stored on this device. */
export default function RecordDialog({ onClose }: { onClose: () => void }) {
  const recording = useStore(activeRecording);
  const elsewhere = useStore(recordElsewhere);
  const { records, reload } = useStoredRecords(recording === null);
  const [wantsStamps, setWantsStamps] = useState(false);
  const [shown, setShown] = useState<WritingRecord | null>(null);
  const [problem, attempt] = useAttempt();

  return (
    <Dialog
      open
      width={860}
      title="작성 기록"
      description="글이 어떻게 쓰였는지를 이 기기에 남겨요. 켜기 전에는 아무것도 남기지 않아요."
      onClose={onClose}
    >
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {problem}
        </Alert>
      )}
      {elsewhere && (
        <Alert tone="warn" className="mt-4">
          이 글의 기록은 다른 탭에서 이어지고 있어요. 이 탭에서 쓰는 글은 기록하지 않고, 그 탭을 닫으면 여기서 이어
          기록해요.
        </Alert>
      )}
      {recording ? (
        <CurrentRecord recording={recording} onEnd={() => attempt(endRecording)} />
      ) : (
        <NewRecord
          wantsStamps={wantsStamps}
          onWantsStamps={setWantsStamps}
          onBegin={(isStamped) => attempt(() => beginRecording(isStamped))}
        />
      )}
      <RecordList
        records={records}
        isInUse={({ id }) => id === recording?.record.id || id === elsewhere}
        attempt={attempt}
        onShow={setShown}
        onRemoved={reload}
      />
      {shown && (
        <div className="mt-4 border-t border-line pt-4">
          <ReplayView key={shown.exportedAt} head={shown.head} entries={shown.entries} />
        </div>
      )}
      <p className="mt-5 text-note text-ink-3">
        받은 기록은{" "}
        <Link to="/verify-record" className={TEXT_LINK}>
          작성 기록 확인
        </Link>
        에서 누구나 살펴볼 수 있어요.
      </p>
    </Dialog>
  );
}

/** The records on this device, reloaded when one starts or ends. */
function useStoredRecords(isIdle: boolean) {
  const [records, setRecords] = useState<readonly StoredRecord[]>([]);
  const reload = useCallback(() => {
    listRecords().then(setRecords, () => setRecords([]));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: beginning and ending change the list
  useEffect(reload, [reload, isIdle]);
  return { records, reload };
}

type Attempt = (action: () => Promise<void>) => void;

/** Runs an action that the device may refuse, and reports a failure; nothing is lost. */
function useAttempt(): readonly [problem: string | null, attempt: Attempt] {
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (action: () => Promise<void>) => {
    setProblem(null);
    action().catch((error: unknown) => {
      console.warn("The writing record could not be used.", error);
      setProblem("이 브라우저에서 기록을 다루지 못했어요. 저장 공간을 확인해 주세요.");
    });
  };
  return [problem, attempt];
}

function CurrentRecord({ recording, onEnd }: { recording: RecorderState; onEnd: () => void }) {
  const { record, entries, lastStamp, isFull } = recording;
  return (
    <section aria-label="지금 기록" className="mt-5 rounded-md bg-sunken px-4 py-3">
      <p className="font-semibold">기록하고 있어요</p>
      <p className="mt-0.5 text-note text-ink-2 tabular-nums">
        {formatDateTime(new Date(record.startedAt).toISOString())}부터 · 변경 {formatCount(entries)}번
        {record.isStamped &&
          ` · ${lastStamp ? `마지막 시각 인증 ${formatDateTime(lastStamp.stampedAt)}` : "시각 인증을 기다려요"}`}
      </p>
      {isFull && <p className="mt-1 text-note text-danger">기록이 가득 찼어요. 마치고 새로 시작해 주세요.</p>}
      <Button size="small" className="mt-3" onClick={onEnd}>
        기록 마치기
      </Button>
    </section>
  );
}

interface NewRecordProps {
  readonly wantsStamps: boolean;
  readonly onWantsStamps: (wantsStamps: boolean) => void;
  readonly onBegin: (isStamped: boolean) => void;
}

/** The content and meaning of a record, and the button to start one. */
function NewRecord({ wantsStamps, onWantsStamps, onBegin }: NewRecordProps) {
  const isSignedIn = useCaller() !== "anonymous";
  const isStamped = wantsStamps && isSignedIn;
  return (
    <section aria-label="기록 시작" className="mt-5">
      <p className="text-ink-2">
        넣은 글자와 지운 글자, 붙여 넣은 크기, 쉰 시간을 순서대로 남겨요. 남긴 것은 이 기기에만 있고, 내보내서 보여 주기
        전에는 누구도 볼 수 없어요.
      </p>
      <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <ProofList level="dialog" title="알 수 있는 것" lines={PROVES} />
        <ProofList level="dialog" title="알 수 없는 것" lines={PROVES_NOT} />
      </div>
      <div className="mt-3">
        <CheckField
          checked={isStamped}
          disabled={!isSignedIn}
          onChange={(event) => onWantsStamps(event.target.checked)}
          label={
            <span className={isSignedIn ? "" : "text-ink-3"}>
              1분마다 서버가 시각을 인증해요. (권장){" "}
              <span className="text-note text-ink-3">
                {isSignedIn ? "글은 보내지 않고 지문(해시)과 변경 수, 글자 수만 보내요." : "로그인하면 쓸 수 있어요."}
              </span>
            </span>
          }
        />
      </div>
      {!canRecord() && (
        <Alert tone="warn" className="mt-3">
          이 연결에서는 기록을 남길 수 없어요. https 주소로 열어 주세요.
        </Alert>
      )}
      <Button look="primary" className="mt-3" disabled={!canRecord()} onClick={() => onBegin(isStamped)}>
        기록 시작
      </Button>
    </section>
  );
}

interface RecordListProps extends Omit<RecordRowProps, "record" | "isInUse"> {
  readonly records: readonly StoredRecord[];
  readonly isInUse: (record: StoredRecord) => boolean;
}

function RecordList({ records, isInUse, ...row }: RecordListProps) {
  if (records.length === 0) return null;
  return (
    <section aria-label="이 기기의 기록" className="mt-6 border-t border-line pt-4">
      <h3 className="text-title-3 font-heading">이 기기의 기록</h3>
      <ul>
        {records.map((record) => (
          <RecordRow key={record.id} record={record} isInUse={isInUse(record)} {...row} />
        ))}
      </ul>
    </section>
  );
}

interface RecordRowProps {
  readonly record: StoredRecord;
  /** A tab is recording it. */
  readonly isInUse: boolean;
  readonly attempt: Attempt;
  readonly onShow: (record: WritingRecord) => void;
  readonly onRemoved: () => void;
}

function RecordRow({ record, isInUse, attempt, onShow, onRemoved }: RecordRowProps) {
  const isSignedIn = useCaller() !== "anonymous";

  async function exportThis() {
    const assembled = await assembleRecord(record, Date.now());
    saveFile(`geulgyeol-record-${record.id.slice(0, 8)}.zip`, await exportRecord(assembled));
    showToast("작성 기록을 내보냈어요.");
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0 grow">
        <span className="block truncate">{record.title || "빈 글에서 시작"}</span>
        <span className="block text-label text-ink-3 tabular-nums">
          {formatDateTime(new Date(record.startedAt).toISOString())}
          {record.isStamped && " · 시각 인증"}
        </span>
      </span>
      <Button size="tiny" onClick={() => attempt(async () => onShow(await assembleRecord(record, Date.now())))}>
        다시 보기
      </Button>
      <Button size="tiny" onClick={() => attempt(exportThis)}>
        내보내기
      </Button>
      <Button size="tiny" look="ghost" disabled={isInUse} onClick={() => attempt(remove)}>
        지우기
      </Button>
    </li>
  );
}
