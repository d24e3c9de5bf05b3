import { countCharacters, type EditResult } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { type EditablePassage, useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { draftField } from "../../shared/draft/draft-field.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";
import { EDIT_NAME, useEditName } from "../../shared/settings/use-edit-name.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { useOpener } from "../../shared/ui/use-opener.ts";
import { applyChanges } from "./apply-changes.ts";
import { ChangeList } from "./change-list.tsx";
import { DiffPanes } from "./diff-panes.tsx";
import { EditedBy, EditWarnings } from "./edit-credits.tsx";
import { WriterQuestions } from "./questions/writer-questions.tsx";
import { ScoreComparison } from "./score-comparison.tsx";
import { type EditState, useEdit } from "./use-edit.ts";
import { WishForm } from "./wish-form.tsx";

interface EditDialogProps {
  readonly passage: EditablePassage;
  readonly onClose: () => void;
}

/**
 * Edits a passage of the draft. With a language model it begins with the instruction; without one with questions to the
 * writer, whose own words are edited then. At the end the passage in the draft is replaced.
 */
export default function EditDialog({ passage, onClose }: EditDialogProps) {
  const { text, range, sentence } = passage;
  const dialogs = useAppDialogs();
  const name = useEditName();
  const isWriters = name === EDIT_NAME.builtin;
  const [own, setOwn] = useState(text);
  const [prompt, setPrompt] = useState("");
  const edit = useEdit(own, name, () => {
    onClose();
    dialogs.openLogin();
  });
  const chosen = useChosenChanges(own, edit.state);
  const { result, edited, takeAll } = chosen;
  const { apply, onClosed } = useApply(range, onClose);
  const { status } = edit.state;
  const isChanged = edited !== text && edited.trim() !== "";

  function request(wish: string, editor?: "builtin") {
    takeAll();
    setPrompt(wish);
    void edit.start(wish, editor);
  }

  /** The result of a rule belongs to the words that it was made from. */
  function write(words: string) {
    setOwn(words);
    setPrompt("");
    edit.stop();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      onCloseAutoFocus={onClosed}
      width={860}
      title={name}
      description={sentence === null ? `${formatCount(countCharacters(text))}자 선택` : `${sentence.index + 1}번 문장`}
    >
      {isWriters && <WriterQuestions passage={text} own={own} onOwn={write} />}
      <div className={isWriters ? "-mx-6 mt-6 border-t border-line px-6 sm:-mx-7 sm:px-7" : ""}>
        <WishForm
          label={isWriters ? "정해 둔 규칙으로 다듬기" : "어떻게 고칠까요?"}
          state={edit.state}
          prompt={prompt}
          onPrompt={setPrompt}
          onRequest={request}
        />
      </div>
      {(!isWriters || status === "running" || status === "done") && (
        <Panes own={own} state={edit.state} chosen={chosen} />
      )}
      <ResultNotes result={result} isChanged={isChanged} />
      {isChanged && status !== "running" && <ScoreComparison range={range} edited={edited} />}
      <DialogFoot
        edit={edit}
        applyName={sentence === null ? "고친 글로 바꾸기" : "이 문장으로 바꾸기"}
        canApply={isChanged}
        onRequest={(editor) => request(prompt, editor)}
        onApply={() => apply(edited)}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface PanesProps {
  readonly own: string;
  readonly state: EditState;
  readonly chosen: ReturnType<typeof useChosenChanges>;
}

/** The words before and after, and each change with its reason. */
function Panes({ own, state, chosen: { result, changes, taken, rejected, toggle } }: PanesProps) {
  return (
    <div className="-mx-6 mt-5 sm:-mx-7">
      <DiffPanes
        passage={own}
        changes={taken}
        isRunning={state.status === "running"}
        written={state.status === "running" ? state.text : ""}
        placeholder={placeholderFor(result, taken.length)}
      />
      {changes.length > 0 && <ChangeList changes={changes} rejected={rejected} onToggle={toggle} />}
    </div>
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

/** Warnings before the edited passage is accepted. */
function ResultNotes({ result, isChanged }: { result: EditResult | null; isChanged: boolean }) {
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
      {(isChanged || result !== null) && (
        <Alert tone="warn" className="mt-4">
          {result !== null && result.changes.length > 0 && <EditedBy {...result} />}
          고친 글은 다시 분석해도 AI 확률이 낮아지지 않을 수 있어요. 뜻이 달라지지 않았는지 꼭 확인해 주세요.
        </Alert>
      )}
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
