import { formatCredits, formatSeconds } from "@geulgyeol/wording";
import { Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Caveat } from "../../../report/verdict/caveat.tsx";
import { BandTrack } from "../../../report/verdict/probability-axis.tsx";
import { countShares } from "../../../report/verdict/sentence-shares.ts";
import { ShareBar } from "../../../report/verdict/share-bar.tsx";
import type { CurrentAnalysis } from "../../../shared/draft/current-analysis.ts";
import { geometry } from "../../../shared/ui/geometry.ts";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";
import { LIVE_NAME, LiveLine, reportOf } from "../workbench/live-line.tsx";
import type { LiveEstimate } from "../workbench/use-live-estimate.ts";
import { CaretSentence } from "./caret-sentence.tsx";
import { type PlacedSentence, sentenceAt } from "./judged-text.ts";
import { SuspectList } from "./suspect-list.tsx";

/** Only a result has them. */
const EditorVerdict = lazyPart(() => import("./editor-verdict.tsx"));
const ExtraResults = lazyPart(() => import("./extra-results.tsx"));

interface EditorPanelProps {
  readonly current: CurrentAnalysis | null;
  /** The estimate while typing; null for users without it. */
  readonly live: LiveEstimate | null;
  readonly text: string;
  readonly caret: number;
  readonly placed: readonly PlacedSentence[];
  readonly onPick: (index: number) => void;
}

const PART = "border-t border-line px-5 py-4.5 sm:px-7";

/** The judgement of the text, the sentence at the caret, and the suspect sentences. */
export function EditorPanel({ current, live, text, caret, placed, onPick }: EditorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { analysisId } = current?.result ?? {};
  const takesFocus = current?.takesFocus ?? false;
  const focused = useRef<string | null>(analysisId ?? null);
  useEffect(() => {
    if (!takesFocus || analysisId === undefined || focused.current === analysisId) return;
    focused.current = analysisId;
    // Only after the overlay is closed, since it traps the focus.
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [takesFocus, analysisId]);

  return (
    <>
      {live && <LiveFigure text={text} estimate={live} />}
      {current === null ? (
        <NoResult hasLive={live !== null} />
      ) : (
        <Judgement current={current} isChanged={current.text !== text} heading={heading} />
      )}
      <CaretSentence one={sentenceAt(placed, caret)} className={PART} />
      <SuspectList placed={placed} className={PART} onPick={onPick} />
      {current && (
        <Suspense fallback={null}>
          <ExtraResults result={current.result} className={PART} />
        </Suspense>
      )}
      <div className={`mt-auto flex min-h-13 items-center bg-surface lg:sticky lg:bottom-0 ${PART} !py-2`}>
        <Caveat long={false} />
      </div>
    </>
  );
}

/** The browser engine's estimate in small form: fixed height, no focus, no announcements. */
function LiveFigure({ text, estimate }: { text: string; estimate: LiveEstimate }) {
  const report = reportOf(text, estimate);
  return (
    <section aria-label={LIVE_NAME} className="min-h-[104px] shrink-0 bg-sunken px-5 py-3.5 sm:px-7">
      <LiveLine text={text} estimate={estimate} size="compact" />
      {report && report.hold === null && (
        <div className="relative mt-2 pt-1.5" aria-hidden>
          <BandTrack className="h-1.5" />
          <span
            className="absolute top-0 h-4.5 w-0.75 -translate-x-1/2 rounded-full bg-ink"
            ref={geometry({ left: `${report.aiProbability * 100}%` })}
          />
        </div>
      )}
      <p className="mt-2 text-label text-ink-3">이 브라우저에서 추정해요. 크레딧을 쓰지 않아요.</p>
    </section>
  );
}

function NoResult({ hasLive }: { hasLive: boolean }) {
  return (
    <div className={`px-5 py-7 sm:px-7 ${hasLive ? "border-t border-line" : ""}`}>
      <h2 className="text-title-3 font-heading">아직 분석하지 않았어요</h2>
      <p className="mt-1 text-ink-2">
        ‘지금 분석’을 누르면 글 전체의 판단과 근거가 여기에 나오고, 글에는 문장마다 밑줄이 생겨요.
      </p>
    </div>
  );
}

interface JudgementProps {
  readonly current: CurrentAnalysis;
  readonly isChanged: boolean;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
}

function Judgement({ current: { result }, isChanged, heading }: JudgementProps) {
  const { processingTime, credits } = result;
  return (
    <>
      <section aria-label="판단" className="border-t border-line px-5 pt-5 pb-4.5 first:border-t-0 sm:px-7">
        <h2 ref={heading} tabIndex={-1} data-result-heading="" className="sr-only">
          분석 결과
        </h2>
        <Suspense fallback={null}>
          <EditorVerdict result={result} />
        </Suspense>
        {isChanged && (
          <p className="mt-2 text-note text-ink-2">
            분석한 뒤에 글이 바뀌었어요.{result.hold === null && " 바뀐 문장의 밑줄은 지웠어요."}
          </p>
        )}
      </section>
      <section aria-label={result.hold ? "분석 정보" : "문장의 비율"} className={PART}>
        {result.hold === null && <ShareBar shares={countShares(result.sentences)} />}
        <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-note text-ink-3 tabular-nums first:mt-0">
          <span>
            처리 시간 {formatSeconds(processingTime)} · {formatCredits(credits.charged)}
          </span>
          <Link to="/dashboard" className={TEXT_LINK}>
            결과 모두 보기
          </Link>
        </p>
      </section>
    </>
  );
}
