import type { AnalysisResult, StoredResult } from "@geulgyeol/contract";
import { History, Share2 } from "lucide-react";
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from "react";
import { ReportView } from "../../report/report-view.tsx";
import { SaveReportButton } from "../../report/save-report-button.tsx";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useOpenEdit } from "../../shared/dialogs/use-open-edit.ts";
import { type CurrentAnalysis, showAnalysis } from "../../shared/draft/current-analysis.ts";
import { DRAFT_FIELD_ID } from "../../shared/draft/draft-field.ts";
import { useDocumentType } from "../../shared/draft/use-document-type.ts";
import { isMotionReduced } from "../../shared/theme/motion.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { useBatch } from "./batch/current-batch.ts";
import { FeedbackInvitation } from "./feedback-invitation.tsx";
import { suggestTitle } from "./suggest-title.ts";

const RecordBadge = lazyPart(() => import("../../report/record-badge.tsx"));

/** Returning to the page shows the result again without taking the focus. */
let lastFocused: string | null = null;

interface AnalysisResultViewProps {
  readonly current: CurrentAnalysis;
  /** The recognised text of a picture, with the picture next to it. */
  readonly ocrSection?: ReactNode;
}

/** The result under the input. A result requested by the user takes the focus; an automatic one never does. */
export default function AnalysisResultView({ current, ocrSection }: AnalysisResultViewProps) {
  const { result, text, takesFocus, isRated } = current;
  const isHeld = result.hold !== null;
  const heading = useRef<HTMLHeadingElement | null>(null);
  const setHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.setAttribute("data-result-heading", "");
  }, []);
  const openEdit = useOpenEdit();
  const onDocumentType = useDocumentType(result.analysisId, (changed) =>
    showAnalysis({ result: changed.result, text, isRated: changed.isRated, takesFocus: false }),
  );
  const onEditSentence = useCallback(
    ({ start, end, index, aiProbability }: AnalysisResult["sentences"][number]) =>
      openEdit({
        text: text.slice(start, end),
        start,
        sentence: { index, aiProbability: isHeld ? null : aiProbability },
      }),
    [openEdit, text, isHeld],
  );
  useEffect(() => {
    if (!takesFocus || lastFocused === result.analysisId) return;
    lastFocused = result.analysisId;
    // Only after the overlay is closed, since it traps the focus.
    const timer = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "start", behavior: isMotionReduced() ? "auto" : "smooth" });
    });
    return () => clearTimeout(timer);
  }, [takesFocus, result.analysisId]);
  return (
    <div key={result.analysisId} className="mt-4">
      <ReportView
        result={result}
        text={text}
        headingRef={setHeading}
        onDocumentType={onDocumentType}
        onEditSentence={onEditSentence}
        onMoreText={focusDraft}
        ocrSection={ocrSection}
        feedback={<FeedbackInvitation analysisId={result.analysisId} isRated={isRated} />}
        actions={<ResultActions result={result} text={text} />}
      />
    </div>
  );
}

/** More text is added to the draft itself, at its end. */
function focusDraft(): void {
  const field = document.getElementById(DRAFT_FIELD_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Where the result is stored, and the button to share it. */
function ResultActions({ result, text }: { result: StoredResult; text: string }) {
  const dialogs = useAppDialogs();
  const batch = useBatch();
  const { analysisId } = result;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Suspense>
        <RecordBadge of={{ analysisId }} text={text} />
      </Suspense>
      <ButtonLink to={`/history/${analysisId}`} size="small" look="ghost">
        <History size={16} strokeWidth={1.75} aria-hidden />
        기록에서 보기
      </ButtonLink>
      <SaveReportButton analysisId={analysisId} title={suggestTitle(analysisId, batch)} />
      <Button size="small" onClick={() => dialogs.openShare(analysisId)}>
        <Share2 size={16} strokeWidth={1.75} aria-hidden />
        공유
      </Button>
    </div>
  );
}
