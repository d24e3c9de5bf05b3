import { formatSentenceNumbers, PASSAGE_LABEL } from "@geulgyeol/wording";
import type { GrainPassage } from "@geulgyeol/wording/report";
import { geometry } from "../../shared/ui/geometry.ts";
import type { Sentence } from "../report-types.ts";

/** Shorter passages have their rule only. */
const NAMED_FROM = 3;

interface PassageRulesProps {
  readonly passages: readonly GrainPassage[];
  readonly sentences: readonly Sentence[];
}

/** A rule above each passage of the grain, with what it is close to. The bundles' names say the same to screen readers. */
export function PassageRules({ passages, sentences }: PassageRulesProps) {
  return (
    <div className="flex h-9 items-end gap-(--bundle-gap) pb-2" aria-hidden>
      {passages.map(({ kind, first, last }) => {
        const own = sentences.slice(first, last + 1);
        const isNamed = own.length >= NAMED_FROM || passages.length === 1;
        return (
          <div
            key={first}
            className={`min-w-0 overflow-hidden passage-${kind}`}
            ref={geometry({
              "flex-grow": `${own.reduce((sum, { text }) => sum + Math.max(1, text.length), 0)}`,
              "flex-basis": `calc(${own.length - 1} * var(--bundle-gap))`,
            })}
          >
            {isNamed && (
              <p className="mb-1 truncate text-note text-ink-2 tabular-nums">
                <b className="font-bold text-(--passage-ink)">
                  <span className="max-sm:hidden">{PASSAGE_LABEL[kind].name}</span>
                  <span className="sm:hidden">{PASSAGE_LABEL[kind].short}</span>
                </b>{" "}
                {formatSentenceNumbers(own.map(({ index }) => index))}
                {passages.length === 1 && " · 전체"}
              </p>
            )}
            <i className="passage-rule block" />
          </div>
        );
      })}
    </div>
  );
}
