import { type AssignmentLine, type ClassDetails, classRefusal } from "@geulgyeol/contract";
import { useState } from "react";
import { Link } from "react-router";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";
import { Switch } from "../../../shared/ui/switch.tsx";
import { useChangeAssignment, useChangeClass } from "../use-classes.ts";

/** The links that are open, and whose texts they take. */
export function LinkSection({ details, mayChange }: { details: ClassDetails; mayChange: boolean }) {
  const change = useChangeClass();
  const close = useChangeAssignment();
  const [isClosing, setClosing] = useState(false);
  const { id, assignmentList, rosterOnly, isUnder14 } = details;
  const open = assignmentList.filter(({ state }) => state === "open" || state === "late");
  const error = change.error ?? close.error;

  async function closeAll() {
    setClosing(true);
    for (const one of open) await close.mutateAsync({ id: one.id, isClosed: true }).catch(() => undefined);
    setClosing(false);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3.5">
        <div className="min-w-0">
          <p className="font-semibold tabular-nums">열린 과제 {open.length}개</p>
          <OpenOnes classId={id} open={open} />
        </div>
        {open.length > 0 && classRefusal("changeLink", details.role) === null && (
          <Button size="small" busy={isClosing} onClick={() => void closeAll()}>
            모두 닫기
          </Button>
        )}
      </div>
      <div className="border-b border-line py-3.5">
        <Switch
          label="명단에 있는 번호와 이름만 받기"
          checked={rosterOnly}
          disabled={!mayChange}
          onChange={(isOn) => change.mutate({ id, rosterOnly: isOn })}
        />
        <p className="text-note text-ink-3">끄면 다른 이름도 낼 수 있고, 선생님이 확인한 뒤 명단에 넣어요.</p>
      </div>
      <div className="pt-3.5">
        <Switch
          label="만 14세가 안 된 학생이 있어요"
          checked={isUnder14}
          disabled={!mayChange}
          onChange={(isOn) => change.mutate({ id, isUnder14: isOn })}
        />
        <p className="text-note text-ink-3">켜면 낼 때 보호자의 동의도 함께 받아요.</p>
      </div>
      {error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </>
  );
}

function OpenOnes({ classId, open }: { classId: string; open: readonly AssignmentLine[] }) {
  return (
    <ul className="text-note">
      {open.map(({ id, title }) => (
        <li key={id} className="min-w-0 truncate">
          <Link to={`/classes/${classId}?assignment=${id}`} className={TEXT_LINK}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
