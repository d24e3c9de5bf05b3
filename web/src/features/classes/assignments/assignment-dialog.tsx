import {
  ASSIGNMENT_INSTRUCTIONS_MAX_CHARS,
  ASSIGNMENT_QUESTION_MAX_CHARS,
  ASSIGNMENT_TITLE_MAX_CHARS,
  type Assignment,
  type ClassDetails,
} from "@geulgyeol/contract";
import { useId, useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { useChangeAssignment, useCreateAssignment } from "../use-classes.ts";
import { fromLocal, toLocal } from "./local-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LATE = ["0", "1", "2", "3", "7", "14"] as const;
type LateDays = (typeof LATE)[number];

interface Fields {
  readonly title: string;
  readonly instructions: string;
  readonly question: string;
  readonly min: string;
  readonly max: string;
  readonly due: string;
  readonly late: LateDays;
}

function fieldsOf(assignment: Assignment | null): Fields {
  if (assignment === null) {
    const due = new Date(Date.now() + 7 * DAY_MS);
    due.setHours(23, 59, 0, 0);
    return { title: "", instructions: "", question: "", min: "", max: "", due: toLocal(due.toISOString()), late: "2" };
  }
  const { title, instructions, question, minChars, maxChars, dueAt, lateUntil } = assignment;
  const days = lateUntil === null ? 0 : Math.round((Date.parse(lateUntil) - Date.parse(dueAt)) / DAY_MS);
  return {
    title,
    instructions,
    question,
    min: minChars === null ? "" : String(minChars),
    max: maxChars === null ? "" : String(maxChars),
    due: toLocal(dueAt),
    late: LATE.find((one) => Number(one) === days) ?? "0",
  };
}

/** What is sent, or null while something is missing. */
function toSend({ title, instructions, min, max, due, late }: Fields) {
  const dueAt = fromLocal(due);
  const [minChars, maxChars] = [Number(min) || null, Number(max) || null];
  if (title.trim() === "" || dueAt === null) return null;
  if (minChars !== null && maxChars !== null && minChars > maxChars) return null;
  const lateUntil = late === "0" ? null : new Date(Date.parse(dueAt) + Number(late) * DAY_MS).toISOString();
  return { title: title.trim(), instructions: instructions.trim(), minChars, maxChars, dueAt, lateUntil };
}

interface AssignmentDialogProps {
  readonly details: ClassDetails;
  /** Null for a new one. */
  readonly assignment: Assignment | null;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** What is asked, until when, and what of it is no part of any judgement. */
export function AssignmentDialog({ details, assignment, onClose, onMade }: AssignmentDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(assignment));
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change });
  const create = useCreateAssignment();
  const change = useChangeAssignment();
  const { isPending } = assignment === null ? create : change;
  const error = create.error ?? change.error;
  const sent = toSend(fields);
  const done = ({ id }: { id: string }) => {
    onMade(id);
    onClose();
  };

  function submit() {
    if (sent === null) return;
    if (assignment !== null) change.mutate({ id: assignment.id, ...sent }, { onSuccess: done });
    else create.mutate({ classId: details.id, ...sent, question: fields.question.trim() }, { onSuccess: done });
  }

  return (
    <Dialog open onClose={onClose} title={assignment === null ? "새 과제" : "과제 고치기"} width={860}>
      <form
        className="mt-4 grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="제목"
          value={fields.title}
          maxLength={ASSIGNMENT_TITLE_MAX_CHARS}
          required
          autoComplete="off"
          onChange={(event) => set({ title: event.target.value })}
        />
        {assignment === null && (
          <Area
            label="문제나 제시문 (선택)"
            help="학생에게 보여요. 학생이 글에 옮겨 적어도 판단에서는 빼요."
            value={fields.question}
            most={ASSIGNMENT_QUESTION_MAX_CHARS}
            onChange={(question) => set({ question })}
          />
        )}
        <Area
          label="안내 (선택)"
          help="학생에게 그대로 보여요."
          value={fields.instructions}
          most={ASSIGNMENT_INSTRUCTIONS_MAX_CHARS}
          onChange={(instructions) => set({ instructions })}
        />
        <When fields={fields} set={set} />
        {error && (
          <Alert tone="danger" role="alert">
            {messageFor(error, "저장하지 못했어요. 적은 것은 그대로예요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={sent === null}>
            {assignment === null ? "과제 만들기" : "저장"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface AreaProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

function Area({ label, help, value, most, onChange }: AreaProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={value}
        maxLength={most}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base leading-relaxed"
      />
      <p id={`${id}-help`} className="text-note text-ink-3">
        {help}
      </p>
    </div>
  );
}

const INPUT = "h-12 rounded-md border border-line-strong bg-surface px-3.5 text-base tabular-nums";

function When({ fields, set }: { fields: Fields; set: (change: Partial<Fields>) => void }) {
  const id = useId();
  const length = (value: string) => value.replace(/\D/g, "").slice(0, 5);
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
          마감
        </label>
        <input
          id={id}
          type="datetime-local"
          required
          value={fields.due}
          onChange={(event) => set({ due: event.target.value })}
          className={INPUT}
        />
      </div>
      <div>
        <span className="mb-1.5 block text-note font-semibold" aria-hidden>
          늦은 글
        </span>
        <SelectField
          label="늦은 글"
          value={fields.late}
          onChange={(late) => set({ late })}
          options={LATE.map((days) => ({ value: days, label: days === "0" ? "받지 않기" : `${days}일 뒤까지 받기` }))}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-note font-semibold">분량 (선택)</legend>
        <div className="flex flex-wrap items-center gap-2">
          <input
            aria-label="가장 적은 글자 수"
            inputMode="numeric"
            value={fields.min}
            onChange={(event) => set({ min: length(event.target.value) })}
            className={`${INPUT} w-22`}
          />
          <span className="text-ink-2">–</span>
          <input
            aria-label="가장 많은 글자 수"
            inputMode="numeric"
            value={fields.max}
            onChange={(event) => set({ max: length(event.target.value) })}
            className={`${INPUT} w-22`}
          />
          <span className="text-ink-2">자</span>
        </div>
      </fieldset>
    </div>
  );
}
