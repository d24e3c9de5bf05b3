import { speakPercent } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";
import type { Sentence } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";

type GrainSentence = Pick<Sentence, "index" | "text" | "aiProbability" | "excluded">;

interface MiniGrainProps {
  readonly sentences: readonly GrainSentence[];
  /** Height as a Tailwind class. */
  readonly height: string;
  readonly withNumbers?: boolean;
}

/** The grain as a static picture, with one sentence for screen readers. */
export function MiniGrain({ sentences, height, withNumbers = false }: MiniGrainProps) {
  const label = sentences.map(({ index, aiProbability }) => `${index + 1}번 ${speakPercent(aiProbability)}`).join(", ");
  return (
    <div role="img" aria-label={`문장별 AI 확률: ${label}`}>
      <div className={`flex items-end gap-1.25 border-b border-line-strong ${height}`}>
        {sentences.map(({ index, text, aiProbability, excluded }) => (
          <i
            key={index}
            className={`block min-h-1 min-w-0.75 basis-0 rounded-t-2xs ${excluded === null ? `grain-upright ${bandClass(aiProbability)}` : "grain-outline"}`}
            ref={geometry({ "flex-grow": `${Math.max(1, text.length)}`, height: `${aiProbability * 100}%` })}
          />
        ))}
      </div>
      {withNumbers && (
        <div className="mt-1.25 flex gap-1.25 text-label text-ink-3 tabular-nums" aria-hidden>
          {sentences.map(({ index, text }) => (
            <span
              key={index}
              className="flex min-w-0.75 basis-0 justify-center whitespace-nowrap"
              ref={geometry({ "flex-grow": `${Math.max(1, text.length)}` })}
            >
              <span className="flex w-0 justify-center">{index + 1}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
