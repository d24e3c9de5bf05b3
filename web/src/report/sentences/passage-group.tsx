import { formatSentenceNumbers, PASSAGE_LABEL } from "@geulgyeol/wording";
import type { GrainPassage } from "@geulgyeol/wording/report";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Sentence } from "../report-types.ts";
import { probabilityRange } from "./probability-range.ts";

interface PassageGroupProps {
  readonly kind: GrainPassage["kind"];
  readonly sentences: readonly Sentence[];
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The sentences of one passage; those of a person are one line until somebody opens them. */
export function PassageGroup({ kind, sentences, isOpen, children }: PassageGroupProps) {
  return (
    <details open={isOpen} className={`group/passage border-t border-line first-of-type:border-t-0 passage-${kind}`}>
      <summary className="flex min-h-11 cursor-pointer lg:min-h-9 list-none flex-wrap items-center gap-x-2.5 py-1.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          className="shrink-0 text-ink-3 group-open/passage:rotate-90"
          aria-hidden
        />
        <b className="font-heading tabular-nums">{formatSentenceNumbers(sentences.map(({ index }) => index))}</b>
        <span className="font-semibold text-(--passage-ink)">{PASSAGE_LABEL[kind].name}</span>
        <span className="text-note text-ink-3 tabular-nums">{probabilityRange(sentences)}</span>
      </summary>
      <ol className={`max-sm:-mx-1.5 ${kind === "human" ? "" : "passage-edge"}`}>{children}</ol>
    </details>
  );
}
