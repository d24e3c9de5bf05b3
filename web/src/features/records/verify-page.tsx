import type { Stamp } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { useRef, useState } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { type ChainFault, findFault } from "./chain.ts";
import { formatDuration, ORIGIN_NAME } from "./origin-names.ts";
import { ProofList } from "./proof-list.tsx";
import { RecordFileProblem, readRecordFile } from "./read-record-file.ts";
import type { WritingRecord } from "./record-format.ts";
import { summarise, textAfter } from "./replay.ts";
import { ReplayView } from "./replay-view.tsx";
import { PROVES, PROVES_NOT } from "./what-it-proves.ts";

interface Checked {
  readonly record: WritingRecord;
  readonly fault: ChainFault | null;
  /** The server's answer; null if it could not be reached. */
  readonly stamps: readonly Stamp[] | null;
}

/** Checks a received record: the chain in this browser, the stamps with the server. */
export function VerifyPage() {
  const { isBusy, problem, checked, check } = useRecordCheck();
  return (
    <div className="mx-auto max-w-[760px] py-8 sm:py-12">
      <h1 className="text-title-1 font-bold">작성 기록 확인</h1>
      <p className="mt-1 text-ink-2">
        글쓴이에게 받은 작성 기록이 나중에 고쳐지지 않았는지 살펴봐요. 파일은 이 브라우저에서만 읽고, 서버에는
        지문(해시)만 물어요.
      </p>
      <div className={`mt-5 px-5 py-5 sm:px-7 ${CARD}`}>
        <RecordPicker isBusy={isBusy} onFile={check} />
        {problem && (
          <Alert tone="danger" role="alert" className="mt-4">
            {problem}
          </Alert>
        )}
      </div>
      {checked && <Outcome {...checked} />}
      <div className="mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <ProofList level="page" title="기록으로 알 수 있는 것" lines={PROVES} />
        <ProofList level="page" title="기록으로 알 수 없는 것" lines={PROVES_NOT} />
      </div>
    </div>
  );
}

/** Reads a record file and checks it. */
function useRecordCheck() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);

  async function check(file: File): Promise<void> {
    setProblem(null);
    setChecked(null);
    setBusy(true);
    try {
      const record = await readRecordFile(file);
      const fault = await findFault(record);
      const found = { record, fault, stamps: await confirmStamps(record) };
      setChecked(found);
      announce(fault === null ? "중간에 고친 흔적이 없어요." : "기록이 중간에 바뀌었어요.");
    } catch (error) {
      setProblem(error instanceof RecordFileProblem ? error.message : "기록을 확인하지 못했어요.");
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, checked, check };
}

function RecordPicker({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => Promise<void> }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".zip,.json"
        aria-label="작성 기록 파일"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void onFile(file);
        }}
      />
      <Button look="primary" disabled={isBusy} onClick={() => picker.current?.click()}>
        {isBusy && <Spinner />}
        기록 파일 고르기
      </Button>
      <p className="mt-2 text-note text-ink-3">내보낸 zip이나 그 안의 record.json</p>
    </>
  );
}

async function confirmStamps({ head, stamps }: WritingRecord): Promise<readonly Stamp[] | null> {
  if (stamps.length === 0) return [];
  try {
    const { callEndpoint, verifyRecord } = await loadApi();
    const states = stamps.map(({ entries, hash }) => ({ entries, hash }));
    return (await callEndpoint(verifyRecord, { recordId: head.recordId, states })).stamps;
  } catch (error) {
    console.warn("The stamps could not be verified.", error);
    return null;
  }
}

function Outcome({ record, fault, stamps }: Checked) {
  return (
    <section aria-label="확인한 결과" className="mt-6 flex flex-col gap-4">
      <Alert tone={fault === null ? "success" : "danger"}>
        {fault === null ? "중간에 고친 흔적이 없어요. 기록이 처음부터 끝까지 이어져요." : faultMessage(fault)}
      </Alert>
      <StampVerdict claimed={record.stamps} confirmed={stamps} />
      {fault === null && <RecordFacts record={record} />}
    </section>
  );
}

/** Whether the server has the stamps that the record claims; `confirmed` is null if it could not be reached. */
function StampVerdict({ claimed, confirmed }: { claimed: readonly Stamp[]; confirmed: readonly Stamp[] | null }) {
  if (confirmed === null) {
    return <Alert tone="warn">서버에 시각 인증을 묻지 못했어요. 잠시 뒤 다시 확인해 주세요.</Alert>;
  }
  if (claimed.length === 0) {
    return (
      <Alert tone="info">서버가 시각을 인증하지 않은 기록이에요. 시각은 글쓴이 기기의 시계를 따른 것이에요.</Alert>
    );
  }
  const isConfirmed = (stamp: Stamp) =>
    confirmed.some(
      ({ entries, hash, stampedAt }) =>
        entries === stamp.entries && hash === stamp.hash && stampedAt === stamp.stampedAt,
    );
  const right = claimed.filter(isConfirmed);
  if (right.length < claimed.length) {
    return (
      <Alert tone="danger">
        기록에 적힌 시각 인증 {claimed.length}개 가운데 {claimed.length - right.length}개가 서버에 없어요.
      </Alert>
    );
  }
  return (
    <Alert tone="success">
      시각 인증 {right.length}개가 모두 맞아요. 처음 {formatDateTime(right[0]?.stampedAt ?? "")}, 마지막{" "}
      {formatDateTime(right.at(-1)?.stampedAt ?? "")} ({right.at(-1)?.entries}번째 변경까지).
    </Alert>
  );
}

/** A summary of the record, and its replay. */
function RecordFacts({ record: { head, entries } }: { record: WritingRecord }) {
  const { lastedMs, typed, removed, arrivals, arrived, pauses } = summarise(entries);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-note">
        {[
          ["시작한 때 (기기의 시계)", formatDateTime(head.startedAt)],
          ["걸린 시간", `${formatDuration(lastedMs)}, 30초 넘게 쉰 때 ${pauses}번`],
          ["처음 있던 글", `${formatCount(head.startText.length)}자`],
          ["마지막 글", `${formatCount(textAfter(head, entries, entries.length).length)}자`],
          ["직접 입력", `${formatCount(typed)}자`],
          ["지움", `${formatCount(removed)}자`],
          ["한꺼번에 들어옴", `${arrivals.length}번, ${formatCount(arrived)}자`],
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {arrivals.length > 0 && (
        <ul aria-label="한꺼번에 들어온 글" className="text-note text-ink-2">
          {arrivals.slice(0, 20).map(({ time, origin, size }) => (
            <li key={`${time}-${size}`} className="tabular-nums">
              {formatDuration(time)} · {ORIGIN_NAME[origin]} · {formatCount(size)}자
            </li>
          ))}
        </ul>
      )}
      <ReplayView head={head} entries={entries} />
    </>
  );
}

function faultMessage(fault: ChainFault): string {
  if (fault.part === "stamp") return `${fault.entries}번째 변경이 서버가 인증한 것과 달라요. 기록이 나중에 바뀌었어요.`;
  if (fault.part === "entry") return `${fault.index + 1}번째 변경이 앞의 글과 맞지 않아요. 기록이 나중에 바뀌었어요.`;
  return "마지막 지문(해시)이 맞지 않아요. 기록이 나중에 바뀌었어요.";
}
