import { EXCLUSION_NAME, formatPercent, wholePercent } from "@geulgyeol/wording";
import { ChevronDown, PenLine } from "lucide-react";
import { memo, useState } from "react";
import { Badge } from "../../shared/ui/badge.tsx";
import { geometry } from "../../shared/ui/geometry.ts";
import type { Sentence } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";
import { sentenceRowId, useActiveSentence, useIsActiveSentence } from "./active-sentence.ts";
import type { NamedPassage } from "./name-passages.ts";

interface SentenceRowProps {
  readonly sentence: Sentence;
  /** The passage it belongs to, if the bars cannot show its writer. */
  readonly passage: NamedPassage | undefined;
  /** The first shown sentence of its passage, which has the label. */
  readonly isPassageStart: boolean;
  readonly resultId: string;
  readonly lang: string;
  readonly isHeld: boolean;
  readonly onEdit?: ((sentence: Sentence) => void) | undefined;
}

const CELL = "border-t border-line group-first/row:border-transparent transition-colors duration-(--dur-1)";

const ACTION =
  "relative inline-flex h-7 items-center gap-1 rounded-sm border border-line bg-surface px-2 text-label font-semibold whitespace-nowrap text-ink-2 before:absolute before:-inset-y-2 before:inset-x-0 hover:bg-sunken";

/** A sentence with the bundle of its margin grain: width is the probability, height the row. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { sentence, passage, isPassageStart, resultId, lang, isHeld, onEdit } = props;
  const store = useActiveSentence();
  const isActive = useIsActiveSentence(sentence.index);
  const [isOpen, setOpen] = useState(false);
  const isExcluded = sentence.excluded !== null;
  const band = isExcluded || isHeld ? "band-none" : bandClass(sentence.aiProbability);
  const tint = isActive ? "bg-accent-soft" : "";
  const reasonsId = `${sentenceRowId(resultId, sentence.index)}-reasons`;
  return (
    <li
      id={sentenceRowId(resultId, sentence.index)}
      tabIndex={-1}
      onPointerEnter={() => store.set(sentence.index)}
      onPointerLeave={() => store.set(null)}
      onFocus={() => store.set(sentence.index)}
      className={`group/row grid scroll-mt-24 grid-cols-[24px_32px_1fr_auto] items-stretch sm:grid-cols-[26px_calc(var(--grain-track)+12px)_1fr_auto_auto] ${band}`}
    >
      <span
        className={`row-span-2 pt-3.5 pr-1.5 text-right text-label whitespace-nowrap tabular-nums sm:pr-2.5 ${isActive ? "font-bold text-ink" : "text-ink-3"}`}
      >
        {sentence.index + 1}
        <span className="sr-only">번 문장</span>
      </span>
      <MarginGrain sentence={sentence} isHeld={isHeld} />
      <div className={`min-w-0 px-3 py-2.5 leading-relaxed ${CELL} ${tint}`}>
        {passage && (
          <p className={isPassageStart ? "text-label font-semibold text-ink-2" : "sr-only"}>
            {isPassageStart && `${passage.place} `}
            {passage.name}
          </p>
        )}
        <p className={isExcluded ? "text-ink-3" : ""} lang={lang}>
          {sentence.text}
        </p>
        {isOpen && <Reasons id={reasonsId} reasons={sentence.reasons} />}
      </div>
      <div className={`flex items-start justify-end py-2.5 ${CELL} ${tint}`}>
        <Standing sentence={sentence} isHeld={isHeld} />
      </div>
      <div
        className={`flex items-start gap-1.5 max-sm:col-span-2 max-sm:col-start-3 max-sm:px-3 max-sm:pb-3.5 max-sm:empty:hidden sm:justify-end sm:py-2.5 sm:pl-2.5 ${CELL} max-sm:border-t-0 ${onEdit ? "sm:w-[150px]" : "sm:w-[74px]"} ${tint}`}
      >
        {sentence.reasons.length > 0 && (
          <ReasonsButton
            index={sentence.index}
            isOpen={isOpen}
            controls={reasonsId}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        {onEdit && <EditButton index={sentence.index} onEdit={() => onEdit(sentence)} />}
      </div>
    </li>
  );
});

/** The sentence's probability, or why it is excluded; nothing in a held result. */
function Standing({ sentence, isHeld }: Pick<SentenceRowProps, "sentence" | "isHeld">) {
  if (sentence.excluded !== null) return <Badge tone="line">{EXCLUSION_NAME[sentence.excluded]} 제외</Badge>;
  if (isHeld) return null;
  return (
    <b className="min-w-11 text-right leading-relaxed font-heading text-(--k) tabular-nums">
      {formatPercent(sentence.aiProbability)}
    </b>
  );
}

/** The bundle of the margin grain; an excluded sentence has none. */
function MarginGrain({ sentence, isHeld }: Pick<SentenceRowProps, "sentence" | "isHeld">) {
  return (
    <span className="row-span-2 flex border-l border-line-strong py-px sm:pr-3" aria-hidden>
      {sentence.excluded === null && !isHeld && (
        <i
          className="grain-lying min-w-0.75 rounded-r-2xs"
          ref={geometry({
            width: `${wholePercent(sentence.aiProbability)}%`,
            "animation-delay": `${Math.min(sentence.index * 20, 300)}ms`,
          })}
        />
      )}
    </span>
  );
}

function Reasons({ id, reasons }: { id: string; reasons: readonly string[] }) {
  return (
    <ul id={id} className="mt-1.5 flex flex-col gap-0.5 text-note text-ink-2">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2 before:text-ink-3 before:content-['–']">
          {reason}
        </li>
      ))}
    </ul>
  );
}

interface ReasonsButtonProps {
  readonly index: number;
  readonly isOpen: boolean;
  /** Element id of the list that it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

function ReasonsButton({ index, isOpen, controls, onToggle }: ReasonsButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={`${index + 1}번 문장의 근거`}
      onClick={onToggle}
      className={ACTION}
    >
      근거
      <ChevronDown size={14} strokeWidth={2} className={isOpen ? "rotate-180" : ""} aria-hidden />
    </button>
  );
}

function EditButton({ index, onEdit }: { index: number; onEdit: () => void }) {
  return (
    <button type="button" aria-label={`${index + 1}번 문장 AI 편집`} onClick={onEdit} className={ACTION}>
      <PenLine size={13} strokeWidth={2} aria-hidden />
      AI 편집
    </button>
  );
}
