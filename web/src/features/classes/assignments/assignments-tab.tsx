import { type ClassDetails, classRefusal } from "@geulgyeol/contract";
import { CAVEAT } from "@geulgyeol/wording";
import { Info, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { MessagePage } from "../../../shared/ui/message-page.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import type { TabProps } from "../tab-props.ts";
import { useAssignment } from "../use-classes.ts";
import { AssignmentCard } from "./assignment-card.tsx";
import { AssignmentDialog } from "./assignment-dialog.tsx";
import { Distribution } from "./distribution.tsx";
import { HandInLink } from "./hand-in-link.tsx";
import { PupilTable } from "./pupil-table.tsx";

/** One assignment of the class: numbers, the link, the distribution without names, and the list in roster order. */
export function AssignmentsTab({ details }: TabProps) {
  const [params, setParams] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const { assignmentList } = details;
  const shown = assignmentList.find(({ id }) => id === params.get("assignment")) ?? assignmentList[0] ?? null;
  const mayMake = classRefusal("makeAssignment", details.role) === null;
  return (
    <>
      {shown === null ? (
        <Empty details={details} onMake={mayMake ? () => setMaking(true) : null} />
      ) : (
        <Overview
          key={shown.id}
          details={details}
          id={shown.id}
          onChoose={(assignment) => setParams({ assignment }, { preventScrollReset: true, replace: true })}
          onMake={mayMake ? () => setMaking(true) : null}
        />
      )}
      {isMaking && (
        <AssignmentDialog
          details={details}
          assignment={null}
          onClose={() => setMaking(false)}
          onMade={(assignment) => setParams({ assignment }, { replace: true })}
        />
      )}
    </>
  );
}

function Empty({ details, onMake }: { details: ClassDetails; onMake: (() => void) | null }) {
  const hasPupils = details.pupils > 0;
  return (
    <MessagePage
      title={hasPupils ? "아직 과제가 없어요" : "명단을 먼저 넣어 주세요"}
      text={
        hasPupils
          ? "과제를 만들면 주소가 하나 생겨요. 학생은 그 주소에서 번호와 이름을 적고 글을 내요."
          : "명단이 있으면 누가 냈고 누가 아직인지 보이고, 명단에 있는 이름만 받을 수 있어요."
      }
    >
      {!hasPupils && details.role === "lead" && <ButtonLink to={`/classes/${details.id}/pupils`}>명단 넣기</ButtonLink>}
      {onMake && (
        <Button look={hasPupils ? "primary" : "outline"} onClick={onMake}>
          새 과제
        </Button>
      )}
    </MessagePage>
  );
}

interface OverviewProps {
  readonly details: ClassDetails;
  readonly id: string;
  readonly onChoose: (id: string) => void;
  readonly onMake: (() => void) | null;
}

const STOPPED = {
  credits: "크레딧이 모자라서 읽기를 멈췄어요. 크레딧이 채워지면 이어서 읽어요.",
  plan: "Pro가 끝나서 읽기를 멈췄어요. 다시 시작하면 이어서 읽어요.",
} as const;

function Overview({ details, id, onChoose, onMake }: OverviewProps) {
  const { data, error, refetch } = useAssignment(id);
  if (error) {
    return (
      <Alert tone="danger" role="alert">
        과제를 불러오지 못했어요.{" "}
        <Button size="tiny" onClick={() => void refetch()}>
          다시 시도
        </Button>
      </Alert>
    );
  }
  if (data === undefined) {
    return (
      <p role="status" className="flex min-h-60 items-center justify-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  const { assignment, rows, now, stoppedBy } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_356px]">
        <AssignmentCard details={details} overview={data} onChoose={onChoose} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <HandInLink assignment={assignment} role={details.role} />
          {onMake && (
            <Button look="primary" full onClick={onMake}>
              <Plus size={18} strokeWidth={1.75} aria-hidden />새 과제
            </Button>
          )}
        </div>
      </div>
      {stoppedBy !== null && <Alert tone="warn">{STOPPED[stoppedBy]}</Alert>}
      <Distribution rows={rows} />
      <PupilTable details={details} assignment={assignment} rows={rows} now={now} />
      <p className="flex items-center gap-2 text-note font-semibold">
        <Info size={18} strokeWidth={1.75} className="text-ink-3" aria-hidden />
        {CAVEAT}
      </p>
    </div>
  );
}
