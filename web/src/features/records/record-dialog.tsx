import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import type { KeptRecord } from "../../shared/draft/device-store.ts";
import { formatDateTime } from "../../shared/format/dates.ts";
import { formatCount } from "../../shared/format/numbers.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import { assembleRecord, exportRecord, saveAs } from "./export-record.ts";
import type { WritingRecord } from "./record-format.ts";
import { listRecords, removeRecord } from "./record-store.ts";
import { beginRecording, canRecord, endRecording, useRecordElsewhere, useRecording } from "./recording.ts";
import { ReplayView } from "./replay-view.tsx";
import { Told } from "./told.tsx";
import { PROVES, PROVES_NOT } from "./what-it-proves.ts";

/** What a writing record is, the one being kept, and those that lie on this device. */
export default function RecordDialog({ onClose }: { onClose: () => void }) {
  const recording = useRecording();
  const elsewhere = useRecordElsewhere();
  const isSignedIn = useCaller() !== "anonymous";
  const [wantsStamps, setWantsStamps] = useState(false);
  const [records, setRecords] = useState<readonly KeptRecord[]>([]);
  const [shown, setShown] = useState<WritingRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const look = useCallback(() => {
    listRecords().then(setRecords, () => setRecords([]));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: beginning and ending change the list
  useEffect(look, [look, recording === null]);

  /** Whatever the device refuses is said, and nothing is lost. */
  async function attempt(what: () => Promise<void>) {
    setProblem(null);
    try {
      await what();
    } catch (error) {
      console.warn("The writing record could not be used.", error);
      setProblem("이 브라우저에서 기록을 다루지 못했어요. 저장 공간을 확인해 주세요.");
    }
  }

  async function onExport(kept: KeptRecord) {
    const record = await assembleRecord(kept, Date.now());
    saveAs(await exportRecord(record), `geulgyeol-record-${kept.id.slice(0, 8)}.zip`);
    showToast("작성 기록을 내보냈어요.");
  }

  async function onRemove(kept: KeptRecord) {
    await removeRecord(kept.id);
    look();
    showToast("이 기기의 기록을 지웠어요.");
    if (!kept.isStamped || !isSignedIn) return;
    const { callEndpoint, forgetRecord } = await loadApi();
    await callEndpoint(forgetRecord, { recordId: kept.id }).catch(() => undefined);
  }

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
        <section aria-label="지금 기록" className="mt-5 rounded-md bg-sunken px-4 py-3">
          <p className="font-semibold">기록하고 있어요</p>
          <p className="mt-0.5 text-note text-ink-2 tabular-nums">
            {formatDateTime(new Date(recording.record.startedAt).toISOString())}부터 · 변경{" "}
            {formatCount(recording.entries)}번
            {recording.record.isStamped &&
              ` · ${recording.lastStamp ? `마지막 서버 도장 ${formatDateTime(recording.lastStamp.stampedAt)}` : "서버 도장을 기다려요"}`}
          </p>
          {recording.isFull && (
            <p className="mt-1 text-note text-danger">기록이 가득 찼어요. 마치고 새로 시작해 주세요.</p>
          )}
          <Button size="small" className="mt-3" onClick={() => void attempt(endRecording)}>
            기록 마치기
          </Button>
        </section>
      ) : (
        <section aria-label="기록 시작" className="mt-5">
          <p className="text-ink-2">
            넣은 글자와 지운 글자, 붙여 넣은 크기, 쉰 시간을 순서대로 남겨요. 남긴 것은 이 기기에만 있고, 내보내서 보여
            주기 전에는 누구도 볼 수 없어요.
          </p>
          <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            <Told level="dialog" title="알 수 있는 것" lines={PROVES} />
            <Told level="dialog" title="알 수 없는 것" lines={PROVES_NOT} />
          </div>
          <div className="mt-3">
            <CheckField
              checked={wantsStamps && isSignedIn}
              disabled={!isSignedIn}
              onChange={(event) => setWantsStamps(event.target.checked)}
              label={
                <span className={isSignedIn ? "" : "text-ink-3"}>
                  1분마다 서버의 시각 도장을 받을게요.{" "}
                  <span className="text-note text-ink-3">
                    {isSignedIn
                      ? "글은 보내지 않고 지문(해시)과 변경 수, 글자 수만 보내요."
                      : "로그인하면 쓸 수 있어요."}
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
          <Button
            look="primary"
            className="mt-3"
            disabled={!canRecord()}
            onClick={() => void attempt(() => beginRecording(wantsStamps && isSignedIn))}
          >
            기록 시작
          </Button>
        </section>
      )}
      {records.length > 0 && (
        <section aria-label="이 기기의 기록" className="mt-6 border-t border-line pt-4">
          <h3 className="text-title-3 font-[650]">이 기기의 기록</h3>
          <ul>
            {records.map((kept) => (
              <li
                key={kept.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2 first:border-t-0"
              >
                <span className="min-w-0 grow">
                  <span className="block truncate">{kept.title || "빈 글에서 시작"}</span>
                  <span className="block text-label text-ink-3 tabular-nums">
                    {formatDateTime(new Date(kept.startedAt).toISOString())}
                    {kept.isStamped && " · 서버 도장"}
                  </span>
                </span>
                <Button
                  size="tiny"
                  onClick={() => void attempt(async () => setShown(await assembleRecord(kept, Date.now())))}
                >
                  다시 보기
                </Button>
                <Button size="tiny" onClick={() => void attempt(() => onExport(kept))}>
                  내보내기
                </Button>
                <Button
                  size="tiny"
                  look="ghost"
                  disabled={recording?.record.id === kept.id || elsewhere === kept.id}
                  onClick={() => void attempt(() => onRemove(kept))}
                >
                  지우기
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
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
