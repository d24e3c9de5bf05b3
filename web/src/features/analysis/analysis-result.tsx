import type { AnalysisResult } from "@geulgyeol/contract";
import { useCallback, useEffect, useRef } from "react";
import { useOpenEdit } from "../../shared/dialogs/use-open-edit.ts";
import { ReportView } from "../../shared/report/report-view.tsx";
import { FeedbackInvitation } from "./feedback-invitation.tsx";
import type { CurrentAnalysis } from "./use-analysis.ts";

/** Coming back to the page shows the result again but does not take the focus again. */
let lastFocused: string | null = null;

/** The result under the input. A result that a person asked for takes the focus; an automatic one never does. */
export default function AnalysisResultView({ current }: { current: CurrentAnalysis }) {
  const { result, text, takesFocus } = current;
  const heading = useRef<HTMLHeadingElement | null>(null);
  const setHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.setAttribute("data-result-heading", "");
  }, []);
  const openEdit = useOpenEdit();
  const onEditSentence = useCallback(
    ({ start, end, index, aiProbability }: AnalysisResult["sentences"][number]) =>
      openEdit({ text: text.slice(start, end), start, sentence: { index, aiProbability } }),
    [openEdit, text],
  );
  useEffect(() => {
    if (!takesFocus || lastFocused === result.analysisId) return;
    lastFocused = result.analysisId;
    // After the overlay has gone: while it is open, focus outside it is brought back in.
    const timer = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      heading.current?.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
    });
    return () => clearTimeout(timer);
  }, [takesFocus, result.analysisId]);
  return (
    <div key={result.analysisId} className="mt-8 sm:mt-10">
      <ReportView result={result} text={text} headingRef={setHeading} onEditSentence={onEditSentence} />
      <FeedbackInvitation analysisId={result.analysisId} />
    </div>
  );
}
