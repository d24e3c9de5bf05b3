import { type Pupil, ROSTER_MAX_CHARS } from "@geulgyeol/contract";
import { FileText } from "lucide-react";
import { useId, useRef, useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { announce } from "../../../shared/ui/announcer.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import { readInWorker } from "../../../worker/read-in-worker.ts";
import type { TabProps } from "../tab-props.ts";
import { useSaveRoster } from "../use-classes.ts";
import { type ReadRoster, type RosterProblem, readRoster } from "./read-roster.ts";

/** The roster: pasted, from a CSV, or line by line; shown before it is saved. */
export function PupilsTab({ details }: TabProps) {
  const [isEditing, setEditing] = useState(details.roster.length === 0);
  const mayEdit = details.role === "lead";
  return (
    <div className="grid gap-6">
      {isEditing && mayEdit ? (
        <RosterEditor
          classId={details.id}
          roster={details.roster}
          onDone={details.roster.length === 0 ? null : () => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      ) : (
        <section className={CARD} aria-labelledby="roster">
          <div className="flex flex-wrap items-center justify-between gap-3 px-4.5 py-4 sm:px-6">
            <h2 id="roster" className="font-semibold">
              명단 <span className="font-normal text-ink-3 tabular-nums">{details.roster.length}명</span>
            </h2>
            {mayEdit && (
              <Button size="small" onClick={() => setEditing(true)}>
                명단 고치기
              </Button>
            )}
          </div>
          <RosterList roster={details.roster} />
        </section>
      )}
      <p className="text-note text-ink-2">
        명단은 이 반의 선생님만 봐요.{" "}
        {details.rosterOnly ? "명단에 있는 번호와 이름만 낼 수 있어요." : "명단에 없는 이름은 선생님이 확인해요."}
      </p>
    </div>
  );
}

function RosterList({ roster }: { roster: readonly Pick<Pupil, "number" | "name">[] }) {
  if (roster.length === 0) return <p className="px-6 pb-6 text-ink-2">아직 아무도 없어요.</p>;
  return (
    <ol className="grid border-t border-line px-4.5 py-3 sm:grid-cols-2 sm:px-6 lg:grid-cols-3 xl:grid-cols-4">
      {roster.map(({ number, name }) => (
        <li key={number} className="flex min-h-9 items-center gap-3">
          <span className="min-w-7 text-right text-ink-3 tabular-nums">{number}</span>
          <span className="min-w-0 truncate">{name}</span>
        </li>
      ))}
    </ol>
  );
}

interface RosterEditorProps {
  readonly classId: string;
  readonly roster: readonly Pupil[];
  readonly onDone: (() => void) | null;
  readonly onSaved: () => void;
}

function RosterEditor({ classId, roster, onDone, onSaved }: RosterEditorProps) {
  const id = useId();
  const [given, setGiven] = useState(() => roster.map(({ number, name }) => `${number}\t${name}`).join("\n"));
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveRoster();
  const read = readRoster(given);

  async function open(file: File) {
    setProblem(null);
    try {
      // Read like a plain text, so that files of older spreadsheet programs (CP949) are understood.
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { text } = await readInWorker(bytes, "roster.txt");
      setGiven(text);
      announce(`${readRoster(text).pupils.length}명을 읽었어요.`);
    } catch {
      setProblem("파일을 읽지 못했어요. CSV나 txt 파일인지 확인해 주세요.");
    }
  }

  return (
    <section className={`${CARD} grid gap-6 p-4.5 sm:p-6 lg:grid-cols-2`} aria-label="명단 고치기">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          번호와 이름
        </label>
        <textarea
          id={id}
          rows={14}
          value={given}
          maxLength={ROSTER_MAX_CHARS}
          spellCheck={false}
          placeholder={"1\t강다온\n2\t고은결\n3번 김도하"}
          aria-describedby={`${id}-help`}
          onChange={(event) => setGiven(event.target.value)}
          className="w-full rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base leading-relaxed tabular-nums"
        />
        <p id={`${id}-help`} className="mt-1 text-note text-ink-3">
          엑셀에서 복사해 붙여 넣거나, 한 줄에 한 명씩 적어 주세요.
        </p>
        <div className="mt-2">
          <CsvButton onFile={(file) => void open(file)} />
        </div>
        {problem && (
          <Alert tone="danger" role="alert" className="mt-3">
            {problem}
          </Alert>
        )}
      </div>
      <div>
        <p className="mb-1.5 font-semibold tabular-nums">{read.pupils.length}명을 읽었어요</p>
        <Problems read={read} />
        <div className="max-h-96 overflow-y-auto rounded-md border border-line">
          <RosterPreview read={read} />
        </div>
        {save.error && (
          <Alert tone="danger" role="alert" className="mt-3">
            {messageFor(save.error, "저장하지 못했어요. 적은 것은 그대로예요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-4 flex justify-end gap-2">
          {onDone && <Button onClick={onDone}>그대로 두기</Button>}
          <Button
            look="primary"
            busy={save.isPending}
            disabled={read.pupils.length === 0}
            onClick={() => save.mutate({ id: classId, pupils: [...read.pupils] }, { onSuccess: onSaved })}
          >
            명단 저장
          </Button>
        </div>
        <p className="mt-2 text-note text-ink-3">글을 낸 학생은 여기서 빼도 명단에 남아요.</p>
      </div>
    </section>
  );
}

function CsvButton({ onFile }: { onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt"
        aria-label="CSV 파일 고르기"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button size="small" onClick={() => picker.current?.click()}>
        <FileText size={16} strokeWidth={1.75} aria-hidden />
        CSV 파일 열기
      </Button>
    </>
  );
}

function RosterPreview({ read }: { read: ReadRoster }) {
  if (read.pupils.length === 0)
    return <p className="px-4 py-6 text-center text-note text-ink-3">읽은 이름이 여기에 보여요.</p>;
  return (
    <ol className="px-4 py-2">
      {read.pupils.map(({ number, name }) => (
        <li key={number} className="flex min-h-8 items-center gap-3">
          <span className="min-w-7 text-right text-ink-3 tabular-nums">{number}</span>
          <span className="min-w-0 truncate">{name}</span>
        </li>
      ))}
    </ol>
  );
}

const WHY: Readonly<Record<RosterProblem["why"], string>> = {
  "no-name": "이름이 없어요",
  "two-names": "이름이 여럿이에요",
  "number-twice": "같은 번호가 또 있어요",
  "long-name": "이름이 너무 길어요",
  "big-number": "쓸 수 없는 번호예요",
  "too-many": "200명이 넘어요",
};
const PROBLEMS_SHOWN = 5;

function Problems({ read: { problems, numbered } }: { read: ReadRoster }) {
  return (
    <>
      {numbered > 0 && (
        <Alert tone="info" className="mb-2">
          번호가 없는 {numbered}명에게는 적힌 순서대로 남은 번호를 붙였어요.
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="warn" className="mb-2" role="status">
          {problems.length}줄은 넣지 못했어요.
          <ul className="mt-1 font-normal">
            {problems.slice(0, PROBLEMS_SHOWN).map(({ line, given, why }) => (
              <li key={line} className="wrap-anywhere">
                {line}줄 “{given}” · {WHY[why]}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
