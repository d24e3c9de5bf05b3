import { FileDown } from "lucide-react";
import { useProGate } from "../dialogs/use-pro-gate.ts";
import { ProMark } from "../session/pro-mark.tsx";
import { Button } from "../ui/button.tsx";
import { useSaveReport } from "./use-save-report.ts";

/** Saves a stored result as a PDF of two pages. It is Pro's: others see the mark and are told. */
export function SaveReportButton({ analysisId }: { analysisId: string }) {
  const throughProGate = useProGate();
  const { mutate, isPending } = useSaveReport();
  return (
    <Button
      size="small"
      busy={isPending}
      onClick={() => throughProGate({ action: "printReport", feature: "report", proceed: () => mutate(analysisId) })}
    >
      {!isPending && <FileDown size={16} strokeWidth={1.75} aria-hidden />}
      {isPending ? "만드는 중" : "PDF 저장"}
      <ProMark>Pro</ProMark>
    </Button>
  );
}
