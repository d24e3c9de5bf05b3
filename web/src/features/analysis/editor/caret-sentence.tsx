import { EXCLUSION_NAME, formatPercent, withParticle } from "@geulgyeol/wording";
import { PenLine } from "lucide-react";
import { bandClass } from "../../../report/verdict/probability-band.ts";
import { useOpenEdit } from "../../../shared/dialogs/use-open-edit.ts";
import { useEditName } from "../../../shared/settings/use-edit-name.ts";
import { Button } from "../../../shared/ui/button.tsx";
import type { PlacedSentence } from "./judged-text.ts";

interface CaretSentenceProps {
  readonly one: PlacedSentence | null;
  readonly className: string;
}

/** The sentence at the caret, with the reasons for its probability. */
export function CaretSentence({ one, className }: CaretSentenceProps) {
  const openEdit = useOpenEdit();
  const name = useEditName();
  if (one === null || one.place === null) return null;
  const { index, text, aiProbability, excluded, reasons } = one.sentence;
  const { from } = one.place;
  return (
    <section aria-label="커서가 있는 문장" className={className}>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 className="text-title-3 font-heading">커서가 있는 문장</h3>
        <Button size="tiny" onClick={() => openEdit({ text, start: from, sentence: { index, aiProbability } })}>
          <PenLine size={13} strokeWidth={2} aria-hidden />
          {name}
        </Button>
      </div>
      <p className="text-note text-ink-2">
        {index + 1}번 문장 ·{" "}
        {excluded === null ? (
          <>
            AI 확률{" "}
            <b className={`font-bold text-(--k) tabular-nums ${bandClass(aiProbability)}`}>
              {formatPercent(aiProbability)}
            </b>
          </>
        ) : (
          `${withParticle(EXCLUSION_NAME[excluded], "으로/로")} 보여서 점수에서 뺐어요`
        )}
      </p>
      {reasons.length > 0 ? (
        <ul className="mt-1 flex flex-col gap-0.5 text-note text-ink-2">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-2 before:text-ink-3 before:content-['–']">
              {reason}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-note text-ink-3">이 문장만의 뚜렷한 근거는 찾지 못했어요.</p>
      )}
    </section>
  );
}
