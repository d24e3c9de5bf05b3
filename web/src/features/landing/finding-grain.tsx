import { speakPercent } from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";
import { numberVisibility } from "../../report/sentences/grain.tsx";
import { geometry } from "../../shared/ui/geometry.ts";
import { Bundle, type GrainSentence, GuideLines } from "./grain-parts.tsx";
import { type NamedPassage, splitPassages } from "./split-passages.ts";

interface FindingGrainProps {
  readonly report: Pick<WordedReport, "sentences" | "segments" | "hold">;
}

/** The whole text as a picture: a bundle of lines for each sentence, under the names of the passages. */
export function FindingGrain({ report: { sentences, segments, hold } }: FindingGrainProps) {
  const isHeld = hold !== null;
  const bundles = sentences.map(({ index, start, end, aiProbability, excluded }) => ({
    index,
    length: end - start,
    aiProbability,
    isExcluded: excluded !== null,
  }));
  const passages = splitPassages(bundles, isHeld ? [] : segments);
  const gap = bundles.length > 30 ? 2 : 4;
  const label = isHeld ? `문장 ${bundles.length}개` : `문장별 AI 확률: ${bundles.map(sayBundle).join(", ")}`;
  return (
    <div role="img" aria-label={label} className={isHeld ? "" : "relative pr-9.5"}>
      {!isHeld && (
        <div className="absolute inset-x-0 bottom-6 h-24 max-sm:h-15">
          <GuideLines />
        </div>
      )}
      <div className="flex items-end" ref={geometry({ "column-gap": `${gap}px` })}>
        {passages.map((passage) => (
          <Passage
            key={passage.sentences[0]?.index}
            passage={passage}
            gap={gap}
            count={bundles.length}
            isHeld={isHeld}
            isNamed={passages.length > 1}
          />
        ))}
      </div>
    </div>
  );
}

function sayBundle({ index, aiProbability, isExcluded }: GrainSentence): string {
  return `${index + 1}번 ${isExcluded ? "제외" : speakPercent(aiProbability)}`;
}

const RULE = {
  human: "border-t-2 border-human text-human",
  ai: "border-t-4 border-ai text-ai",
  edited: "border-t-3 border-dashed border-mixed text-mixed",
  unclear: "border-t-2 border-dotted border-line-strong text-ink-2",
} as const;

interface PassageProps {
  readonly passage: NamedPassage;
  readonly gap: number;
  /** Sentences of the whole text. */
  readonly count: number;
  readonly isHeld: boolean;
  readonly isNamed: boolean;
}

/** The bundles of one passage under its rule. Its width is its share of the text, so no bar repeats it. */
function Passage({
  passage: { kind, name, shortName, sentences, length, share },
  gap,
  count,
  isHeld,
  isNamed,
}: PassageProps) {
  return (
    <div
      className="min-w-0 shrink"
      ref={geometry({ "flex-grow": `${Math.max(1, length)}`, "flex-basis": `${(sentences.length - 1) * gap}px` })}
    >
      {isNamed && (
        <div className="mb-3" aria-hidden>
          <p className={`h-5 truncate text-label tabular-nums ${kind ? RULE[kind].split(" ").at(-1) : ""}`}>
            {share >= 0.12 && (
              <>
                <b className="font-bold">
                  <span className="max-sm:hidden">{name}</span>
                  <span className="sm:hidden">{shortName}</span>
                </b>
                {share >= 0.25 && <span className="text-ink-2 max-sm:hidden"> {numbersOf(sentences)}</span>}
              </>
            )}
          </p>
          <span className={`block h-1.5 ${kind ? RULE[kind] : ""}`} />
        </div>
      )}
      <div
        className={`grows flex items-end border-b border-line-strong ${isHeld ? "h-8" : "h-24 max-sm:h-15"}`}
        ref={geometry({ "column-gap": `${gap}px` })}
      >
        {sentences.map((sentence) => (
          <Bundle key={sentence.index} sentence={sentence} isHeld={isHeld} position={sentence.index} />
        ))}
      </div>
      <div
        className="mt-1.25 flex h-4.75 text-label text-ink-3 tabular-nums"
        ref={geometry({ "column-gap": `${gap}px` })}
        aria-hidden
      >
        {sentences.map((sentence) => (
          <BundleNumber key={sentence.index} sentence={sentence} show={numberVisibility(sentence.index, count)} />
        ))}
      </div>
    </div>
  );
}

function numbersOf(sentences: readonly GrainSentence[]): string {
  const [first = 0, last = first] = [sentences[0]?.index, sentences.at(-1)?.index];
  return first === last ? `${first + 1}번` : `${first + 1}~${last + 1}번`;
}

function BundleNumber({ sentence, show }: { sentence: GrainSentence; show: ReturnType<typeof numberVisibility> }) {
  return (
    <span
      className="flex min-w-0.75 basis-0 justify-center whitespace-nowrap"
      ref={geometry({ "flex-grow": `${Math.max(1, sentence.length)}` })}
    >
      {show !== "never" && (
        <span className={`flex w-0 justify-center ${show === "wide" ? "max-sm:hidden" : ""}`}>
          {sentence.index + 1}
        </span>
      )}
    </span>
  );
}
