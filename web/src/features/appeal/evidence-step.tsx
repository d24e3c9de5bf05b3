import { APPEAL_DRAFTS_MAX, RECORD_BADGE_CHANGED_MAX, type RecordShare } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { sayRecordOfText } from "@geulgyeol/wording/appeal";
import { FileClock, FilePlus2, History, ScanText, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { appealFiles } from "../../shared/files/appeal-files.ts";
import { FileProblem } from "../../shared/files/file-problem.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckBox } from "../../shared/ui/check-box.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import type { AppealState, ChangeAppeal } from "./appeal-state.ts";
import { readDraft } from "./read-draft.ts";
import { FRAME, Step } from "./steps.tsx";
import type { ComposedAppeal } from "./use-appeal.ts";

const ICON = { size: 16, strokeWidth: 1.75, className: "mt-0.5 shrink-0 text-ink-3", "aria-hidden": true } as const;
const DRAFT_FILES = ".txt,.md,.docx,.hwp,.hwpx,.odt,.pdf";

interface EvidenceStepProps {
  readonly state: AppealState;
  readonly change: ChangeAppeal;
  readonly records: readonly RecordShare[];
  readonly composed: ComposedAppeal;
}

/** 붙일 자료: the record, drafts, the result; each may be left out. */
export function EvidenceStep({ state, change, records, composed }: EvidenceStepProps) {
  const { suspected, hasResult, recordShareId, drafts } = state;
  const { result } = composed.appeal;
  const isDone = recordShareId !== null || drafts.length > 0 || result !== null;
  return (
    <Step number={2} title="붙일 자료" isDone={isDone}>
      {records.length === 0 ? (
        <p className="text-note text-ink-2">공유 링크를 만든 작성 기록이 있으면 여기서 골라요. 지금은 없어요.</p>
      ) : (
        records.map(({ id, title, characters }) => (
          <Attach
            key={id}
            icon={<History {...ICON} />}
            name={`작성 기록 · ${title}`}
            note={`${formatCount(characters)}자`}
            isOn={recordShareId === id}
            onChange={(isOn) => change(() => ({ recordShareId: isOn ? id : null }))}
          />
        ))
      )}
      {composed.appeal.record !== null && <RecordOfText samePercent={composed.appeal.record.samePercent} />}
      <Drafts state={state} change={change} />
      {suspected?.analysisId != null && (
        <>
          <Attach
            icon={<ScanText {...ICON} />}
            name="분석 결과"
            note={result === null ? "붙이지 않아요" : [result.finding, result.certainty].filter(Boolean).join(" · ")}
            isOn={hasResult}
            onChange={(isOn) => change(() => ({ hasResult: isOn }))}
          />
          <p className="text-note text-ink-3">
            불리한 결과는 빼도 돼요. 다만 상대가 따로 분석해 볼 수 있으니, 붙이고 설명을 덧붙이는 편이 나을 때가 많아요.
            {!hasResult && " 빼면 편지에 결과와 확인 번호가 들어가지 않고, 읽는 법만 남아요."}
          </p>
        </>
      )}
      {composed.error !== null && (
        <Alert tone="danger" role="alert">
          고른 자료를 불러오지 못했어요. 지웠거나 닫은 자료인지 확인해 주세요.
        </Alert>
      )}
    </Step>
  );
}

/** Whether the chosen record is one of the suspected text. */
function RecordOfText({ samePercent }: { samePercent: number | null }) {
  const { isOther, sentence } = sayRecordOfText(samePercent, RECORD_BADGE_CHANGED_MAX);
  if (isOther) {
    return (
      <Alert tone="warn" role="status">
        {sentence}
      </Alert>
    );
  }
  return (
    <p role="status" className="text-note text-ink-2">
      {sentence}
    </p>
  );
}

interface AttachProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Attach({ icon, name, note, isOn, onChange }: AttachProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`flex min-h-11 items-start gap-2.5 text-small ${FRAME}`}>
      {icon}
      <span className="min-w-0 grow">
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <span className="text-note text-ink-3">{note}</span>
      </span>
      <CheckBox id={id} checked={isOn} onChange={(event) => onChange(event.target.checked)} className="mt-0.5" />
    </label>
  );
}

function Drafts({ state: { drafts, hasFileValues }, change }: Pick<EvidenceStepProps, "state" | "change">) {
  const { isBusy, problem, add } = useDraftReading(change);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {drafts.map(({ name, characters }) => (
        <div key={name} className={`flex items-start gap-2.5 text-small ${FRAME}`}>
          <FilePlus2 {...ICON} />
          <span className="min-w-0 grow">
            <b className="block font-semibold wrap-anywhere">초고 · {name}</b>
            <span className="text-note text-ink-3">{formatCount(characters)}자</span>
          </span>
          <Button
            look="ghost"
            size="icon"
            aria-label={`${name} 빼기`}
            className="-my-1.5 -mr-2"
            onClick={() => change((before) => ({ drafts: before.drafts.filter((draft) => draft.name !== name) }))}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </div>
      ))}
      {drafts.some(({ values }) => values.length > 0) && (
        <Attach
          icon={<FileClock {...ICON} />}
          name="초고 파일에 적힌 값"
          note="편집 시간, 저장 횟수 등. 만든 사람의 이름은 넣지 않아요."
          isOn={hasFileValues}
          onChange={(isOn) => change(() => ({ hasFileValues: isOn }))}
        />
      )}
      {problem !== null && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        accept={DRAFT_FILES}
        aria-label="초고 파일"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void add(files);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" disabled={isBusy} onClick={() => picker.current?.click()}>
          {isBusy ? <Spinner /> : <FilePlus2 size={16} strokeWidth={1.75} aria-hidden />}
          초고 더하기
        </Button>
        <span className="text-note text-ink-3">txt, docx는 이 기기에서 읽고 나머지는 서버가 읽은 뒤 지워요.</span>
      </div>
    </>
  );
}

/** Reads drafts one after another; first those that were brought along from another page. */
function useDraftReading(change: ChangeAppeal) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    setProblem(null);
    setBusy(true);
    try {
      for (const file of files) {
        const draft = await readDraft(file);
        change(({ drafts }) => ({
          drafts: [...drafts.filter(({ name }) => name !== draft.name), draft].slice(-APPEAL_DRAFTS_MAX),
        }));
      }
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was brought along when the page opens
  useEffect(() => {
    const brought = appealFiles.get();
    appealFiles.set([]);
    void add(brought);
  }, []);

  return { isBusy, problem, add };
}
