import {
  AUTO_ANALYSIS_DELAY_MS,
  AUTO_ANALYSIS_MIN_CHARS,
  countTrimmed,
  TEXT_MAX_CHARS,
  TEXT_MIN_CHARS,
} from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { CircleCheck, PenLine } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { missingText } from "../char-counter.tsx";
import type { Workbench } from "../workbench/use-workbench.ts";
import { countDraft } from "./text-counts.ts";

interface StatusBarProps {
  readonly id: string;
  readonly workbench: Workbench;
  readonly text: string;
  readonly children: ReactNode;
}

/** Below the text: state of the judgement, tools, and the length of the text. */
export function StatusBar({ id, workbench, text, children }: StatusBarProps) {
  const { running, current } = workbench.analysis;
  const counts = useMemo(() => countDraft(text, current), [text, current]);
  const isOver = counts.characters > TEXT_MAX_CHARS;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-2 text-note max-lg:sticky max-lg:bottom-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))] [@media(max-height:560px)]:max-lg:static sm:px-7">
      <span className="inline-flex items-center gap-2 text-ink-2 max-sm:text-label">
        {running !== null ? (
          <Spinner />
        ) : text !== "" && text === current?.text ? (
          <CircleCheck size={15} strokeWidth={1.75} aria-hidden />
        ) : (
          <PenLine size={15} strokeWidth={1.75} aria-hidden />
        )}
        {statusOf(workbench, text)}
      </span>
      <span className="grow" />
      <span className="flex flex-wrap gap-x-4 gap-y-1 max-sm:order-last max-sm:w-full max-sm:gap-x-2">{children}</span>
      <p id={id} className="whitespace-nowrap text-ink-3 tabular-nums max-sm:text-label">
        {formatCount(counts.words)}단어 · {formatCount(counts.sentences)}문장 ·{" "}
        <span className={isOver ? "text-danger" : ""}>
          <b className={`font-heading ${isOver ? "" : "text-ink"}`}>{formatCount(counts.characters)}</b> /{" "}
          {formatCount(TEXT_MAX_CHARS)}
        </span>
      </p>
    </div>
  );
}

function statusOf({ analysis, count, options }: Workbench, text: string): string {
  const analysedText = analysis.current?.text ?? null;
  if (analysis.running !== null) return "글의 결을 읽고 있어요";
  if (count === 0) return `${TEXT_MIN_CHARS}자부터 분석할 수 있어요.`;
  if (text === analysedText) return "방금 분석했어요";
  const missing = missingText(count, countTrimmed(text));
  if (missing !== null) return missing;
  if (!options.realtime) return analysedText === null ? "아직 분석하지 않았어요" : "분석한 뒤에 글이 바뀌었어요";
  if (count < AUTO_ANALYSIS_MIN_CHARS) return `자동 분석은 ${AUTO_ANALYSIS_MIN_CHARS}자부터 해요.`;
  return `입력을 멈추면 ${AUTO_ANALYSIS_DELAY_MS / 1000}초 뒤에 분석해요.`;
}
