import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import type { Report } from "../report-types.ts";
import { Grain } from "./grain.tsx";
import { MiniGrain } from "./mini-grain.tsx";

interface GrainSectionProps {
  readonly report: Pick<Report, "sentences" | "segments" | "hold">;
  readonly resultId: string;
  readonly level: 2 | 3;
  /** Without the text the grain is a picture only. */
  readonly hasText?: boolean;
}

/** 글의 결: the one picture of the text. Of a text that was not judged it shows only how long the sentences are. */
export function GrainSection({ report, resultId, level, hasText = true }: GrainSectionProps) {
  const { sentences, segments, hold } = report;
  const Heading = `h${level}` as const;
  if (sentences.length === 0) return null;
  return (
    <section className={SHEET_SECTION} aria-labelledby={`${resultId}-grain`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <Heading id={`${resultId}-grain`} className="text-title-2 font-heading">
          글의 결
        </Heading>
        <span className="text-note text-ink-3">
          {hold
            ? "판단하지 않은 글은 문장 길이만 그려요. 높이에는 뜻이 없어요."
            : "막대 하나가 한 문장이에요. 높이는 AI 확률, 너비는 문장 길이예요."}
        </span>
      </div>
      {hasText || hold ? (
        <Grain sentences={sentences} segments={segments} resultId={resultId} isHeld={hold !== null} />
      ) : (
        <MiniGrain sentences={sentences} height="h-[72px]" withNumbers={sentences.length <= 14} />
      )}
    </section>
  );
}
