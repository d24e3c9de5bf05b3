import { type DocumentType, FREE_HOLD_REASONS, type StoredResult } from "@geulgyeol/contract";
import { formatCount, formatCredits, formatDateTime, formatSeconds } from "@geulgyeol/wording";
import { Clock, Plus } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import { Button } from "../shared/ui/button.tsx";
import { SHEET, SHEET_SECTION } from "../shared/ui/surfaces.ts";
import { EvidenceSection } from "./evidence/evidence-section.tsx";
import { DetailFigures } from "./figures/detail-figures.tsx";
import { Finding } from "./finding/finding.tsx";
import { goTo, MiniFinding } from "./finding/mini-finding.tsx";
import { EnsembleSection } from "./members/ensemble-section.tsx";
import { JudgesSection } from "./members/judges-section.tsx";
import { NextSteps } from "./next/next-steps.tsx";
import { NoModelFigures } from "./no-model-figures.tsx";
import { OcrSummary } from "./ocr-summary.tsx";
import type { Sentence } from "./report-types.ts";
import { ActiveSentenceContext, createActiveSentence } from "./sentences/active-sentence.ts";
import { GrainSection } from "./sentences/grain-section.tsx";
import { SentenceList } from "./sentences/sentence-list.tsx";
import { ExcludedLines, hasTextNotices, TextNotices } from "./text-notices.tsx";
import { WordReport } from "./words/word-report.tsx";

const HEADING = "scroll-mt-20 text-title-3 font-heading";

const FOOTER = "mt-6 border-t border-line pt-3.5 text-note text-ink-3 tabular-nums";

/** A stored result; a shared one has no number and no cost. */
type ShownResult = Omit<StoredResult, "analysisId" | "credits"> & Partial<Pick<StoredResult, "analysisId" | "credits">>;

interface ReportViewProps {
  readonly result: ShownResult;
  /** The analysed text, or null if it was not shared. */
  readonly text: string | null;
  /** Reference to the first heading, which takes the focus when a result arrives. */
  readonly headingRef?: (element: HTMLHeadingElement | null) => void;
  /** Called to compare the evidence with another type of human texts; without it the type cannot be chosen. */
  readonly onDocumentType?: (type: DocumentType) => void;
  /** Called to edit a sentence; without it the sentences have no edit button. */
  readonly onEditSentence?: (sentence: Sentence) => void;
  /** Called to add text to one that was not judged; without it a hold has no button. */
  readonly onMoreText?: () => void;
  /** Replaces the plain section on the recognised text of a picture. */
  readonly ocrSection?: ReactNode;
  /** The question whether the result was right, the last row of the sheet; not for a hold. */
  readonly feedback?: ReactNode;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
}

/** A complete result in the fixed order of its sections, each only if its data is present. */
export function ReportView(props: ReportViewProps) {
  const { result, text, headingRef, ocrSection } = props;
  const { ensemble, wordLevel } = shownParts(result);
  const id = `result-${result.analysisId ?? "shared"}`;
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
          <WordReport
            wordLevel={wordLevel}
            verdict={result.verdict}
            lang={result.language}
            footer={<WordsFooter result={result} />}
          />
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
}: ShownResult): Pick<ShownResult, "ensemble" | "wordLevel" | "judges"> {
  return hold === null || certainty === undefined ? { ensemble, wordLevel, judges } : {};
}

interface PartProps extends ReportViewProps {
  /** Element id of the result, which is the prefix of its sections' ids. */
  readonly id: string;
}

/** Heading and the sheet common to all analyses. */
function MainResult(props: PartProps) {
  const { result, headingRef, actions, id } = props;
  const { ensemble } = shownParts(result);
  const finding = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  return (
    <section aria-labelledby={`${id}-heading`} className={`relative ${result.hold ? "is-held" : ""}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
          <h2
            id={`${id}-heading`}
            ref={(element) => {
              heading.current = element;
              if (!ensemble) headingRef?.(element);
            }}
            tabIndex={-1}
            className={HEADING}
          >
            {headingOf(result)}
          </h2>
          <span className="text-note text-ink-3 tabular-nums">{metaLine(result)}</span>
        </div>
        {actions}
      </div>
      <MiniFinding report={result} finding={finding} onTop={() => goTo(heading.current)} />
      <div className={SHEET}>
        <div ref={finding} className={SHEET_SECTION}>
          <Finding
            report={result}
            charCount={result.charCount}
            labelId={`${id}-verdict`}
            level={3}
            holdActions={<HoldActions {...props} />}
          />
          <NoModelFigures result={result} className="mt-4.5" />
        </div>
        <Reading {...props} />
        <Details {...props} />
        {result.hold === null && props.feedback}
      </div>
    </section>
  );
}

/** More text is the way out of a hold; that it cost nothing is said only where it is true. */
function HoldActions({ result, onMoreText }: PartProps) {
  const isFree = isFreeOfCharge(result);
  if (!onMoreText && !isFree) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {onMoreText && (
        <Button onClick={onMoreText}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />글 더 넣기
        </Button>
      )}
      {isFree && <span className="text-note text-ink-3">크레딧은 쓰지 않았어요.</span>}
    </div>
  );
}

/** What a person reads: notices, the grain, evidence on both sides, opinions, what to do next. */
function Reading({ result, text, id, onDocumentType }: PartProps) {
  const { hold } = result;
  const { ensemble, judges } = shownParts(result);
  return (
    <>
      {hasTextNotices(result) && (
        <div className={`${SHEET_SECTION} !py-3`}>
          <TextNotices report={result} />
        </div>
      )}
      <GrainSection report={result} resultId={id} level={3} hasText={text !== null} />
      <EvidenceSection
        report={result}
        resultId={id}
        documentType={result.documentType}
        onDocumentType={onDocumentType}
      />
      {judges !== undefined && judges.length > 0 && (
        <JudgesSection judges={judges} isEnsemble={ensemble !== undefined} />
      )}
      {hold === null && <NextSteps report={result} resultId={id} />}
    </>
  );
}

/** What a person looks up: the sentences, and the figures, which are closed. */
function Details({ result, text, id, onEditSentence }: PartProps) {
  const { language, sentences, segments, hold } = result;
  const { ensemble, wordLevel } = shownParts(result);
  // Said once: beside the ensemble or the words, in a free hold, or here.
  const isCostSaid = ensemble || wordLevel || isFreeOfCharge(result);
  return (
    <>
      {text !== null && sentences.length > 0 && (
        <SentenceList
          sentences={sentences}
          segments={segments}
          resultId={id}
          lang={language}
          isHeld={hold !== null}
          onEdit={onEditSentence}
        >
          <ExcludedLines excluded={result.excluded} text={text} />
        </SentenceList>
      )}
      <DetailFigures
        report={result}
        processingTime={wordLevel ? null : result.processingTime}
        cost={isCostSaid ? "" : creditsUsed(result)}
        footer={!wordLevel && result.analysisId && <p className={FOOTER}>분석 번호 {result.analysisId}</p>}
      />
    </>
  );
}

/** With an ensemble the plain result is called basic. */
function headingOf(result: ShownResult): string {
  if (shownParts(result).ensemble) return "기본 분석 결과";
  return result.ocrMetadata ? "AI 감지 분석 결과" : "분석 결과";
}

function metaLine({ createdAt, charCount, statistics, pdfMetadata, excluded }: ShownResult): string {
  return [
    formatDateTime(createdAt),
    pdfMetadata && `${formatCount(pdfMetadata.numPages)}쪽`,
    `${formatCount(charCount)}자`,
    `${formatCount(statistics.totalSentences)}문장`,
    `${formatCount(statistics.totalWords)}단어`,
    excluded.length > 0 && `판단에서 뺀 줄 ${formatCount(excluded.length)}개`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function creditsLine(result: ShownResult): string {
  return [formatDateTime(result.createdAt), creditsUsed(result)].filter(Boolean).join(" · ");
}

function creditsUsed({ credits, hold }: ShownResult): string {
  if (credits === undefined) return "";
  const { charged, freeRevision } = credits;
  if (charged === 0 && freeRevision) return "고친 글이라 크레딧을 쓰지 않았어요";
  if (charged === 0) return isFreeHold(hold) ? "판단하지 않아서 크레딧을 쓰지 않았어요" : "크레딧을 쓰지 않았어요";
  return `${formatCredits(charged)} 사용`;
}

function isFreeOfCharge({ credits, hold }: ShownResult): boolean {
  return credits?.charged === 0 && isFreeHold(hold);
}

/** Holds for other reasons cost as much as a judgement. */
function isFreeHold(hold: ShownResult["hold"]): boolean {
  return FREE_HOLD_REASONS.some((reason) => reason === hold?.reason);
}

/** Under the words, which are the last part of their result. */
function WordsFooter({ result }: { result: ShownResult }) {
  return (
    <div className={`${SHEET_SECTION} !py-4`}>
      <p className="inline-flex items-center gap-2 text-note text-ink-3">
        <Clock size={15} strokeWidth={1.75} aria-hidden />
        <span>
          처리 시간 <b className="font-bold text-ink-2 tabular-nums">{formatSeconds(result.processingTime)}</b>
        </span>
      </p>
      <p className={FOOTER}>
        {creditsUsed(result)}
        {result.analysisId && (
          <>
            <span className="max-sm:hidden"> · </span>
            <span className="max-sm:block sm:whitespace-nowrap">분석 번호 {result.analysisId}</span>
          </>
        )}
      </p>
    </div>
  );
}
