import { formatPercent } from "@geulgyeol/wording";
import { memo } from "react";
import { useActiveSentence, useIsActiveSentence } from "../../../report/sentences/active-sentence.ts";
import { bandClass } from "../../../report/verdict/probability-band.ts";
import { Badge } from "../../../shared/ui/badge.tsx";
import type { PlacedSentence } from "./judged-text.ts";

interface SuspectListProps {
  readonly placed: readonly PlacedSentence[];
  readonly className: string;
  readonly onPick: (index: number) => void;
}

/** Sentences from 0.4 on; pressing one selects it in the text. */
export function SuspectList({ placed, className, onPick }: SuspectListProps) {
  if (placed.length === 0) return null;
  const suspects = placed.filter(({ sentence }) => sentence.excluded === null && sentence.severity !== "low");
  return (
    <section aria-label="의심 문장" className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h3 className="text-title-3 font-heading">의심 문장</h3>
        {suspects.length > 0 && <span className="text-note text-ink-3">누르면 본문에서 선택돼요</span>}
      </div>
      {suspects.length === 0 ? (
        <p className="text-note text-ink-2">AI 확률이 40% 이상인 문장이 없어요.</p>
      ) : (
        <ul className="-mx-2">
          {suspects.map((one) => (
            <Suspect key={one.sentence.index} sentence={one.sentence} isChanged={one.place === null} onPick={onPick} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SuspectProps {
  readonly sentence: PlacedSentence["sentence"];
  readonly isChanged: boolean;
  readonly onPick: (index: number) => void;
}

/** Re-rendered only if the sentence itself changed, not when it moves. */
const Suspect = memo(function Suspect({ sentence, isChanged, onPick }: SuspectProps) {
  const { index, text, aiProbability } = sentence;
  const store = useActiveSentence();
  const isActive = useIsActiveSentence(index);
  return (
    <li className="border-t border-line [contain-intrinsic-height:auto_2.5rem] [content-visibility:auto] first:border-t-0">
      <button
        type="button"
        aria-disabled={isChanged || undefined}
        className={`grid w-full grid-cols-[26px_minmax(0,1fr)_auto] items-baseline gap-2 rounded-sm px-2 py-2.25 text-left -outline-offset-2 max-lg:min-h-11 ${isActive ? "bg-accent-soft" : "hover:bg-sunken"}`}
        onPointerEnter={() => store.set(index)}
        onPointerLeave={() => store.set(null)}
        onFocus={() => store.set(index)}
        onBlur={() => store.set(null)}
        onClick={() => onPick(index)}
      >
        {/* What is seen is part of the name, so that a voice can ask for it. */}
        <span className="text-label text-ink-3 tabular-nums">
          {index + 1}
          <span className="sr-only">번 문장:</span>
        </span>
        <span className={`truncate text-small leading-normal ${isChanged ? "text-ink-3" : ""}`}>{text}</span>
        {isChanged ? (
          <Badge>고침</Badge>
        ) : (
          <b className={`text-small font-heading text-(--k) tabular-nums ${bandClass(aiProbability)}`}>
            <span className="sr-only">AI 확률 </span>
            {formatPercent(aiProbability)}
          </b>
        )}
      </button>
    </li>
  );
});
