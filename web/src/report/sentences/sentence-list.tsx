import { type GrainPassage, grainPassages } from "@geulgyeol/wording/report";
import { type ReactNode, useMemo, useState } from "react";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { Fold } from "../fold.tsx";
import type { Report, Sentence } from "../report-types.ts";
import { countShares } from "../verdict/sentence-shares.ts";
import { PassageGroup } from "./passage-group.tsx";
import { probabilityRange } from "./probability-range.ts";
import { SentenceRow } from "./sentence-row.tsx";

type Filter = "all" | "ai" | "uncertain";

function isShown({ severity, excluded }: Sentence, filter: Filter): boolean {
  if (filter === "all") return true;
  if (excluded !== null) return false;
  return filter === "ai" ? severity === "high" : severity === "medium";
}

interface SentenceListProps {
  readonly sentences: readonly Sentence[];
  readonly segments: Report["segments"];
  readonly resultId: string;
  readonly lang: string;
  /** Without a judgement the sentences have no probability either. */
  readonly isHeld: boolean;
  readonly onEdit?: ((sentence: Sentence) => void) | undefined;
  /** What was not judged, below the sentences. */
  readonly children?: ReactNode;
}

/**
 * 문장별 분석: every sentence with its probability, by passage; the filter narrows to those judged AI or uncertain. Closed
 * where one kind covers the text.
 */
export function SentenceList(props: SentenceListProps) {
  const { sentences, segments, isHeld, children } = props;
  const [filter, setFilter] = useState<Filter>("all");
  const shares = countShares(sentences);
  const passages = useMemo(() => (isHeld ? [] : grainPassages(segments, sentences)), [isHeld, segments, sentences]);
  const summary = isHeld ? "확률은 매기지 않았어요" : probabilityRange(sentences);
  return (
    <Fold
      title="문장별 분석"
      summary={[`${sentences.length}문장`, summary].filter(Boolean).join(" · ")}
      isOpen={!isHeld && segments.length > 1}
      isWideOnly={passages.length > 1}
      controls={
        !isHeld && (
          <Segmented
            label="보여 줄 문장"
            value={filter}
            onChange={setFilter}
            options={[
              { value: "all", label: `전체 ${sentences.length}` },
              { value: "ai", label: `AI ${shares.ai}` },
              { value: "uncertain", label: `불확실 ${shares.uncertain}` },
            ]}
          />
        )
      }
    >
      <Sentences {...props} passages={passages} filter={filter} />
      {children && <div className="mt-1">{children}</div>}
    </Fold>
  );
}

interface SentencesProps extends SentenceListProps {
  readonly passages: readonly GrainPassage[];
  readonly filter: Filter;
}

function Sentences(props: SentencesProps) {
  const { sentences, passages, resultId, lang, isHeld, onEdit, filter } = props;
  const rows = (some: readonly Sentence[]) =>
    some
      .filter((sentence) => isShown(sentence, filter))
      .map((sentence) => (
        <SentenceRow
          key={sentence.index}
          sentence={sentence}
          resultId={resultId}
          lang={lang}
          isHeld={isHeld}
          onEdit={onEdit}
        />
      ));
  const isEmpty = rows(sentences).length === 0;
  return (
    <>
      {isEmpty && <p className="py-6 text-center text-ink-2">이렇게 판정한 문장이 없어요.</p>}
      {passages.length < 2 ? (
        <ol className="max-sm:-mx-1.5">{rows(sentences)}</ol>
      ) : (
        passages.map(({ kind, first, last }) => {
          const own = sentences.slice(first, last + 1);
          const shown = rows(own);
          return shown.length === 0 ? null : (
            <PassageGroup
              key={`${filter}-${first}`}
              kind={kind}
              sentences={own}
              isOpen={filter !== "all" || kind !== "human"}
            >
              {shown}
            </PassageGroup>
          );
        })
      )}
    </>
  );
}
