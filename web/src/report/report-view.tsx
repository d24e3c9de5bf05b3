import { FREE_HOLD_REASONS, type StoredResult } from "@geulgyeol/contract";
import { formatCount, formatCredits, formatDateTime, formatSeconds } from "@geulgyeol/wording";
import { Clock } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { NumberedList } from "../shared/ui/numbered-list.tsx";
import { SHEET, SHEET_SECTION } from "../shared/ui/surfaces.ts";
import { EvidencePanel } from "./evidence/evidence-panel.tsx";
import { PatternsSection } from "./evidence/patterns-section.tsx";
import { StatisticsSection } from "./evidence/statistics-section.tsx";
import { StylometrySection } from "./evidence/stylometry-section.tsx";
import { EnsembleSection } from "./members/ensemble-section.tsx";
import { JudgesSection } from "./members/judges-section.tsx";
import { NoModelFigures } from "./no-model-figures.tsx";
import { OcrSummary } from "./ocr-summary.tsx";
import type { Sentence } from "./report-types.ts";
import { ActiveSentenceContext, createActiveSentence } from "./sentences/active-sentence.ts";
import { Grain } from "./sentences/grain.tsx";
import { SentenceList } from "./sentences/sentence-list.tsx";
import { hasTextNotices, TextNotices } from "./text-notices.tsx";
import { Verdict } from "./verdict/verdict.tsx";
import { WordReport } from "./words/word-report.tsx";

const HEADING = "scroll-mt-20 text-display-2 leading-heading font-heading tracking-tight";

interface ReportViewProps {
  readonly result: StoredResult;
  /** The analysed text, if available. */
  readonly text: string | null;
  /** Reference to the first heading, which takes the focus when a result arrives. */
  readonly headingRef?: (element: HTMLHeadingElement | null) => void;
  /** Called to edit a sentence; without it the sentences have no edit button. */
  readonly onEditSentence?: (sentence: Sentence) => void;
  /** Replaces the plain section on the recognised text of a picture. */
  readonly ocrSection?: ReactNode;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
}

/** A complete result in the fixed order of its sections, each only if its data is present. */
export function ReportView(props: ReportViewProps) {
  const { result, text, headingRef, ocrSection } = props;
  const { ensemble, wordLevel } = shownParts(result);
  const id = `result-${result.analysisId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result has a store of its own
  const activeSentence = useMemo(createActiveSentence, [result.analysisId]);
  return (
    <ActiveSentenceContext value={activeSentence}>
      {ensemble && (
        <section aria-labelledby={`${id}-ensemble`} className="mb-9">
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id={`${id}-ensemble`} ref={headingRef} tabIndex={-1} className={HEADING}>
              앙상블 분석 결과
            </h2>
            <span className="text-note text-ink-3 tabular-nums">{creditsLine(result)}</span>
          </div>
          <EnsembleSection ensemble={ensemble} hasCertainty={result.certainty !== undefined} trial={result} />
        </section>
      )}
      {result.ocrMetadata && (
        <div className="mb-9">{ocrSection ?? <OcrSummary ocr={result.ocrMetadata} text={text} />}</div>
      )}
      <MainResult {...props} id={id} />
      {wordLevel && (
        <section aria-labelledby={`${id}-words`} className="mt-9">
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id={`${id}-words`} className={HEADING}>
              단어별 히트맵 보고서
            </h2>
            <span className="text-note text-ink-3 tabular-nums">{creditsLine(result)}</span>
          </div>
          <WordReport wordLevel={wordLevel} lang={result.language} footer={<ReportFooter result={result} />} />
        </section>
      )}
    </ActiveSentenceContext>
  );
}

/** The parts with figures of models and words; for a hold only those of results of engine 1.3 and earlier. */
function shownParts({
  certainty,
  hold,
  ensemble,
  wordLevel,
  judges,
}: StoredResult): Pick<StoredResult, "ensemble" | "wordLevel" | "judges"> {
  return hold === null || certainty === undefined ? { ensemble, wordLevel, judges } : {};
}

interface PartProps extends ReportViewProps {
  /** Element id of the result, which is the prefix of its sections' ids. */
  readonly id: string;
}

/** Heading and the sheet common to all analyses. */
function MainResult(props: PartProps) {
  const { result, headingRef, actions, id } = props;
  const { ensemble, wordLevel } = shownParts(result);
  return (
    <section aria-labelledby={`${id}-heading`} className={result.hold ? "is-held" : ""}>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
          <h2 id={`${id}-heading`} ref={ensemble ? undefined : headingRef} tabIndex={-1} className={HEADING}>
            {headingOf(result)}
          </h2>
          <span className="text-note text-ink-3 tabular-nums">{metaLine(result)}</span>
        </div>
        {actions}
      </div>
      <div className={SHEET}>
        <VerdictAndEvidence {...props} />
        <Figures {...props} />
        {!wordLevel && <ReportFooter result={result} />}
      </div>
    </section>
  );
}

function VerdictAndEvidence({ result, text, id }: PartProps) {
  const { sentences, evidence, hold, segments } = result;
  const { ensemble, judges } = shownParts(result);
  return (
    <>
      <div className={SHEET_SECTION}>
        <Verdict report={result} charCount={result.charCount} labelId={`${id}-verdict`} />
        <NoModelFigures result={result} className="mt-4.5" />
      </div>
      {hasTextNotices(result) && (
        <div className={`${SHEET_SECTION} !py-4`}>
          <TextNotices report={result} text={text} />
        </div>
      )}
      {hold === null && sentences.length > 0 && (
        <section className={SHEET_SECTION} aria-labelledby={`${id}-grain`}>
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 id={`${id}-grain`} className="text-title-2 font-heading">
              글의 결
            </h3>
            <span className="text-note text-ink-3">막대 하나가 한 문장이에요. 높을수록 AI 확률이 높아요.</span>
          </div>
          <Grain sentences={sentences} segments={segments} resultId={id} />
        </section>
      )}
      {evidence.length > 0 && (
        <div className={SHEET_SECTION}>
          <EvidencePanel evidence={evidence} resultId={id} />
        </div>
      )}
      {judges !== undefined && judges.length > 0 && (
        <JudgesSection judges={judges} isEnsemble={ensemble !== undefined} />
      )}
    </>
  );
}

/** Sentences next to style and statistics, then patterns next to suggestions. */
function Figures({ result, id, onEditSentence }: PartProps) {
  const { language, sentences, suspiciousPatterns, recommendations } = result;
  return (
    <>
      <div className={`${SHEET_SECTION} grid gap-x-10 gap-y-6 sm:gap-y-8 xl:grid-cols-[1fr_312px]`}>
        <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-8 xl:col-start-2 xl:row-start-1 xl:block xl:space-y-8">
          <StylometrySection stylometry={result.stylometry} isHeld={result.hold !== null} />
          <StatisticsSection statistics={result.statistics} />
        </div>
        {sentences.length > 0 && (
          <SentenceList
            sentences={sentences}
            segments={result.segments}
            resultId={id}
            lang={language}
            isHeld={result.hold !== null}
            onEdit={onEditSentence}
          />
        )}
      </div>
      {(suspiciousPatterns.length > 0 || recommendations.length > 0) && (
        <div className={`${SHEET_SECTION} grid gap-x-12 gap-y-8 lg:grid-cols-2`}>
          {suspiciousPatterns.length > 0 && <PatternsSection patterns={suspiciousPatterns} />}
          {recommendations.length > 0 && (
            <section>
              <h3 className="mb-2.5 text-title-2 font-heading">개선 제안</h3>
              <NumberedList items={recommendations} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

/** With an ensemble the plain result is called basic. */
function headingOf(result: StoredResult): string {
  if (shownParts(result).ensemble) return "기본 분석 결과";
  return result.ocrMetadata ? "AI 감지 분석 결과" : "분석 결과";
}

function metaLine({ createdAt, charCount, statistics, pdfMetadata }: StoredResult): string {
  return [
    formatDateTime(createdAt),
    pdfMetadata && `${formatCount(pdfMetadata.numPages)}쪽`,
    `${formatCount(charCount)}자`,
    `${formatCount(statistics.totalSentences)}문장`,
    `${formatCount(statistics.totalWords)}단어`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function creditsLine(result: StoredResult): string {
  return [formatDateTime(result.createdAt), creditsUsed(result)].filter(Boolean).join(" · ");
}

function creditsUsed({ credits: { charged, freeRevision }, hold }: StoredResult): string {
  if (charged === 0 && freeRevision) return "고친 글이라 크레딧을 쓰지 않았어요";
  if (charged === 0) return isFreeHold(hold) ? "판단하지 않아서 크레딧을 쓰지 않았어요" : "크레딧을 쓰지 않았어요";
  return `${formatCredits(charged)} 사용`;
}

/** Holds for other reasons cost as much as a judgement. */
function isFreeHold(hold: StoredResult["hold"]): boolean {
  return FREE_HOLD_REASONS.some((reason) => reason === hold?.reason);
}

function ReportFooter({ result }: { result: StoredResult }) {
  return (
    <div
      className={`${SHEET_SECTION} flex flex-wrap items-center justify-between gap-x-6 gap-y-1 !py-4 text-note text-ink-3`}
    >
      <span className="inline-flex items-center gap-2">
        <Clock size={15} strokeWidth={1.75} aria-hidden />
        <span>
          처리 시간 <b className="font-bold text-ink-2 tabular-nums">{formatSeconds(result.processingTime)}</b>
        </span>
      </span>
      <span className="tabular-nums">
        {creditsUsed(result)}
        <span className="max-sm:hidden"> · </span>
        <span className="max-sm:block sm:whitespace-nowrap">분석 번호 {result.analysisId}</span>
      </span>
    </div>
  );
}
