import { useMemo, useState } from "react";
import { Segmented } from "../../shared/ui/segmented.tsx";
import type { Report, Sentence } from "../report-types.ts";
import { countShares } from "../verdict/sentence-shares.ts";
import { type NamedPassage, namePassages } from "./name-passages.ts";
import { SentenceRow } from "./sentence-row.tsx";

type Filter = "all" | "ai" | "uncertain";

function isShown({ severity, excluded }: Sentence, filter: Filter): boolean {
  if (filter === "all") return true;
  if (excluded !== null) return false;
  return filter === "ai" ? severity === "high" : severity === "medium";
}

/** Numbers of the first shown sentence of each passage. */
function firstOfPassages(shown: readonly Sentence[], passages: ReadonlyMap<number, NamedPassage>): ReadonlySet<number> {
  const firsts = new Map<NamedPassage, number>();
  for (const { index } of shown) {
    const passage = passages.get(index);
    if (passage !== undefined && !firsts.has(passage)) firsts.set(passage, index);
  }
  return new Set(firsts.values());
}

interface SentenceListProps {
  readonly sentences: readonly Sentence[];
  readonly segments: Report["segments"];
  readonly resultId: string;
  readonly lang: string;
  /** Without a judgement the sentences have no probability either. */
  readonly isHeld: boolean;
  readonly onEdit?: ((sentence: Sentence) => void) | undefined;
}

/** Every sentence with its probability; the filter narrows to those judged AI or uncertain. */
export function SentenceList({ sentences, segments, resultId, lang, isHeld, onEdit }: SentenceListProps) {
  const [filter, setFilter] = useState<Filter>("all");
  const shares = countShares(sentences);
  const passages = useMemo(() => namePassages(isHeld ? [] : segments, sentences), [isHeld, segments, sentences]);
  const shown = sentences.filter((sentence) => isShown(sentence, filter));
  const starts = firstOfPassages(shown, passages);
  return (
    <section aria-labelledby={`${resultId}-sentences`} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h3 id={`${resultId}-sentences`} className="text-title-2 font-heading">
          문장별 분석
        </h3>
        {!isHeld && (
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
        )}
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-ink-2">이렇게 판정한 문장이 없어요.</p>
      ) : (
        <ol className="grows flex flex-col max-sm:-mr-2">
          {shown.map((sentence) => (
            <SentenceRow
              key={sentence.index}
              sentence={sentence}
              passage={passages.get(sentence.index)}
              isPassageStart={starts.has(sentence.index)}
              resultId={resultId}
              lang={lang}
              isHeld={isHeld}
              onEdit={onEdit}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
