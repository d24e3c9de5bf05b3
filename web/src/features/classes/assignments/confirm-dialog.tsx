import { PUPIL_NAME_MAX_CHARS, type Pupil, type PupilText } from "@geulgyeol/contract";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { useConfirmPupil, useDeletePupilText } from "../use-classes.ts";

interface ConfirmDialogProps {
  readonly handIn: PupilText;
  readonly roster: readonly Pupil[];
  readonly onClose: () => void;
}

/** Whose text it is, if number and name are not on the roster. */
export function ConfirmDialog({ handIn, roster, onClose }: ConfirmDialogProps) {
  const [number, setNumber] = useState(String(handIn.number));
  const [name, setName] = useState(handIn.name);
  const confirm = useConfirmPupil();
  const remove = useDeletePupilText();
  const known = roster.find((one) => one.number === Number(number));
  const error = confirm.error ?? remove.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title="누가 낸 글인가요?"
      description={`${handIn.number}번 ${handIn.name}라고 적고 냈는데 명단에 없어요. 번호와 이름을 고쳐서 넣어 주세요.`}
    >
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate({ id: handIn.id, number: Number(number), name: name.trim() }, { onSuccess: onClose });
        }}
      >
        <div className="grid grid-cols-[96px_1fr] gap-3">
          <TextField
            label="번호"
            inputMode="numeric"
            value={number}
            onChange={(event) => setNumber(event.target.value.replace(/\D/g, "").slice(0, 10))}
          />
          <TextField
            label="이름"
            value={name}
            maxLength={PUPIL_NAME_MAX_CHARS}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <p className="mt-2 text-note text-ink-2">
          {known ? `${known.number}번은 명단에 ${known.name}로 있어요.` : "명단에 새로 넣어요."}
        </p>
        {error && (
          <Alert tone="danger" role="alert" className="mt-3">
            {messageFor(error, "하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(handIn.id, { onSuccess: onClose })}>
            글 지우기
          </Button>
          <Button
            type="submit"
            look="primary"
            busy={confirm.isPending}
            disabled={number === "" || name.trim() === "" || (known !== undefined && known.name !== name.trim())}
          >
            이 학생의 글로
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
