import { formatPercent, withoutHold } from "@geulgyeol/wording";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { CurrentAnalysis } from "../../../shared/draft/current-analysis.ts";
import { formatSeconds } from "../../../shared/format/numbers.ts";
import { Caveat } from "../../../shared/report/caveat.tsx";
import { countShares } from "../../../shared/report/sentence-shares.ts";
import { ShareBar } from "../../../shared/report/share-bar.tsx";
import { VerdictFigure } from "../../../shared/report/verdict-figure.tsx";
import { Alert } from "../../../shared/ui/alert.tsx";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";
import { WholeWords } from "../../../shared/ui/whole-words.tsx";
import type { LiveEstimate } from "../use-live-estimate.ts";
import { CaretSentence } from "./caret-sentence.tsx";
import { ExtraResults } from "./extra-results.tsx";
import { type PlacedSentence, sentenceAt } from "./judged-text.ts";
import { LiveFigure } from "./live-figure.tsx";
import { SuspectList } from "./suspect-list.tsx";

interface EditorPanelProps {
  readonly className: string;
  readonly current: CurrentAnalysis | null;
  /** The estimate while somebody writes; null for those who do not have it. */
  readonly live: LiveEstimate | null;
  readonly text: string;
  readonly caret: number;
  readonly placed: readonly PlacedSentence[];
  readonly onPick: (index: number) => void;
}

const PART = "border-t border-line px-5 py-[18px] sm:px-7";

/** What the text was judged to be, the sentence at the caret, and the sentences that ask for a second look. */
export function EditorPanel({ className, current, live, text, caret, placed, onPick }: EditorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { analysisId } = current?.result ?? {};
  const takesFocus = current?.takesFocus ?? false;
  const focused = useRef<string | null>(analysisId ?? null);
  useEffect(() => {
    if (!takesFocus || analysisId === undefined || focused.current === analysisId) return;
    focused.current = analysisId;
    // After the overlay has gone: while it is open, focus outside it is brought back in.
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [takesFocus, analysisId]);

  return (
    <aside
      aria-label="분석 결과"
      className={`flex min-h-0 min-w-0 flex-col bg-surface lg:will-change-transform lg:overflow-y-auto lg:border-l lg:border-line ${className}`}
    >
      {live && <LiveFigure text={text} estimate={live} />}
      {current === null ? (
        <NoResult hasLive={live !== null} />
      ) : (
        <Judgement current={current} isChanged={current.text !== text} heading={heading} />
      )}
      <CaretSentence one={sentenceAt(placed, caret)} className={PART} />
      <SuspectList placed={placed} className={PART} onPick={onPick} />
      {current && <ExtraResults result={current.result} className={PART} />}
      <div className={`mt-auto flex min-h-[52px] items-center bg-surface lg:sticky lg:bottom-0 ${PART} !py-2`}>
        <Caveat long={false} />
      </div>
    </aside>
  );
}

function NoResult({ hasLive }: { hasLive: boolean }) {
  return (
    <div className={`px-5 py-7 sm:px-7 ${hasLive ? "border-t border-line" : ""}`}>
      <h2 className="text-title-3 font-[650]">아직 분석하지 않았어요</h2>
      <p className="mt-1 text-ink-2">
        ‘지금 분석’을 누르면 글 전체의 판단과 까닭이 여기에 나오고, 글에는 문장마다 밑줄이 생겨요.
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
  const { verdict, aiProbability, interval, hold, gptAnalysis, sentences, charCount, processingTime, credits } = result;
  return (
    <>
      <section aria-label="판단" className="border-t border-line px-5 pt-5 pb-[18px] first:border-t-0 sm:px-7">
        <h2 ref={heading} tabIndex={-1} data-result-heading="" className="sr-only">
          분석 결과
        </h2>
        <VerdictFigure
          compact
          beside
          verdict={verdict}
          probability={aiProbability}
          interval={interval}
          isHeld={hold !== null}
          charCount={charCount}
        />
        {hold && (
          <Alert tone="warn" className="mb-3">
            {hold.message}
          </Alert>
        )}
        <p className="mt-1">
          <WholeWords text={withoutHold(gptAnalysis.reasoning, hold)} />{" "}
          <span className="text-note whitespace-nowrap text-ink-3">
            근거 신뢰도 {formatPercent(gptAnalysis.confidence)}
          </span>
        </p>
        {isChanged && (
          <p className="mt-2 text-note text-ink-2">분석한 뒤에 글이 바뀌었어요. 바뀐 문장의 밑줄은 지웠어요.</p>
        )}
      </section>
      <section aria-label="문장의 비율" className={PART}>
        <ShareBar shares={countShares(sentences)} />
        <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-note text-ink-3 tabular-nums">
          <span>
            처리 시간 {formatSeconds(processingTime)} · {credits.charged}크레딧
          </span>
          <Link to="/dashboard" className={TEXT_LINK}>
            결과 모두 보기
          </Link>
        </p>
      </section>
    </>
  );
}
