import { formatInterval, formatPercent, formatSentenceNumbers, withoutHold } from "@geulgyeol/wording";
import { Link } from "react-router";
import { Alert } from "../../shared/ui/alert.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";
import { Caveat } from "./caveat.tsx";
import { countShares } from "./sentence-shares.ts";
import { ShareBar } from "./share-bar.tsx";
import { VerdictFigure } from "./verdict-figure.tsx";

/** Above this number, runs are shown in the grain and the list only. */
const SEGMENTS_SHOWN = 8;

const WRITER_NAME = { human: "사람", mixed: "불확실", ai: "AI" } as const;

interface VerdictProps {
  readonly report: Pick<
    Report,
    | "verdict"
    | "aiProbability"
    | "interval"
    | "hold"
    | "gptAnalysis"
    | "engineAnalysis"
    | "aiShare"
    | "aiShareInterval"
    | "segments"
  > & { readonly sentences: readonly Pick<Report["sentences"][number], "severity" | "excluded">[] };
  readonly charCount: number;
  readonly labelId: string;
}

/** The verdict in its fixed order: label, figure and interval, axis, why, share of sentences, caveat. */
export function Verdict({ report, charCount, labelId }: VerdictProps) {
  const { verdict, aiProbability, interval, hold, sentences, aiShare, aiShareInterval, segments } = report;
  // A language model's own words are in a separate section.
  const { reasoning, confidence } = report.engineAnalysis ?? report.gptAnalysis;
  const boundaries = segments.length <= SEGMENTS_SHOWN ? segmentsLine(segments) : null;
  return (
    <div className="grid gap-6 lg:grid-cols-[300px_1fr] lg:gap-0 xl:grid-cols-[348px_1fr]">
      <div className="lg:border-r lg:border-line lg:pr-9">
        <VerdictFigure
          verdict={verdict}
          probability={aiProbability}
          interval={interval}
          isHeld={hold !== null}
          charCount={charCount}
          labelId={labelId}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4.5 lg:pl-9">
        {hold && <Alert tone="warn">{hold.message}</Alert>}
        <p className="text-reading leading-relaxed font-book">
          <WholeWords text={withoutHold(reasoning, hold)} />{" "}
          <span className="text-note whitespace-nowrap text-ink-3">
            근거 신뢰도 {formatPercent(confidence)} · 엔진이 잰 값
          </span>
        </p>
        <div>
          <ShareBar shares={countShares(sentences)} />
          <p className="mt-2.5 text-note text-ink-2">
            AI가 쓴 분량은 글자 수로 <b className="font-semibold text-ink tabular-nums">{formatPercent(aiShare)}</b>
            <span className="whitespace-nowrap tabular-nums">(95% 구간 {formatInterval(aiShareInterval)})로</span>{" "}
            추정해요.
            {boundaries && <> 나뉘는 곳: {boundaries}.</>}
          </p>
        </div>
        <hr className="border-line" />
        <Caveat>
          <Link to="/accuracy" className={`whitespace-nowrap ${TEXT_LINK}`}>
            얼마나 맞고 어디서 틀리나
          </Link>
        </Caveat>
      </div>
    </div>
  );
}

/** Where the writer seems to change: "1~3번 사람 · 4~8번 AI". Null if the whole text is uniform. */
function segmentsLine(segments: Report["segments"]): string | null {
  if (segments.length < 2) return null;
  return segments
    .map(({ firstSentence, lastSentence, verdict }) => {
      const indexes = Array.from({ length: lastSentence - firstSentence + 1 }, (_, offset) => firstSentence + offset);
      // No line break between a number and its writer.
      return `${formatSentenceNumbers(indexes)}\u00a0${WRITER_NAME[verdict]}`;
    })
    .join(" · ");
}
