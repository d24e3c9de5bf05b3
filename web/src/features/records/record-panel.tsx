import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CurrentRecord } from "./current-record.tsx";
import { DeviceRecords } from "./device-records.tsx";
import { NewRecord } from "./new-record.tsx";
import { listRecords } from "./record-store.ts";
import { activeRecording, recordElsewhere } from "./recording-state.ts";

/** The panel of the writing record beside the text. */
export default function RecordPanel() {
  const isOn = useStore(activeRecording, (state) => state !== null);
  const elsewhere = useStore(recordElsewhere);
  const { records, reload } = useStoredRecords(isOn);
  const [problem, attempt] = useAttempt();

  return (
    <div className="flex grow flex-col">
      {problem && (
        <Alert tone="danger" role="alert" className="m-5">
          {problem}
        </Alert>
      )}
      {elsewhere && (
        <Alert tone="warn" className="m-5">
          이 글의 기록은 다른 탭에서 이어지고 있어요. 이 탭에서 쓰는 글은 기록하지 않고, 그 탭을 닫으면 여기서 이어
          기록해요.
        </Alert>
      )}
      {isOn ? <CurrentRecord /> : elsewhere === null && <NewRecord attempt={attempt} />}
      {!isOn && (
        <>
          <DeviceRecords records={records} idInUse={elsewhere} attempt={attempt} onRemoved={reload} />
          <p className="mt-auto border-t border-line px-5 py-4 text-note text-ink-3 sm:px-7">
            파일로 받은 기록은{" "}
            <Link to="/verify-record" className={TEXT_LINK}>
              작성 기록 확인
            </Link>
            에서 누구나 살펴볼 수 있어요.
          </p>
        </>
      )}
    </div>
  );
}

/** The records on this device, reloaded when one starts or ends. */
function useStoredRecords(isOn: boolean) {
  const [records, setRecords] = useState<readonly StoredRecord[]>([]);
  const reload = useCallback(() => {
    listRecords().then(setRecords, () => setRecords([]));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: beginning and ending change the list
  useEffect(reload, [reload, isOn]);
  return { records, reload };
}

export type Attempt = (action: () => Promise<void>) => void;

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
