import { refusalOf } from "@geulgyeol/contract";
import { FileDown } from "lucide-react";
import { useAppDialogs } from "../dialogs/app-dialogs.ts";
import { useCaller } from "../session/use-caller.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { useSaveReport } from "./use-save-report.ts";

/** Saves a stored result as a PDF of two pages. It is Pro's: others see the mark and are told. */
export function SaveReportButton({ analysisId }: { analysisId: string }) {
  const caller = useCaller();
  const dialogs = useAppDialogs();
  const { mutate, isPending } = useSaveReport();
  const isForPro = refusalOf("printReport", caller) !== null;
  return (
    <Button
      size="small"
      busy={isPending}
      onClick={() => (isForPro ? dialogs.openProRequired("PDF 보고서") : mutate(analysisId))}
    >
      {!isPending && <FileDown size={16} strokeWidth={1.75} aria-hidden />}
      {isPending ? "만드는 중" : "PDF 저장"}
      {isForPro && <Badge tone="pro">Pro</Badge>}
    </Button>
  );
}
