import type { WritingRecord } from "@geulgyeol/contract";
import { Suspense, useRef, useState } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

const FileRecord = lazyPart(() => import("./view/file-record.tsx"));

/** Checks a received record file: the chain in this browser, the stamps with the server. */
export function VerifyPage() {
  const { isBusy, problem, record, read } = useRecordFile();
  return (
    <div className="mx-auto max-w-[1128px] py-8 sm:py-12">
      <h1 className="text-title-1 font-bold">작성 기록 확인</h1>
      <p className="mt-1 max-w-(--read-max) text-ink-2">
        글쓴이에게 받은 작성 기록이 나중에 고쳐지지 않았는지 살펴봐요. 파일은 이 브라우저에서만 읽고, 서버에는
        지문(해시)만 물어요. 링크로 받은 기록은 링크를 열면 바로 확인해요.
      </p>
      <div className={`mt-5 px-5 py-5 sm:px-7 ${CARD}`}>
        <RecordPicker isBusy={isBusy} onFile={read} />
        {problem && (
          <Alert tone="danger" role="alert" className="mt-4">
            {problem}
          </Alert>
        )}
      </div>
      <Suspense
        fallback={
          <p className="mt-8 flex items-center gap-2.5 text-ink-2">
            <Spinner /> 기록을 읽고 있어요
          </p>
        }
      >
        {record && <FileRecord key={record.exportedAt + record.hash} record={record} />}
      </Suspense>
    </div>
  );
}

/** Reads a record file. */
function useRecordFile() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [record, setRecord] = useState<WritingRecord | null>(null);

  async function read(file: File): Promise<void> {
    setProblem(null);
    setRecord(null);
    setBusy(true);
    const { readRecordFile, RecordFileProblem } = await import("./read-record-file.ts");
    try {
      setRecord(await readRecordFile(file));
    } catch (error) {
      setProblem(error instanceof RecordFileProblem ? error.message : "기록을 확인하지 못했어요.");
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, record, read };
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
