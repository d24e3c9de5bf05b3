import { type Assignment, type ClassRole, classRefusal } from "@geulgyeol/contract";
import { sayMoment } from "@geulgyeol/wording/classes";
import { CircleCheck, CircleMinus } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CopyButton } from "../../../shared/ui/copy-button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import { useChangeAssignment, useRenewLink } from "../use-classes.ts";

const STATE = { open: "열려 있음", late: "늦게 받는 중", ended: "마감", closed: "닫힘" } as const;

/** The link on which pupils hand in: copy, close, give another one. */
export function HandInLink({ assignment, role }: { assignment: Assignment; role: ClassRole }) {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeAssignment();
  const renew = useRenewLink();
  const { id, path, state, isClosed, lateUntil } = assignment;
  const mayChange = classRefusal("changeLink", role) === null;
  const isOpen = state === "open" || state === "late";
  const Icon = isOpen ? CircleCheck : CircleMinus;
  const error = change.error ?? renew.error;
  const address = `${window.location.origin}${path}`;
  return (
    <section className={`${CARD} p-4.5 sm:p-6`} aria-labelledby="hand-in-link">
      <div className="flex items-center justify-between gap-3">
        <h2 id="hand-in-link" className="font-semibold">
          내는 곳
        </h2>
        <span className="flex items-center gap-1.5 text-note text-ink-2">
          <Icon size={16} strokeWidth={1.75} className={isOpen ? "text-success" : "text-ink-3"} aria-hidden />
          {STATE[state]}
        </span>
      </div>
      <div className="mt-3 flex items-center gap-2 rounded-md border border-line-strong bg-surface py-1 pr-1 pl-3">
        <span className="min-w-0 grow truncate text-note tabular-nums" title={address}>
          {address.replace(/^https?:\/\//, "")}
        </span>
        <CopyButton text={address} what="내는 곳 주소" look="ghost" />
      </div>
      <p className="mt-2 text-note text-ink-3">
        {lateUntil === null ? "늦은 글은 받지 않아요" : `${sayMoment(lateUntil)}까지 늦게 낼 수 있어요`}
      </p>
      {mayChange && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="tiny" busy={change.isPending} onClick={() => change.mutate({ id, isClosed: !isClosed })}>
            {isClosed ? "다시 열기" : "닫기"}
          </Button>
          <Button size="tiny" onClick={() => setAsking(true)}>
            주소 바꾸기
          </Button>
        </div>
      )}
      {error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="주소를 바꿀까요?"
        description="옛 주소는 바로 닫혀요. 새 주소를 학생들에게 다시 알려 주세요. 이미 낸 글은 그대로예요."
      >
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>그대로 두기</Button>
          <Button
            look="primary"
            busy={renew.isPending}
            onClick={() => renew.mutate(id, { onSuccess: () => setAsking(false) })}
          >
            바꾸기
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
