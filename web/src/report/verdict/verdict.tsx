import { formatPercent, formatSentenceNumbers, SEGMENT_NAME, shownInterval, withoutHold } from "@geulgyeol/wording";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";
import { Caveat } from "./caveat.tsx";
import { ExactFigures, needsFigures } from "./exact-figures.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { reportHeadline } from "./report-headline.ts";
import { countShares } from "./sentence-shares.ts";
import { ShareBar } from "./share-bar.tsx";
import { VerdictFigure } from "./verdict-figure.tsx";

/** Above this number, runs are shown in the grain and the list only. */
const SEGMENTS_SHOWN = 8;

/** Runs of results of engine 1.3 and earlier, which have no kind. */
const WRITER_NAME = { human: "사람", mixed: "불확실", ai: "AI" } as const;

interface VerdictProps {
  readonly report: Pick<
    Report,
    | "language"
    | "isTrial"
    | "verdict"
    | "aiProbability"
    | "classProbabilities"
    | "certainty"
    | "falseAlarm"
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

/**
 * The verdict in its fixed order: label, one sentence, certainty, trial mark, figure and axis, why, share of sentences,
 * exact figures, caveat. A hold has its reason instead of every figure.
 */
export function Verdict({ report, charCount, labelId }: VerdictProps) {
  const { hold } = report;
  return (
    <div className="grid gap-6 lg:grid-cols-[300px_1fr] lg:gap-0 xl:grid-cols-[348px_1fr]">
      <div className="lg:border-r lg:border-line lg:pr-9">
        <VerdictFigure
          verdict={report.verdict}
          probability={report.aiProbability}
          interval={report.interval}
          isHeld={hold !== null}
          certainty={report.certainty}
          falseAlarm={report.falseAlarm}
          trial={report}
          headline={reportHeadline(report)}
          charCount={charCount}
          labelId={labelId}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4.5 lg:pl-9">
        {hold && <HoldNotice hold={hold} />}
        <Why report={report} />
        {hold === null && <Shares report={report} />}
        {needsFigures(report) && <ExactFigures report={report} />}
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

function Why({ report }: Pick<VerdictProps, "report">) {
  // A language model's own words are in a separate section.
  const { reasoning, confidence } = report.engineAnalysis ?? report.gptAnalysis;
  const said = withoutHold(reasoning, report.hold);
  if (report.hold) {
    return (
      said !== "" && (
        <p className="text-ink-2">
          <WholeWords text={said} />
        </p>
      )
    );
  }
  return (
    <p className="text-reading leading-relaxed font-book">
      <WholeWords text={said} />{" "}
      <span className="text-note whitespace-nowrap text-ink-3">
        근거 신뢰도 {formatPercent(confidence)} · 엔진이 계산한 값
      </span>
    </p>
  );
}

function Shares({ report }: Pick<VerdictProps, "report">) {
  const { certainty, sentences, segments, aiShare, aiShareInterval } = report;
  const shareRange = shownInterval(aiShareInterval);
  const boundaries = segments.length <= SEGMENTS_SHOWN ? segmentsLine(segments) : null;
  return (
    <div>
      <ShareBar shares={countShares(sentences)} />
      {certainty === undefined ? (
        <p className="mt-2.5 text-note text-ink-2">
          AI가 쓴 분량은 글자 수로 <b className="font-semibold text-ink tabular-nums">{formatPercent(aiShare)}</b>
          {shareRange === null ? (
            "로"
          ) : (
            <span className="whitespace-nowrap tabular-nums">(95% 구간 {shareRange})로</span>
          )}{" "}
          추정해요.
          {boundaries && <> 나뉘는 곳: {boundaries}.</>}
        </p>
      ) : (
        boundaries && <p className="mt-2.5 text-note text-ink-2">나뉘는 곳: {boundaries}.</p>
      )}
    </div>
  );
}

/** Where the writer seems to change: "1~3번 사람 · 4~8번 AI". Null if the whole text is uniform. */
function segmentsLine(segments: Report["segments"]): string | null {
  if (segments.length < 2) return null;
  return segments
    .map(({ firstSentence, lastSentence, verdict, kind }) => {
      const indexes = Array.from({ length: lastSentence - firstSentence + 1 }, (_, offset) => firstSentence + offset);
      const writer = kind === undefined ? WRITER_NAME[verdict] : SEGMENT_NAME[kind].replaceAll(" ", "\u00a0");
      // No line break between a number and its writer.
      return `${formatSentenceNumbers(indexes)}\u00a0${writer}`;
    })
    .join(" · ");
}
