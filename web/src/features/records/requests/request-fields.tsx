import { REQUEST_INSTRUCTIONS_MAX_CHARS, REQUEST_TITLE_MAX_CHARS } from "@geulgyeol/contract";
import { useId } from "react";
import { CheckBox } from "../../../shared/ui/check-box.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";
import type { NewRequest } from "./use-requests.ts";

/** The fields as they are typed. */
export interface Asked {
  readonly title: string;
  readonly instructions: string;
  readonly min: string;
  readonly max: string;
  /** Of the browser's own field: local time. */
  readonly due: string;
  readonly kept: "30" | "90" | "180";
  readonly wantsRecord: boolean;
  readonly wantsReplay: boolean;
  readonly acceptsWithoutRecord: boolean;
}

const KEPT = [
  { value: "30", label: "마감 뒤 30일" },
  { value: "90", label: "마감 뒤 90일" },
  { value: "180", label: "마감 뒤 180일" },
] as const;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A new request: due in a week at the end of the day, with a record, and without one too. */
export function emptyRequest(): Asked {
  const due = new Date(Date.now() + WEEK_MS);
  const day = `${due.getFullYear()}-${String(due.getMonth() + 1).padStart(2, "0")}-${String(due.getDate()).padStart(2, "0")}`;
  return {
    title: "",
    instructions: "",
    min: "",
    max: "",
    due: `${day}T23:59`,
    kept: "90",
    wantsRecord: true,
    wantsReplay: false,
    acceptsWithoutRecord: true,
  };
}

/** What is sent, or null while something is missing or does not fit. */
export function toRequest({ title, instructions, min, max, due, kept, ...wants }: Asked): NewRequest | null {
  const dueAt = new Date(due);
  const [minChars, maxChars] = [Number(min) || null, Number(max) || null];
  if (title.trim() === "" || Number.isNaN(dueAt.getTime())) return null;
  if (minChars !== null && maxChars !== null && minChars > maxChars) return null;
  const keptDays = Number(kept) as NewRequest["keptDays"];
  return { title: title.trim(), instructions, minChars, maxChars, dueAt: dueAt.toISOString(), keptDays, ...wants };
}

const INPUT = "h-12 rounded-md border border-line-strong bg-surface px-3.5 text-base tabular-nums";

interface RequestFieldsProps {
  readonly asked: Asked;
  readonly onChange: (asked: Asked) => void;
}

export function RequestFields({ asked, onChange }: RequestFieldsProps) {
  const id = useId();
  const set = (change: Partial<Asked>) => onChange({ ...asked, ...change });
  return (
    <div className="grid gap-5">
      <TextField
        label="제목"
        value={asked.title}
        maxLength={REQUEST_TITLE_MAX_CHARS}
        required
        onChange={(event) => set({ title: event.target.value })}
      />
      <div>
        <label htmlFor={`${id}-instructions`} className="mb-1.5 block text-note font-semibold">
          안내
        </label>
        <textarea
          id={`${id}-instructions`}
          value={asked.instructions}
          maxLength={REQUEST_INSTRUCTIONS_MAX_CHARS}
          rows={4}
          aria-describedby={`${id}-help`}
          onChange={(event) => set({ instructions: event.target.value })}
          className="w-full rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base"
        />
        <p id={`${id}-help`} className="text-note text-ink-3">
          받는 사람에게 그대로 보여요.
        </p>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <LengthFields asked={asked} set={set} />
        <div>
          <label htmlFor={`${id}-due`} className="mb-1.5 block text-note font-semibold">
            마감
          </label>
          <input
            id={`${id}-due`}
            type="datetime-local"
            required
            value={asked.due}
            onChange={(event) => set({ due: event.target.value })}
            className={INPUT}
          />
        </div>
      </div>
      <Wants asked={asked} set={set} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <span className="block text-note font-semibold" aria-hidden>
            지우는 날
          </span>
          <span className="text-note text-ink-3">그날 받은 글과 기록까지 모두 지워요. 먼저 지울 수도 있어요.</span>
        </span>
        <SelectField label="지우는 날" value={asked.kept} onChange={(kept) => set({ kept })} options={KEPT} />
      </div>
    </div>
  );
}

interface PartProps {
  readonly asked: Asked;
  readonly set: (change: Partial<Asked>) => void;
}

function LengthFields({ asked, set }: PartProps) {
  const length = (value: string) => value.replace(/\D/g, "").slice(0, 5);
  return (
    <fieldset>
      <legend className="mb-1.5 text-note font-semibold">분량 (선택)</legend>
      <div className="flex flex-wrap items-center gap-2">
        <input
          aria-label="가장 적은 글자 수"
          inputMode="numeric"
          value={asked.min}
          onChange={(event) => set({ min: length(event.target.value) })}
          className={`${INPUT} w-22`}
        />
        <span className="text-ink-2">자부터</span>
        <input
          aria-label="가장 많은 글자 수"
          inputMode="numeric"
          value={asked.max}
          onChange={(event) => set({ max: length(event.target.value) })}
          className={`${INPUT} w-22`}
        />
        <span className="text-ink-2">자까지</span>
      </div>
    </fieldset>
  );
}

function Wants({ asked, set }: PartProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-note font-semibold">함께 받을 것</legend>
      <Want
        label="작성 기록"
        note="쓴 시간과 횟수, 붙여 넣은 곳, AI 편집을 봐요. 지운 글의 내용은 받지 않아요."
        checked={asked.wantsRecord}
        onChange={(wantsRecord) => set({ wantsRecord, ...(!wantsRecord && { wantsReplay: false }) })}
      />
      <Want
        label="쓴 과정 다시 보기"
        note="지운 문장까지, 글자가 나타난 순서로 봐요. 쓰는 사람이 끌 수 있어요."
        checked={asked.wantsReplay}
        disabled={!asked.wantsRecord}
        onChange={(wantsReplay) => set({ wantsReplay })}
      />
      <Want
        label="기록 없이 내는 것도 받기"
        note="종이에 먼저 쓰는 사람도 있어요. 기록이 없다고 해서 표시가 붙지는 않아요."
        checked={asked.acceptsWithoutRecord || !asked.wantsRecord}
        disabled={!asked.wantsRecord}
        onChange={(acceptsWithoutRecord) => set({ acceptsWithoutRecord })}
      />
    </fieldset>
  );
}

interface WantProps {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Want({ label, note, checked, disabled = false, onChange }: WantProps) {
  const id = useId();
  return (
    <div className="flex gap-3 border-b border-line py-3 last:border-b-0">
      <CheckBox
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-semibold max-lg:min-h-6">
          {label}
        </label>
        <p id={`${id}-note`} className="text-note text-ink-2">
          {note}
        </p>
      </div>
    </div>
  );
}
