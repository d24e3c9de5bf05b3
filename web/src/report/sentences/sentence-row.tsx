import { EXCLUSION_NAME, formatPercent } from "@geulgyeol/wording";
import { ChevronDown, PenLine } from "lucide-react";
import { memo, useState } from "react";
import { editNameOf, useEditName } from "../../shared/settings/use-edit-name.ts";
import { Badge } from "../../shared/ui/badge.tsx";
import type { Sentence } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";
import { sentenceRowId, useActiveSentence, useIsActiveSentence } from "./active-sentence.ts";

interface SentenceRowProps {
  readonly sentence: Sentence;
  readonly resultId: string;
  readonly lang: string;
  readonly isHeld: boolean;
  readonly onEdit?: ((sentence: Sentence) => void) | undefined;
}

const ACTION =
  "relative inline-flex h-7 items-center gap-1 rounded-sm border border-line bg-surface px-2 text-label font-semibold whitespace-nowrap text-ink-2 before:absolute before:-inset-y-2 before:inset-x-0 hover:bg-sunken";
/** The buttons of a row are seen while it is pointed at, chosen or focused; on a phone they take no room before. */
const ON_ACTIVE =
  "sm:opacity-0 max-sm:hidden group-focus-within/row:flex group-focus-within/row:opacity-100 group-hover/row:opacity-100";

/** A sentence and its probability; a chosen one has its reason and the button that edits it. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { sentence, resultId, lang, isHeld, onEdit } = props;
  const store = useActiveSentence();
  const isActive = useIsActiveSentence(sentence.index);
  const [isOpen, setOpen] = useState(false);
  const isExcluded = sentence.excluded !== null;
  const band = isExcluded || isHeld ? "band-none" : bandClass(sentence.aiProbability);
  const reasonsId = `${sentenceRowId(resultId, sentence.index)}-reasons`;
  const hasActions = sentence.reasons.length > 0 || onEdit !== undefined;
  return (
    <li
      id={sentenceRowId(resultId, sentence.index)}
      tabIndex={-1}
      onPointerEnter={() => store.set(sentence.index)}
      onPointerLeave={() => store.set(null)}
      onFocus={() => store.set(sentence.index)}
      className={`group/row grid scroll-mt-24 grid-cols-[30px_1fr_auto] items-start gap-x-2 border-t border-line px-1.5 py-1.5 transition-colors duration-(--dur-1) first:border-t-0 sm:grid-cols-[30px_1fr_auto_auto] ${band} ${isActive ? "bg-accent-soft" : ""}`}
    >
      <span
        className={`pt-0.5 text-right text-label whitespace-nowrap tabular-nums ${isActive ? "font-bold text-ink" : "text-ink-3"}`}
      >
        {sentence.index + 1}
        <span className="sr-only">번 문장</span>
      </span>
      <div className="min-w-0">
        <p className={isExcluded ? "text-ink-3" : ""} lang={lang}>
          {sentence.text}
        </p>
        {isOpen && <Reasons id={reasonsId} reasons={sentence.reasons} />}
      </div>
      <Standing sentence={sentence} isHeld={isHeld} />
      {hasActions && (
        <div
          className={`flex items-start gap-1.5 max-sm:col-span-2 max-sm:col-start-2 max-sm:mt-2 sm:justify-end ${onEdit ? "sm:w-[158px]" : "sm:w-[66px]"} ${isActive || isOpen ? "" : ON_ACTIVE}`}
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
      )}
    </li>
  );
});

/** The sentence's probability, or why it is excluded; nothing in a held result. */
function Standing({ sentence, isHeld }: Pick<SentenceRowProps, "sentence" | "isHeld">) {
  if (sentence.excluded !== null) return <Badge tone="line">{EXCLUSION_NAME[sentence.excluded]} 제외</Badge>;
  if (isHeld) return <span />;
  return (
    <b className="min-w-11 text-right font-heading text-(--k) tabular-nums">{formatPercent(sentence.aiProbability)}</b>
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
  const name = useEditName();
  return (
    <button type="button" aria-label={editNameOf(index, name)} onClick={onEdit} className={ACTION}>
      <PenLine size={13} strokeWidth={2} aria-hidden />
      {name}
    </button>
  );
}
