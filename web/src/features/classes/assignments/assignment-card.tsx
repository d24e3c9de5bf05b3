import { type AssignmentOverview, type ClassDetails, classRefusal } from "@geulgyeol/contract";
import { sayMoment } from "@geulgyeol/wording/classes";
import { formatAskedLength } from "@geulgyeol/wording/records";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import { useDeleteAssignment } from "../use-classes.ts";
import { AssignmentDialog } from "./assignment-dialog.tsx";

interface AssignmentCardProps {
  readonly details: ClassDetails;
  readonly overview: AssignmentOverview;
  readonly onChoose: (id: string) => void;
}

/** What is asked until when, and how many handed in how. */
export function AssignmentCard({ details, overview, onChoose }: AssignmentCardProps) {
  const [shown, setShown] = useState<"change" | "delete" | null>(null);
  const { assignment, rows } = overview;
  const { title, dueAt } = assignment;
  const handed = rows.flatMap(({ handIn }) => handIn ?? []);
  const ofRoster = rows.filter(({ pupilId }) => pupilId !== null);
  const figures: readonly (readonly [count: number, what: string])[] = [
    [handed.length, `냈어요 (${ofRoster.length}명 중)`],
    [handed.filter(({ lateMinutes }) => lateMinutes > 0).length, "늦게 냈어요"],
    [handed.filter(({ timesReplaced }) => timesReplaced > 0).length, "다시 냈어요"],
    [ofRoster.filter(({ handIn }) => handIn === null).length, "아직이에요"],
    [handed.filter(({ hasRecord }) => hasRecord).length, "작성 기록도 냈어요"],
  ];
  return (
    <section className={`${CARD} p-4.5 sm:p-6`} aria-labelledby="assignment-title">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="assignment-title" className="text-title-3 font-heading wrap-anywhere">
            {title}
          </h2>
          <p className="mt-0.5 text-note text-ink-2 tabular-nums">
            {[`${sayMoment(dueAt)} 마감`, formatAskedLength(assignment)].filter(Boolean).join(" · ")}
          </p>
        </div>
        {details.assignmentList.length > 1 && (
          <SelectField
            label="다른 과제"
            value={assignment.id}
            onChange={onChoose}
            options={details.assignmentList.map((one) => ({ value: one.id, label: shorten(one.title) }))}
          />
        )}
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(([count, what]) => (
          <div key={what} className="flex flex-col-reverse">
            <dt className="text-note text-ink-2">{what}</dt>
            <dd className="text-headline leading-tight font-heading tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex gap-2">
        {classRefusal("changeAssignment", details.role) === null && (
          <Button size="tiny" onClick={() => setShown("change")}>
            고치기
          </Button>
        )}
        {classRefusal("deleteAssignment", details.role) === null && (
          <Button size="tiny" look="ghost" onClick={() => setShown("delete")}>
            과제 지우기
          </Button>
        )}
      </div>
      {shown === "change" && (
        <AssignmentDialog details={details} assignment={assignment} onClose={() => setShown(null)} onMade={onChoose} />
      )}
      {shown === "delete" && <DeleteDialog id={assignment.id} texts={handed.length} onClose={() => setShown(null)} />}
    </section>
  );
}

const SHOWN_TITLE = 24;
const shorten = (title: string) => (title.length > SHOWN_TITLE ? `${title.slice(0, SHOWN_TITLE).trimEnd()}…` : title);

function DeleteDialog({ id, texts, onClose }: { id: string; texts: number; onClose: () => void }) {
  const remove = useDeleteAssignment();
  return (
    <Dialog
      open
      onClose={onClose}
      title="이 과제를 지울까요?"
      description={`낸 글 ${texts}편과 결과, 작성 기록까지 모두 지워요. 되돌릴 수 없어요. 확인서는 설정에 남아요.`}
    >
      {remove.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(remove.error, "지우지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>그대로 두기</Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(id, { onSuccess: onClose })}>
          모두 지우기
        </Button>
      </div>
    </Dialog>
  );
}
