import {
  type AnalysisKind,
  type AnalysisSource,
  type Caller,
  countCharacters,
  refusalOf,
  TEXT_MAX_CHARS,
} from "@geulgyeol/contract";
import { Columns3, ListChecks, TextSelect } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { formatCount } from "../../shared/format/numbers.ts";
import { ProMark } from "../../shared/session/pro-mark.tsx";
import { useIsForPro } from "../../shared/session/use-is-for-pro.ts";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { looksLikeStatement } from "./answers/split-answers.ts";
import { makeItem } from "./batch/batch-items.ts";
import type { BatchRunner } from "./batch/batch-runner.ts";
import { splitParts } from "./passage/split-parts.ts";
import { readWhole, rememberWhole, subscribeWhole } from "./passage/whole-text-store.ts";

const PassageDialog = lazy(() => import("./passage/passage-dialog.tsx"));
const AnswersDialog = lazy(() => import("./answers/answers-dialog.tsx"));

/** Beginning of a part that is shown beside its number. */
const DETAIL_CHARS = 40;

interface TextToolsProps {
  readonly text: string;
  readonly count: number;
  readonly caller: Caller;
  readonly source: AnalysisSource;
  readonly kind: AnalysisKind;
  readonly onBatch: (batch: Parameters<BatchRunner["open"]>[0]) => void;
  readonly onText: (text: string) => void;
}

/** What can be done with a text that is too long to be judged at once, and with one that holds several answers. */
export default function TextTools({ text, count, caller, source, kind, onBatch, onText }: TextToolsProps) {
  const dialogs = useAppDialogs();
  const isForPro = useIsForPro();
  const [open, setOpen] = useState<"passage" | "answers" | null>(null);
  const whole = useSyncExternalStore(subscribeWhole, readWhole, () => null);
  const calm = useDeferredValue(text);
  const isStatement = useMemo(() => looksLikeStatement(calm), [calm]);
  const isLong = count > TEXT_MAX_CHARS;
  const longText = isLong ? text : whole;
  if (longText === null && !isStatement) return null;

  function mayAct(action: "analyseText" | "analyseInParts"): boolean {
    const refusal = refusalOf(action, caller);
    if (refusal === "LOGIN_REQUIRED") dialogs.openLogin();
    if (refusal === "PRO_REQUIRED") dialogs.openProRequired("parts");
    return refusal === null;
  }

  function openParts(from: string) {
    if (!mayAct("analyseInParts")) return;
    const parts = splitParts(from);
    const items = parts.map((part, index) =>
      makeItem({
        ...{ name: `${index + 1}부`, detail: beginning(part), text: part, charCount: countCharacters(part), source },
      }),
    );
    onBatch({ mode: "parts", kind, items });
  }

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
            <Button size="small" onClick={() => openParts(longText)}>
              <Columns3 size={15} strokeWidth={1.75} aria-hidden /> 나누어 분석
              <ProMark>Pro</ProMark>
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {open === "passage" && longText !== null && (
          <PassageDialog
            text={longText}
            onClose={() => setOpen(null)}
            onChoose={(passage) => {
              setOpen(null);
              onText(passage);
              rememberWhole(longText, passage);
            }}
          />
        )}
        {open === "answers" && (
          <AnswersDialog
            text={text}
            onClose={() => setOpen(null)}
            onSplit={(answers) => {
              setOpen(null);
              const items = answers.map((answer) =>
                makeItem({
                  ...{ name: `${answer.number}번`, detail: answer.question, text: answer.text, limit: answer.limit },
                  ...{ charCount: countCharacters(answer.text), source },
                }),
              );
              onBatch({ mode: "answers", kind, items });
            }}
          />
        )}
      </Suspense>
    </div>
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
