import { countCharacters, EDIT_PROMPT_MAX_CHARS } from "@geulgyeol/contract";
import { formatPercent } from "@geulgyeol/wording";
import { RotateCcw } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { type EditablePassage, useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { formatCount } from "../../shared/format/numbers.ts";
import { bandClass } from "../../shared/report/probability-band.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { useOpener } from "../../shared/ui/use-opener.ts";
import { applyChanges } from "./apply-changes.ts";
import { ChangeList } from "./change-list.tsx";
import { DiffPanes } from "./diff-panes.tsx";
import { EditedBy, EditWarnings, WhoEdits } from "./edit-credits.tsx";
import { replaceInDraft } from "./replace-in-draft.ts";
import { useEdit } from "./use-edit.ts";
import { type PassageScores, usePassageScores } from "./use-passage-scores.ts";

const PRESETS = ["자연스럽게", "간결하게", "격식 있게", "쉽게", "맞춤법"];

interface EditDialogProps {
  readonly passage: EditablePassage;
  readonly onClose: () => void;
}

/** Edits a passage of the draft: a wish, what came of it, and only then the draft itself. */
export default function EditDialog({ passage, onClose }: EditDialogProps) {
  const { text, range, sentence } = passage;
  const dialogs = useAppDialogs();
  const promptId = useId();
  const [prompt, setPrompt] = useState("");
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set());
  const accepted = useRef<string | null>(null);
  const giveFocusBack = useOpener();
  const { state, start, stop } = useEdit(text, () => {
    onClose();
    dialogs.openLogin();
  });
  const result = state.kind === "done" ? state.result : null;
  const changes = result?.changes ?? [];
  const taken = changes.filter((_, position) => !rejected.has(position));
  const edited = applyChanges(text, taken);
  const scores = usePassageScores(range, taken.length === 0 ? null : edited);
  const isRunning = state.kind === "running";

  function ask(wish: string, editor?: "builtin") {
    setRejected(new Set());
    setPrompt(wish);
    void start(wish, editor);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    ask(prompt);
  }

  function onToggle(position: number) {
    const next = new Set(rejected);
    if (!next.delete(position)) next.add(position);
    setRejected(next);
  }

  function onApply() {
    accepted.current = edited;
    onClose();
  }

  /** Only once the dialog no longer holds the focus can the field be typed into. */
  function onClosed(event: Event) {
    if (accepted.current === null) return giveFocusBack(event);
    event.preventDefault();
    replaceInDraft(range, accepted.current);
    announce("고친 글로 바꿨어요. 실행 취소로 되돌릴 수 있어요.");
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
            {sentence.index + 1}번 문장 · AI 확률 <Score of={sentence.aiProbability} />
          </>
        )
      }
    >
      <form onSubmit={onSubmit} className="mt-4">
        <label htmlFor={promptId} className="mb-1.5 block text-note font-semibold">
          어떻게 고칠까요?
        </label>
        <div className="flex gap-2">
          <input
            id={promptId}
            value={prompt}
            maxLength={EDIT_PROMPT_MAX_CHARS}
            onChange={(event) => setPrompt(event.target.value)}
            aria-invalid={state.kind === "failed" || undefined}
            aria-describedby={state.kind === "failed" ? `${promptId}-error` : undefined}
            placeholder="예: 해요체로 바꿔 줘"
            autoComplete="off"
            className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-[1rem] placeholder:text-ink-3"
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
              onClick={() => ask(preset)}
            >
              {preset}
            </Button>
          ))}
        </div>
        {state.kind === "idle" && <WhoEdits />}
        {state.kind === "failed" && (
          <div id={`${promptId}-error`}>
            <Alert tone="danger" role="alert" className="mt-3">
              {state.message}
            </Alert>
          </div>
        )}
      </form>
      <div className="-mx-6 mt-5 sm:-mx-7">
        <DiffPanes
          passage={text}
          changes={taken}
          isRunning={isRunning}
          written={state.kind === "running" ? state.text : ""}
          placeholder={placeholderFor(result, taken.length)}
        />
        {changes.length > 0 && <ChangeList changes={changes} rejected={rejected} onToggle={onToggle} />}
      </div>
      {taken.length > 0 && <Scores {...scores} />}
      {result !== null && <EditWarnings warnings={result.warnings} />}
      {result !== null && result.notes.length > 0 && (
        <Alert tone="info" className="mt-4">
          {result.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      <Alert tone="warn" className="mt-4">
        {result !== null && changes.length > 0 && <EditedBy {...result} />}
        고친 글은 다시 분석해도 AI 확률이 낮아지지 않을 수 있어요. 뜻이 달라지지 않았는지 꼭 확인해 주세요.
      </Alert>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        {state.kind === "failed" && (
          <Button look="ghost" className="mr-auto" onClick={() => ask(prompt)}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
            다시 시도
          </Button>
        )}
        {state.kind === "failed" && state.offersBuiltIn && (
          <Button look="soft" onClick={() => ask(prompt, "builtin")}>
            내장 편집기로 고치기
          </Button>
        )}
        <Button onClick={isRunning ? stop : onClose}>{isRunning ? "멈추기" : "취소"}</Button>
        <Button look="primary" disabled={taken.length === 0 || isRunning} onClick={onApply}>
          {sentence === null ? "고친 글로 바꾸기" : "이 문장으로 바꾸기"}
        </Button>
      </div>
    </Dialog>
  );
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
      {state === "waiting" && "AI 확률을 어림하고 있어요"}
      {state === "unknown" && "이 글로는 고치기 전과 뒤의 AI 확률을 어림하지 못했어요."}
      {before !== null && after !== null && (
        <>
          이 대목의 AI 확률 <Score of={before} /> <span aria-hidden>→</span>
          <span className="sr-only">에서</span> <Score of={after} />
          <span className="text-ink-3"> · 앞뒤 글과 함께 이 브라우저에서 어림했어요</span>
        </>
      )}
    </p>
  );
}

function Score({ of }: { of: number }) {
  return <b className={`font-bold text-(--k) tabular-nums ${bandClass(of)}`}>{formatPercent(of)}</b>;
}
