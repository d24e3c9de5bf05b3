import { BATCH_NAME_MAX_CHARS, type BatchText, PUPIL_NAME_MAX_CHARS, PUPIL_NUMBER_DIGITS } from "@geulgyeol/contract";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { dropUploads } from "../../shared/batches/batch-uploads.ts";
import { useBatchChanges } from "../../shared/batches/use-batches.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";

const FIELD = "h-9 rounded-md border border-line-strong bg-surface px-2.5 text-copy max-lg:h-11";

/** Number and name of a pupil, guessed from the file, and a title of one's own; corrected in the row. */
export function PupilForm({ batchId, text, onClose }: { batchId: string; text: BatchText; onClose: () => void }) {
  const { changeText } = useBatchChanges(batchId);
  const [number, setNumber] = useState(text.pupilNumber?.toString() ?? "");
  const [name, setName] = useState(text.pupilName);
  const [title, setTitle] = useState(text.title ?? "");
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    const typed = number.trim() === "" ? null : Number(number);
    changeText.mutate({ id: text.id, pupilNumber: typed, pupilName: name.trim(), title: title.trim() || null });
    onClose();
  }

  return (
    <li className="border-t border-line bg-accent-soft px-4.5 py-2.5 first:border-t-0 sm:px-6">
      <form
        onSubmit={save}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        className="flex flex-wrap items-center gap-2"
      >
        <input
          ref={first}
          aria-label="번호"
          placeholder="번호"
          inputMode="numeric"
          pattern="\d{0,10}"
          value={number}
          onChange={(event) => setNumber(event.target.value.replace(/\D/g, "").slice(0, PUPIL_NUMBER_DIGITS))}
          className={`${FIELD} w-24 tabular-nums`}
        />
        <input
          aria-label="이름"
          placeholder="이름"
          value={name}
          maxLength={PUPIL_NAME_MAX_CHARS}
          onChange={(event) => setName(event.target.value)}
          className={`${FIELD} w-44 max-sm:w-0 max-sm:grow`}
        />
        <input
          aria-label="제목"
          placeholder="제목 (선택)"
          value={title}
          maxLength={BATCH_NAME_MAX_CHARS}
          onChange={(event) => setTitle(event.target.value)}
          className={`${FIELD} w-60 max-sm:w-full`}
        />
        <span className="min-w-0 grow truncate text-note text-ink-3">{text.fileName}</span>
        <Button size="small" type="submit" look="primary">
          저장
        </Button>
        <Button size="small" onClick={onClose}>
          취소
        </Button>
        <Button size="small" look="ghost" onClick={() => setAsking(true)}>
          이 글 빼기
        </Button>
      </form>
      {isAsking && (
        <RemoveDialog batchId={batchId} textId={text.id} onKeep={() => setAsking(false)} onRemoved={onClose} />
      )}
    </li>
  );
}

interface RemoveDialogProps {
  readonly batchId: string;
  readonly textId: string;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
}

function RemoveDialog({ batchId, textId, onKeep, onRemoved }: RemoveDialogProps) {
  const { removeText } = useBatchChanges(batchId);

  function remove() {
    dropUploads((upload) => upload.textId === textId);
    removeText.mutate(textId);
    onRemoved();
  }

  return (
    <Dialog open onClose={onKeep} title="이 글을 뺄까요?" description="글과 결과를 지워요. 되돌릴 수 없어요.">
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onKeep}>그대로 두기</Button>
        <Button look="danger" onClick={remove}>
          지우기
        </Button>
      </div>
    </Dialog>
  );
}
