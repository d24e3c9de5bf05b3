import type { Assignment, PupilRow } from "@geulgyeol/contract";
import { sayMoment } from "@geulgyeol/wording/classes";
import { useId, useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { useExtendDeadline } from "../use-classes.ts";
import { fromLocal, toLocal } from "./local-time.ts";

interface ExtensionDialogProps {
  readonly row: PupilRow;
  readonly assignment: Assignment;
  readonly now: string;
  readonly onClose: () => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A later deadline for one pupil. */
export function ExtensionDialog({ row, assignment, now, onClose }: ExtensionDialogProps) {
  const id = useId();
  const { id: assignmentId, lateUntil, dueAt: common, deletesAt } = assignment;
  const last = Math.max(Date.parse(lateUntil ?? common), Date.parse(now));
  const [due, setDue] = useState(() => toLocal(row.dueAt ?? new Date(last + 3 * DAY_MS).toISOString()));
  const extend = useExtendDeadline();
  const send = (dueAt: string | null) =>
    extend.mutate({ id: assignmentId, pupilId: row.pupilId ?? "", dueAt }, { onSuccess: onClose });
  const dueAt = fromLocal(due);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${row.number}번 ${row.name}의 마감`}
      description={`모두의 마감은 ${sayMoment(lateUntil ?? common)}까지예요. 이 학생만 그 뒤에도 낼 수 있어요.`}
    >
      <label htmlFor={id} className="mt-4 mb-1.5 block text-note font-semibold">
        새 마감
      </label>
      <input
        id={id}
        type="datetime-local"
        value={due}
        max={toLocal(deletesAt)}
        onChange={(event) => setDue(event.target.value)}
        className="h-12 rounded-md border border-line-strong bg-surface px-3.5 text-base tabular-nums"
      />
      {extend.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(extend.error, "늘리지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {row.dueAt !== null && (
          <Button look="ghost" onClick={() => send(null)}>
            모두와 같게
          </Button>
        )}
        <Button look="primary" busy={extend.isPending} disabled={dueAt === null} onClick={() => send(dueAt)}>
          늘리기
        </Button>
      </div>
    </Dialog>
  );
}
