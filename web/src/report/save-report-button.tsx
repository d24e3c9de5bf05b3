import { FileDown } from "lucide-react";
import { Suspense, useState } from "react";
import { useProGate } from "../shared/dialogs/use-pro-gate.ts";
import { ProMark } from "../shared/session/pro-mark.tsx";
import { Button } from "../shared/ui/button.tsx";
import { lazyPart } from "../shared/ui/lazy-part.tsx";

const SaveReportDialog = lazyPart(() => import("./save-report-dialog.tsx"));

interface SaveReportButtonProps {
  readonly analysisId: string;
  /** Suggested for the report. */
  readonly title: string;
}

/** Saves a stored result as a PDF, after asking what stands on it. Needs Pro: others see the mark and the upgrade dialog. */
export function SaveReportButton({ analysisId, title }: SaveReportButtonProps) {
  const throughProGate = useProGate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => throughProGate({ action: "printReport", feature: "report", proceed: () => setAsking(true) })}
      >
        <FileDown size={16} strokeWidth={1.75} aria-hidden />
        PDF 저장
        <ProMark>Pro</ProMark>
      </Button>
      {isAsking && (
        <Suspense>
          <SaveReportDialog analysisId={analysisId} title={title} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
