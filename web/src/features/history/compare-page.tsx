import type { HistoryAnalysis } from "@geulgyeol/contract";
import { formatDateTime, formatPercent, intervalsOverlap, wholePercent } from "@geulgyeol/wording";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { MiniGrain } from "../../report/sentences/mini-grain.tsx";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { HoldNotice } from "../../report/verdict/hold-notice.tsx";
import { HowSure } from "../../report/verdict/how-sure.tsx";
import { bandClass } from "../../report/verdict/probability-band.ts";
import { reportHeadline } from "../../report/verdict/report-headline.ts";
import { TrialMark } from "../../report/verdict/trial-mark.tsx";
import { VerdictBadge } from "../../report/verdict/verdict-badge.tsx";
import { Alert } from "../../shared/ui/alert.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { SHEET, SHEET_SECTION, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { AnalysisProblem } from "./analysis-problem.tsx";
import { type ComparedLine, compareSentences, type Piece } from "./compare-sentences.ts";
import { useHistoryAnalysis } from "./use-history.ts";

/** Two stored results next to each other, the older one on the left. */
export function ComparePage() {
  const [search] = useSearchParams();
  const [one, other] = [useHistoryAnalysis(search.get("before")), useHistoryAnalysis(search.get("after"))];
  const error = one.error ?? other.error;
  const isIncomplete = !search.get("before") || !search.get("after");
  return (
    <>
      <Link
        to="/history"
        className={`mb-3 inline-flex min-h-9 max-lg:min-h-11 items-center gap-1.5 text-note ${TEXT_LINK}`}
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        기록
      </Link>
      <h1 className="mb-5 text-title-1 font-bold">결과 비교</h1>
      {isIncomplete ? (
        <p className="text-ink-2">기록에서 두 개를 골라 ‘비교’를 눌러 주세요.</p>
      ) : error ? (
        <AnalysisProblem error={error} onRetry={() => void Promise.all([one.refetch(), other.refetch()])} />
      ) : one.data && other.data ? (
        <Comparison {...inOrder(one.data, other.data)} />
      ) : (
        <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
    </>
  );
}

function inOrder(one: HistoryAnalysis, other: HistoryAnalysis) {
  const isReversed = one.result.createdAt > other.result.createdAt;
  return isReversed ? { before: other, after: one } : { before: one, after: other };
}

function Comparison({ before, after }: { before: HistoryAnalysis; after: HistoryAnalysis }) {
  const lines = useMemo(
    () => compareSentences(before.result.sentences, after.result.sentences),
    [before.result.sentences, after.result.sentences],
  );
  const isOtherEngine = before.result.modelVersion !== after.result.modelVersion;
  const changed = lines.filter(({ kind }) => kind !== "same").length;
  return (
    <div className={SHEET}>
      <div className={SHEET_SECTION}>
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Side name="먼저 분석한 글" analysis={before} />
          <Side name="나중에 분석한 글" analysis={after} />
        </div>
        <Change before={before} after={after} />
        {isOtherEngine && (
          <Alert tone="info" className="mt-4">
            서로 다른 엔진이 낸 결과예요. 글이 같아도 값이 다를 수 있어요.
          </Alert>
        )}
        <div className="mt-5">
          <Caveat />
        </div>
      </div>
      <section className={SHEET_SECTION} aria-labelledby="compared-sentences">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="compared-sentences" className="text-title-2 font-heading">
            문장별로 비교
          </h2>
          <span className="text-note text-ink-3 tabular-nums">
            {changed === 0 ? "달라진 문장이 없어요" : `달라진 문장 ${changed}개`}
          </span>
        </div>
        <ol className="flex flex-col">
          {lines.map((line) => (
            <Line
              key={`${line.before?.index ?? "-"}/${line.after?.index ?? "-"}`}
              line={line}
              isHeld={{ before: before.result.hold !== null, after: after.result.hold !== null }}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** How far the probability moved; a held result has none to compare. */
function Change({ before, after }: { before: HistoryAnalysis; after: HistoryAnalysis }) {
  if (before.result.hold !== null || after.result.hold !== null) {
    return <p className="mt-6 text-lead">판단하지 않은 결과가 있어서 AI 작성 확률은 비교하지 않아요.</p>;
  }
  const points = wholePercent(after.result.aiProbability) - wholePercent(before.result.aiProbability);
  return (
    <p className="mt-6 text-lead">
      AI 작성 확률이 <b className="font-bold tabular-nums">{changeText(points)}</b>
      {points === 0 ? "예요." : points > 0 ? " 높아졌어요." : " 낮아졌어요."}{" "}
      {points !== 0 &&
        intervalsOverlap(before.result.interval, after.result.interval) &&
        "다만 두 결과가 그만큼 확실하지 않아서, 이 차이만으로 달라졌다고 보기는 어려워요."}
    </p>
  );
}

function changeText(points: number): string {
  return points === 0 ? "그대로" : `${Math.abs(points)}%p`;
}

function Side({ name, analysis: { result, title } }: { name: string; analysis: HistoryAnalysis }) {
  const headline = reportHeadline(result);
  return (
    <section aria-label={name} className="min-w-0">
      <p className="text-note text-ink-3 tabular-nums">
        {name} · {formatDateTime(result.createdAt)}
      </p>
      <p className="mt-0.5 truncate font-semibold">
        <Link to={`/history/${result.analysisId}`} className="underline-offset-3 hover:underline">
          {title}
        </Link>
      </p>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        {result.hold === null && (
          <>
            <span className="text-display-5 leading-none font-figure tracking-tighter lining-nums">
              {formatPercent(result.aiProbability)}
            </span>
            <span className="text-note text-ink-2 tabular-nums">
              <HowSure of={result} />
            </span>
          </>
        )}
        <VerdictBadge verdict={result.verdict} isHeld={result.hold !== null} />
      </p>
      {result.hold ? (
        <HoldNotice hold={result.hold} />
      ) : (
        <>
          {headline !== null && <p className="mb-3 font-semibold">{headline}</p>}
          {result.isTrial && (
            <p className="mb-3 text-note text-ink-2">
              <TrialMark of={result} short />
            </p>
          )}
          <MiniGrain sentences={result.sentences} height="h-14" />
        </>
      )}
    </section>
  );
}

const KIND_TEXT = { same: null, changed: "고친 문장", removed: "뺀 문장", added: "새 문장" } as const;

interface LineProps {
  readonly line: ComparedLine;
  readonly isHeld: Readonly<Record<"before" | "after", boolean>>;
}

function Line({ line, isHeld }: LineProps) {
  const { kind, before, after, beforePieces, afterPieces } = line;
  return (
    <li className="grid gap-x-10 border-t border-line py-3 first:border-t-0 sm:grid-cols-2">
      {kind !== "same" && (
        <p className="mb-1 pl-9 text-label font-semibold text-ink-3 sm:col-span-2">{KIND_TEXT[kind]}</p>
      )}
      <Half sentence={before} pieces={beforePieces} side="before" kind={kind} isHeld={isHeld.before} />
      <Half sentence={after} pieces={afterPieces} side="after" kind={kind} isHeld={isHeld.after} />
    </li>
  );
}

interface HalfProps {
  readonly sentence: ComparedLine["before"];
  readonly pieces: readonly Piece[];
  readonly side: "before" | "after";
  readonly kind: ComparedLine["kind"];
  readonly isHeld: boolean;
}

const DEL = "rounded-2xs bg-danger-soft px-0.5 text-danger line-through decoration-1 [box-decoration-break:clone]";
const INS =
  "rounded-2xs bg-success-soft px-0.5 text-success underline decoration-1 underline-offset-4 [box-decoration-break:clone]";

/** On a phone an unchanged sentence is shown once, with both figures. */
function Half({ sentence, pieces, side, kind, isHeld }: HalfProps) {
  if (sentence === null) return <span className="max-sm:hidden" />;
  const Mark = side === "before" ? "del" : "ins";
  const hasNumber = sentence.excluded === null && !isHeld;
  const isAlone = kind === "removed" || kind === "added";
  return (
    <p className={`flex gap-3 py-0.5 leading-relaxed ${kind === "same" && side === "before" ? "max-sm:hidden" : ""}`}>
      <span className="w-6 shrink-0 text-right text-label leading-writing text-ink-3 tabular-nums">
        {sentence.index + 1}
        <span className="sr-only">번 문장</span>
      </span>
      <span className="min-w-0 grow break-words">
        {pieces.map(({ text, isChanged }, at) =>
          isChanged || isAlone ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
            <Mark key={at} className={side === "before" ? DEL : INS}>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </span>
      <b
        className={`w-11 shrink-0 text-right font-heading text-(--k) tabular-nums ${hasNumber ? bandClass(sentence.aiProbability) : "band-none"}`}
      >
        {hasNumber ? formatPercent(sentence.aiProbability) : sentence.excluded !== null && "제외"}
      </b>
    </p>
  );
}
