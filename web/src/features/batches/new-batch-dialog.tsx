import {
  BATCH_NAME_MAX_CHARS,
  BATCH_QUESTION_MAX_CHARS,
  CREDIT_COST,
  type DocumentType,
  TEXT_MAX_CHARS,
} from "@geulgyeol/contract";
import { formatCount, formatCredits, formatDay } from "@geulgyeol/wording";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { DocumentTypeSelect } from "../../report/evidence/document-type-select.tsx";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { startUploads } from "../../shared/batches/batch-uploads.ts";
import { type BatchFile, collectFiles } from "../../shared/batches/collect-files.ts";
import { guessPupil } from "../../shared/batches/guess-pupil.ts";
import { nameBatch } from "../../shared/batches/name-batch.ts";
import { BATCHES_KEY } from "../../shared/batches/use-batches.ts";
import { FileProblem } from "../../shared/files/file-problem.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";

interface NewBatchDialogProps {
  readonly files: readonly File[];
  readonly onClose: () => void;
}

/** Names a batch of files; then they are read here, and judged by the server. */
export default function NewBatchDialog({ files: given, onClose }: NewBatchDialogProps) {
  const { files, problem } = useCollected(given);
  return (
    <Dialog
      open
      onClose={onClose}
      title="묶음 만들기"
      description="파일마다 따로 읽고, 결과를 한 표에 모아 둬요. 기록에서 언제든 다시 열 수 있어요."
      width={460}
    >
      {problem !== null && (
        <Alert tone="danger" role="alert" className="mt-4">
          {problem}
        </Alert>
      )}
      {files === null && problem === null && (
        <p role="status" className="flex items-center gap-2.5 py-6 text-ink-2">
          <Spinner /> 파일을 세고 있어요
        </p>
      )}
      {files !== null && <Fields files={files} onClose={onClose} />}
    </Dialog>
  );
}

/** The files, with those of zips. */
function useCollected(given: readonly File[]) {
  const [files, setFiles] = useState<readonly BatchFile[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    collectFiles(given)
      .then((found) => !isGone && setFiles(found))
      .catch((error: unknown) => {
        if (isGone) return;
        setProblem(error instanceof FileProblem ? error.message : "파일을 열지 못했어요.");
      });
    return () => {
      isGone = true;
    };
  }, [given]);
  return { files, problem };
}

function Fields({ files, onClose }: { files: readonly BatchFile[]; onClose: () => void }) {
  const account = useAccount();
  const [name, setName] = useState(() =>
    nameBatch(
      files.map((file) => file.name),
      `${formatDay(new Date().toISOString())} 묶음`,
    ),
  );
  const [question, setQuestion] = useState("");
  const [documentType, setDocumentType] = useState<DocumentType | null>(null);
  const [splitsLong, setSplitsLong] = useState(false);
  const make = useMakeBatch(onClose);
  const cost = files.length * CREDIT_COST.basic;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    make.mutate({ name: name.trim(), question: question.trim(), documentType, files, splitsLong });
  }

  return (
    <form onSubmit={onSubmit} className="mt-5 flex flex-col gap-4">
      <TextField
        label="묶음 이름"
        value={name}
        maxLength={BATCH_NAME_MAX_CHARS}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <QuestionField value={question} onChange={setQuestion} />
      <div>
        <DocumentTypeSelect value={documentType} onChange={setDocumentType} />
        <p className="mt-1 text-note text-ink-3">근거를 같은 종류의 사람 글과 비교해요. 판단은 바뀌지 않아요.</p>
      </div>
      <CheckField
        label={`${formatCount(TEXT_MAX_CHARS)}자를 넘는 글은 나누어 담기`}
        checked={splitsLong}
        onChange={(event) => setSplitsLong(event.target.checked)}
      />
      <p className="text-note text-ink-2 tabular-nums">
        파일 {formatCount(files.length)}개 · {formatCredits(cost)}까지 들어요. 판정한 것만 크레딧을 써요.
        {account.data && ` 지금 ${formatCredits(account.data.credits.remaining)}이 남아 있어요.`}
      </p>
      {make.error && (
        <Alert tone="danger" role="alert">
          {messageFor(make.error, "묶음을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" look="primary" busy={make.isPending} disabled={name.trim() === ""}>
          {formatCount(files.length)}개 분석 시작
        </Button>
      </div>
    </form>
  );
}

function QuestionField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        과제의 질문 <span className="font-medium text-ink-3">(없어도 돼요)</span>
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        maxLength={BATCH_QUESTION_MAX_CHARS}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        className="block w-full resize-y rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base"
      />
      <p id={`${id}-help`} className="mt-1 text-note text-ink-3">
        글에 옮겨 적은 질문은 세지 않아요.
      </p>
    </div>
  );
}

interface NewBatch {
  readonly name: string;
  readonly question: string;
  readonly documentType: DocumentType | null;
  readonly files: readonly BatchFile[];
  readonly splitsLong: boolean;
}

/** Makes the batch with a row for every file, starts to read them and opens its page. */
function useMakeBatch(onMade: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ name, question, documentType, files, splitsLong }: NewBatch) => {
      const { callEndpoint, createBatch, addBatchTexts } = await loadApi();
      const { id: batchId } = await callEndpoint(createBatch, { name, question, documentType });
      const rows = files.map((file) => {
        const { number: pupilNumber, name: pupilName } = guessPupil(file.name);
        return { pupilNumber, pupilName, fileName: file.name.slice(-255) };
      });
      const { texts } = await callEndpoint(addBatchTexts, { batchId, texts: rows });
      startUploads(
        texts.flatMap(({ id: textId }, at) => {
          const file = files[at];
          return file === undefined ? [] : [{ batchId, textId, file, splitsLong }];
        }),
      );
      return batchId;
    },
    onSuccess: (batchId) => {
      void client.invalidateQueries({ queryKey: [...BATCHES_KEY, "list"] });
      onMade();
      void navigate(`/batches/${batchId}`);
    },
  });
}
