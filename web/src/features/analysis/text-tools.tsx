import {
  type AnalysisKind,
  type AnalysisSource,
  type Caller,
  countCharacters,
  refusalOf,
  TEXT_MAX_CHARS,
} from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { Columns3, ListChecks, TextSelect } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { draft, readDraft } from "../../shared/draft/draft-store.ts";
import { ProMark } from "../../shared/session/pro-mark.tsx";
import { useIsForPro } from "../../shared/session/use-is-for-pro.ts";
import { createStore, useStore } from "../../shared/state/create-store.ts";
import { splitParts } from "../../shared/text-parts/split-parts.ts";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { type Answer, looksLikeStatement } from "./answers/split-answers.ts";
import { type BatchItem, makeItem } from "./batch/batch-items.ts";
import type { OpenedBatch } from "./batch/batch-runner.ts";

const PassageDialog = lazyPart(() => import("./passage/passage-dialog.tsx"));
const AnswersDialog = lazyPart(() => import("./answers/answers-dialog.tsx"));

/** Length of the excerpt shown next to a part's number. */
const DETAIL_CHARS = 40;

/** The long text from which the passage in the draft was chosen; kept while the app is open. */
const wholeText = createStore<{ readonly text: string; readonly passage: string } | null>(null);

// A passage may be edited. An emptied or again long draft is a different text.
draft.subscribe(() => {
  const whole = wholeText.get();
  if (whole === null) return;
  const text = readDraft();
  if (text === "" || text.length > whole.passage.length * 2) wholeText.set(null);
});

interface TextToolsProps {
  readonly text: string;
  readonly count: number;
  readonly caller: Caller;
  readonly source: AnalysisSource;
  readonly kind: AnalysisKind;
  readonly onBatch: (batch: OpenedBatch) => void;
  readonly onText: (text: string) => void;
}

type Tool = "passage" | "answers";

/** Tools for a text that is too long to analyse at once, and for one with several answers. */
export default function TextTools({ text, count, caller, source, kind, onBatch, onText }: TextToolsProps) {
  const isForPro = useIsForPro();
  const mayAct = useGate(caller);
  const [open, setOpen] = useState<Tool | null>(null);
  const whole = useStore(wholeText)?.text ?? null;
  const calm = useDeferredValue(text);
  const isStatement = useMemo(() => looksLikeStatement(calm), [calm]);
  const isLong = count > TEXT_MAX_CHARS;
  const longText = isLong ? text : whole;
  if (longText === null && !isStatement) return null;

  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 px-4 py-3 sm:px-5 ${CARD}`}>
      <p className="min-w-0 grow basis-60 text-note text-ink-2">
        {describe({ isLong, whole, count, isStatement, isForPro })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isStatement && (
          <Button size="small" onClick={() => mayAct("analyseText") && setOpen("answers")}>
            <ListChecks size={15} strokeWidth={1.75} aria-hidden /> 문항별로 나누기
          </Button>
        )}
        {longText !== null && (
          <>
            <Button size="small" onClick={() => setOpen("passage")}>
              <TextSelect size={15} strokeWidth={1.75} aria-hidden /> {isLong ? "대목 고르기" : "다른 대목"}
            </Button>
            <Button
              size="small"
              onClick={() =>
                mayAct("analyseInParts") && onBatch({ mode: "parts", kind, items: partItems(longText, source) })
              }
            >
              <Columns3 size={15} strokeWidth={1.75} aria-hidden /> 나누어 분석
              <ProMark>Pro</ProMark>
            </Button>
          </>
        )}
      </div>
      <ToolDialog
        tool={open}
        text={text}
        longText={longText}
        onClose={() => setOpen(null)}
        onPassage={onText}
        onAnswers={(answers) => onBatch({ mode: "answers", kind, items: answerItems(answers, source) })}
      />
    </div>
  );
}

/** Whether the caller may do this; otherwise opens the dialog with the reason. */
function useGate(caller: Caller): (action: "analyseText" | "analyseInParts") => boolean {
  const dialogs = useAppDialogs();
  return (action) => {
    const refusal = refusalOf(action, caller);
    if (refusal === "LOGIN_REQUIRED") dialogs.openLogin();
    if (refusal === "PRO_REQUIRED") dialogs.openProRequired("parts");
    return refusal === null;
  };
}

interface ToolDialogProps {
  readonly tool: Tool | null;
  readonly text: string;
  readonly longText: string | null;
  readonly onClose: () => void;
  readonly onPassage: (passage: string) => void;
  readonly onAnswers: (answers: readonly Answer[]) => void;
}

function ToolDialog({ tool, text, longText, onClose, onPassage, onAnswers }: ToolDialogProps) {
  return (
    <Suspense>
      {tool === "passage" && longText !== null && (
        <PassageDialog
          text={longText}
          onClose={onClose}
          onChoose={(passage) => {
            onClose();
            onPassage(passage);
            wholeText.set({ text: longText, passage });
          }}
        />
      )}
      {tool === "answers" && (
        <AnswersDialog
          text={text}
          onClose={onClose}
          onSplit={(answers) => {
            onClose();
            onAnswers(answers);
          }}
        />
      )}
    </Suspense>
  );
}

/** The rows of a long text in parts. */
function partItems(text: string, source: AnalysisSource): BatchItem[] {
  return splitParts(text).map((part, index) =>
    makeItem({
      name: `${index + 1}부`,
      detail: beginning(part),
      text: part,
      charCount: countCharacters(part),
      source,
    }),
  );
}

/** The rows of a personal statement. */
function answerItems(answers: readonly Answer[], source: AnalysisSource): BatchItem[] {
  return answers.map((answer) =>
    makeItem({
      name: `${answer.number}번`,
      detail: answer.question,
      text: answer.text,
      limit: answer.limit,
      charCount: countCharacters(answer.text),
      source,
    }),
  );
}

const beginning = (part: string) => {
  const line = part.replace(/^#+\s+/, "").replace(/\s+/g, " ");
  return line.length > DETAIL_CHARS ? `${[...line].slice(0, DETAIL_CHARS).join("")}…` : line;
};

function describe(state: {
  isLong: boolean;
  whole: string | null;
  count: number;
  isStatement: boolean;
  isForPro: boolean;
}): string {
  if (state.isLong)
    return `한 번에 ${formatCount(TEXT_MAX_CHARS)}자까지 분석해요. 분석할 대목을 고르거나 ${
      state.isForPro ? "Pro에서 나누어 분석할" : "나누어 분석할"
    } 수 있어요.`;
  if (state.whole !== null) {
    return `${formatCount(countCharacters(state.whole))}자 가운데 ${formatCount(state.count)}자를 골랐어요.`;
  }
  return "문항이 여럿인 자기소개서 같아요. 문항별로 따로 분석할 수 있어요.";
}
