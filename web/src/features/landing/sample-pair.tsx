import { speakPercent } from "@geulgyeol/wording";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { Alert } from "../../shared/ui/alert.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { SHEET, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { FindingLabel } from "./finding-label.tsx";
import { Bundle, GuideLines } from "./grain-parts.tsx";
import type { ShownSample } from "./shown-sample.ts";
import type { Subject } from "./use-own-text.ts";

interface SamplePairProps {
  readonly samples: readonly ShownSample[];
  readonly onMixed: () => void;
  readonly reading: Subject | null;
  /** Why the text by two hands was not judged. */
  readonly problem: string | null;
}

/** A human and an AI text with their findings; the text by two hands is judged in the browser when asked for. */
export function SamplePair({ samples, onMixed, reading, problem }: SamplePairProps) {
  return (
    <section aria-label="예시 글과 결과" className={`flex min-w-0 flex-col overflow-hidden ${SHEET}`}>
      {samples.map((sample, position) => (
        <SampleFinding key={sample.id} sample={sample} number={position + 1} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4.5 py-0.5 sm:px-5.5">
        {reading === "sample" ? (
          <p role="status" className="flex min-h-11 items-center gap-2 text-note text-ink-2 lg:min-h-10">
            <Spinner /> 글의 결을 읽고 있어요
          </p>
        ) : (
          <button
            type="button"
            onClick={onMixed}
            disabled={reading !== null}
            className={`min-h-11 text-note disabled:text-ink-disabled lg:min-h-10 ${TEXT_LINK}`}
          >
            둘이 함께 쓴 글도 보기
          </button>
        )}
        <Caveat long={false} />
      </div>
      {problem !== null && (
        <Alert tone="danger" role="alert" className="m-3 mt-1">
          {problem}
        </Alert>
      )}
    </section>
  );
}

function SampleFinding({ sample, number }: { sample: ShownSample; number: number }) {
  const { origin, text, verdict, isHeld, headline, certainty, frequency, sentences } = sample;
  const spoken = sentences
    .map(({ index, aiProbability }) => `${index + 1}번 ${speakPercent(aiProbability)}`)
    .join(", ");
  return (
    <article className="flex grow flex-col justify-center border-t border-line px-4.5 py-2.5 first:border-t-0 sm:px-5.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-note text-ink-3">
        <span>
          예시 {number} · {origin}
        </span>
        {certainty && <b className="font-semibold text-ink">{certainty}</b>}
      </p>
      <p className="mt-1 line-clamp-2 text-small leading-relaxed text-ink-2">{text}</p>
      <div
        role="img"
        aria-label={isHeld ? `문장 ${sentences.length}개` : `문장별 AI 확률: ${spoken}`}
        className={`relative mt-2.5 ${isHeld ? "h-5" : "h-11 pr-9.5"}`}
      >
        {!isHeld && <GuideLines />}
        <div className="flex h-full items-end gap-1 border-b border-line-strong">
          {sentences.map((sentence) => (
            <Bundle key={sentence.index} sentence={sentence} isHeld={isHeld} />
          ))}
        </div>
      </div>
      <h3 className="mt-1.5">
        <FindingLabel verdict={verdict} isHeld={isHeld}>
          {headline.replace(/\.$/, "")}
        </FindingLabel>
      </h3>
      {frequency && <p className="mt-0.5 text-note text-ink-2 tabular-nums">{frequency}</p>}
    </article>
  );
}
