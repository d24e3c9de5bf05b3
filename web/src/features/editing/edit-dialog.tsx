import { countCharacters, EDIT_PROMPT_MAX_CHARS, type EditResult } from "@geulgyeol/contract";
import { formatCount, formatPercent } from "@geulgyeol/wording";
import { RotateCcw } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { bandClass } from "../../report/verdict/probability-band.ts";
import { type EditablePassage, useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { draftField } from "../../shared/draft/draft-field.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { useOpener } from "../../shared/ui/use-opener.ts";
import { applyChanges } from "./apply-changes.ts";
import { ChangeList } from "./change-list.tsx";
import { DiffPanes } from "./diff-panes.tsx";
import { EditedBy, EditWarnings, WhoEdits } from "./edit-credits.tsx";
import { type EditState, useEdit } from "./use-edit.ts";
import { type PassageScores, usePassageScores } from "./use-passage-scores.ts";

const PRESETS = ["자연스럽게", "간결하게", "격식 있게", "쉽게", "맞춤법"];

interface EditDialogProps {
  readonly passage: EditablePassage;
  readonly onClose: () => void;
}

/** Edits a passage of the draft: the instruction, its result, and finally the replacement in the draft. */
export default function EditDialog({ passage, onClose }: EditDialogProps) {
  const { text, range, sentence } = passage;
  const dialogs = useAppDialogs();
  const [prompt, setPrompt] = useState("");
  const edit = useEdit(text, () => {
    onClose();
    dialogs.openLogin();
  });
  const { result, changes, taken, rejected, edited, toggle, takeAll } = useChosenChanges(text, edit.state);
  const scores = usePassageScores(range, taken.length === 0 ? null : edited);
  const { apply, onClosed } = useApply(range, onClose);

  function request(wish: string, editor?: "builtin") {
    takeAll();
    setPrompt(wish);
    void edit.start(wish, editor);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      onCloseAutoFocus={onClosed}
      width={860}
      title="AI 편집"
      description={
        sentence === null ? (
          `${formatCount(countCharacters(text))}자 선택`
        ) : (
          <>
            {sentence.index + 1}번 문장
            {sentence.aiProbability !== null && (
              <>
                {" "}
                · AI 확률 <Score of={sentence.aiProbability} />
              </>
            )}
          </>
        )
      }
    >
      <WishForm state={edit.state} prompt={prompt} onPrompt={setPrompt} onRequest={request} />
      <div className="-mx-6 mt-5 sm:-mx-7">
        <DiffPanes
          passage={text}
          changes={taken}
          isRunning={edit.state.status === "running"}
          written={edit.state.status === "running" ? edit.state.text : ""}
          placeholder={placeholderFor(result, taken.length)}
        />
        {changes.length > 0 && <ChangeList changes={changes} rejected={rejected} onToggle={toggle} />}
      </div>
      {taken.length > 0 && <Scores {...scores} />}
      <ResultNotes result={result} />
      <DialogFoot
        edit={edit}
        applyName={sentence === null ? "고친 글로 바꾸기" : "이 문장으로 바꾸기"}
        canApply={taken.length > 0}
        onRequest={(editor) => request(prompt, editor)}
        onApply={() => apply(edited)}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** The changes of the result, each of which can be rejected, and the passage with the accepted ones. */
function useChosenChanges(text: string, state: EditState) {
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set());
  const result = state.status === "done" ? state.result : null;
  const changes = result?.changes ?? [];
  const taken = changes.filter((_, position) => !rejected.has(position));

  function toggle(position: number) {
    const next = new Set(rejected);
    if (!next.delete(position)) next.add(position);
    setRejected(next);
  }

  const takeAll = () => setRejected(new Set());
  return { result, changes, taken, rejected, edited: applyChanges(text, taken), toggle, takeAll };
}

/**
 * Inserts the edited passage into the draft, after the dialog has released the focus, since typing into the field needs
 * it.
 */
function useApply(range: PassageRange, onClose: () => void) {
  const accepted = useRef<string | null>(null);
  const giveFocusBack = useOpener();

  function apply(edited: string) {
    accepted.current = edited;
    onClose();
  }

  function onClosed(event: Event) {
    if (accepted.current === null) return giveFocusBack(event);
    event.preventDefault();
    replaceInDraft(range, accepted.current);
    announce("고친 글로 바꿨어요. 실행 취소로 되돌릴 수 있어요.");
  }

  return { apply, onClosed };
}

interface WishFormProps {
  readonly state: EditState;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly onRequest: (wish: string) => void;
}

function WishForm({ state, prompt, onPrompt, onRequest }: WishFormProps) {
  const id = useId();
  const isRunning = state.status === "running";
  const hasFailed = state.status === "failed";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onRequest(prompt);
  }

  return (
    <form onSubmit={onSubmit} className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        어떻게 고칠까요?
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={prompt}
          maxLength={EDIT_PROMPT_MAX_CHARS}
          onChange={(event) => onPrompt(event.target.value)}
          aria-invalid={hasFailed || undefined}
          aria-describedby={hasFailed ? `${id}-error` : undefined}
          placeholder="예: 해요체로 바꿔 줘"
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base placeholder:text-ink-3"
        />
        <Button type="submit" look="soft" disabled={prompt.trim() === "" || isRunning}>
          고치기
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the field's own form would be named twice */}
      <div role="group" aria-label="자주 쓰는 요청" className="mt-2.5 flex flex-wrap gap-1.5">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            size="tiny"
            look={preset === prompt ? "soft" : "outline"}
            aria-pressed={preset === prompt}
            className="max-sm:px-2"
            disabled={isRunning}
            onClick={() => onRequest(preset)}
          >
            {preset}
          </Button>
        ))}
      </div>
      {state.status === "idle" && <WhoEdits />}
      {hasFailed && (
        <div id={`${id}-error`}>
          <Alert tone="danger" role="alert" className="mt-3">
            {state.message}
          </Alert>
        </div>
      )}
    </form>
  );
}

/** Warnings before the edited passage is accepted. */
function ResultNotes({ result }: { result: EditResult | null }) {
  return (
    <>
      {result !== null && <EditWarnings warnings={result.warnings} />}
      {result !== null && result.notes.length > 0 && (
        <Alert tone="info" className="mt-4">
          {result.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      <Alert tone="warn" className="mt-4">
        {result !== null && result.changes.length > 0 && <EditedBy {...result} />}
        고친 글은 다시 분석해도 AI 확률이 낮아지지 않을 수 있어요. 뜻이 달라지지 않았는지 꼭 확인해 주세요.
      </Alert>
    </>
  );
}

interface DialogFootProps {
  readonly edit: ReturnType<typeof useEdit>;
  readonly applyName: string;
  readonly canApply: boolean;
  readonly onRequest: (editor?: "builtin") => void;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

function DialogFoot({ edit: { state, stop }, applyName, canApply, onRequest, onApply, onClose }: DialogFootProps) {
  const isRunning = state.status === "running";
  return (
    <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
      {state.status === "failed" && (
        <Button look="ghost" className="mr-auto" onClick={() => onRequest()}>
          <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
          다시 시도
        </Button>
      )}
      {state.status === "failed" && state.offersBuiltIn && (
        <Button look="soft" onClick={() => onRequest("builtin")}>
          내장 편집기로 고치기
        </Button>
      )}
      <Button onClick={isRunning ? stop : onClose}>{isRunning ? "멈추기" : "취소"}</Button>
      <Button look="primary" disabled={!canApply || isRunning} onClick={onApply}>
        {applyName}
      </Button>
    </div>
  );
}

/** With the caret after it and nothing selected; undo reverts it. */
function replaceInDraft(range: PassageRange, text: string): void {
  if (draftField()?.replace(range, text)) return;
  const draft = readDraft();
  writeDraft(draft.slice(0, range.from) + text + draft.slice(range.to));
}

function placeholderFor(
  result: { readonly followed: boolean; readonly changes: readonly unknown[] } | null,
  taken: number,
): string | null {
  if (result === null) return "위에서 고르거나 적으면 여기에 보여 드려요.";
  if (!result.followed) return "요청을 따를 수 없어 글을 그대로 두었어요.";
  if (result.changes.length === 0) return "고칠 곳을 찾지 못해 글을 그대로 두었어요.";
  return taken === 0 ? "고른 것이 없어 글이 그대로예요." : null;
}

function Scores({ state, before, after }: PassageScores) {
  return (
    <p className="mt-4 text-note text-ink-2" data-testid="passage-scores">
      {state === "waiting" && "AI 확률을 추정하고 있어요"}
      {state === "unknown" && "이 글로는 고치기 전과 뒤의 AI 확률을 추정하지 못했어요."}
      {before !== null && after !== null && (
        <>
          이 대목의 AI 확률 <Score of={before} /> <span aria-hidden>→</span>
          <span className="sr-only">에서</span> <Score of={after} />
          <span className="text-ink-3"> · 앞뒤 글과 함께 이 브라우저에서 추정했어요</span>
        </>
      )}
    </p>
  );
}

function Score({ of }: { of: number }) {
  return <b className={`font-bold text-(--k) tabular-nums ${bandClass(of)}`}>{formatPercent(of)}</b>;
}
