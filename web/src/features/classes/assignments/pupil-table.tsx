import { type Assignment, type ClassDetails, classRefusal, type PupilRow } from "@geulgyeol/contract";
import { formatCount, REVIEW_NAME, rowFinding } from "@geulgyeol/wording";
import { sayLate } from "@geulgyeol/wording/classes";
import { Check, CircleDashed, Clock3 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { FindingMarker } from "../../../shared/text-list/finding-marker.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ExtensionDialog } from "./extension-dialog.tsx";

interface PupilTableProps {
  readonly details: ClassDetails;
  readonly assignment: Assignment;
  readonly rows: readonly PupilRow[];
  readonly now: string;
}

const COLUMNS =
  "lg:grid lg:grid-cols-[48px_minmax(90px,1.1fr)_minmax(150px,1.4fr)_84px_72px_minmax(190px,1.9fr)_92px] lg:items-center lg:gap-x-3";

/** Who handed in, always in the order of the roster. No row is coloured, and none is sorted by its finding. */
export function PupilTable({ details, assignment, rows, now }: PupilTableProps) {
  const [later, setLater] = useState<PupilRow | null>(null);
  const [unknown, setUnknown] = useState<PupilRow | null>(null);
  return (
    <section className={CARD} aria-label="번호 순서로 본 반">
      <p className={`hidden border-b-2 border-line px-6 py-2.5 text-label text-ink-3 ${COLUMNS}`} aria-hidden>
        <span>번호</span>
        <span>이름</span>
        <span>냈나요</span>
        <span>분량</span>
        <span>작성 기록</span>
        <span>판단과 근거</span>
        <span className="text-right">살펴봄</span>
      </p>
      <ul>
        {rows.map((row) => (
          <Row
            key={row.pupilId ?? `open-${row.number}`}
            row={row}
            classId={details.id}
            role={details.role}
            onLater={() => setLater(row)}
            onConfirm={() => setUnknown(row)}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className="px-6 py-8 text-center text-ink-2">명단을 넣으면 여기에 보여요.</p>}
      {later && <ExtensionDialog row={later} assignment={assignment} now={now} onClose={() => setLater(null)} />}
      {unknown?.handIn && (
        <ConfirmDialog handIn={unknown.handIn} roster={details.roster} onClose={() => setUnknown(null)} />
      )}
    </section>
  );
}

interface RowProps {
  readonly row: PupilRow;
  readonly classId: string;
  readonly role: ClassDetails["role"];
  readonly onLater: () => void;
  readonly onConfirm: () => void;
}

function Row({ row, classId, role, onLater, onConfirm }: RowProps) {
  const { number, name, handIn, pupilId } = row;
  const mayExtend = classRefusal("extendDeadline", role) === null;
  const mayConfirm = classRefusal("confirmPupil", role) === null;
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4.5 py-2.75 first:border-t-0 sm:px-6 ${COLUMNS} ${handIn ? "hover:bg-sunken" : ""}`}
    >
      <span className="w-7 shrink-0 text-ink-3 tabular-nums lg:w-auto">{number}</span>
      <span className="min-w-0 truncate font-semibold max-lg:grow">
        {handIn ? (
          <Link
            to={`/classes/${classId}/texts/${handIn.id}`}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {pupilId === null && <span className="ml-1.5 text-label font-normal text-ink-3">명단에 없음</span>}
      </span>
      <Handed row={row} />
      <span className="text-note tabular-nums max-lg:hidden">
        {handIn ? `${formatCount(handIn.text.charCount ?? 0)}자` : "–"}
      </span>
      <span className={`text-note max-lg:hidden ${handIn?.hasRecord ? "" : "text-ink-3"}`}>
        {handIn ? (handIn.hasRecord ? "있음" : "없음") : "–"}
      </span>
      <span className={`text-note max-lg:order-last max-lg:ml-10 max-lg:basis-full ${handIn ? "" : "max-lg:hidden"}`}>
        {handIn ? <Found text={handIn.text} /> : "–"}
      </span>
      <span className="relative z-10 text-right text-note max-lg:min-w-14 lg:justify-self-end">
        {handIn === null ? (
          mayExtend && (
            <Button size="tiny" look="ghost" onClick={onLater}>
              마감 늘리기
            </Button>
          )
        ) : pupilId === null && mayConfirm ? (
          <Button size="tiny" onClick={onConfirm}>
            누구인지 확인
          </Button>
        ) : (
          <span className={handIn.text.reviewed === "none" ? "text-ink-3" : ""}>
            {REVIEW_NAME[handIn.text.reviewed]}
          </span>
        )}
      </span>
    </li>
  );
}

/** Whether it came, late and again, in ink: facts, no reproach. */
function Handed({ row: { handIn, dueAt } }: { row: PupilRow }) {
  if (handIn === null) {
    return (
      <span className="flex items-center gap-1.75 text-note text-ink-2">
        <CircleDashed size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden />
        아직
        {dueAt !== null && <span className="text-label text-ink-3">마감 늘림</span>}
      </span>
    );
  }
  const late = sayLate(handIn.lateMinutes);
  const Icon = late === "" ? Check : Clock3;
  const notes = [late, handIn.timesReplaced > 0 ? "다시 냄" : "", handIn.deletionAskedAt ? "지워 달라고 함" : ""];
  return (
    <span className="flex items-center gap-1.75 text-note">
      <Icon size={16} strokeWidth={1.75} className={late === "" ? "text-success" : "text-ink-2"} aria-hidden />냄
      <span className="text-label text-ink-3">{notes.filter(Boolean).join(" · ")}</span>
    </span>
  );
}

const STATE = {
  unread: "읽기 전",
  waiting: "차례를 기다려요",
  judging: "읽고 있어요",
  failed: "읽지 못했어요",
  judged: "결과를 지웠어요",
} as const;

function Found({ text }: { text: NonNullable<PupilRow["handIn"]>["text"] }) {
  if (!text.finding) return <span className="text-ink-3">{STATE[text.state]}</span>;
  const finding = rowFinding(text.finding);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <FindingMarker of={finding} />
      <span className="text-label text-ink-3">{finding.evidence}</span>
    </span>
  );
}
