import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { messageFor } from "../shared/api/api-failure.ts";
import { loadApi } from "../shared/api/load-api.ts";
import { useProGate } from "../shared/dialogs/use-pro-gate.ts";
import { ProMark } from "../shared/session/pro-mark.tsx";
import { Button } from "../shared/ui/button.tsx";
import { showToast } from "../shared/ui/toast-store.ts";

const FAILED = "보고서를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.";

/** Saves a stored result as a PDF of two pages. Needs Pro: others see the mark and the upgrade dialog. */
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

/** Lets the server create a report, and downloads it. */
function useSaveReport() {
  return useMutation({
    mutationFn: async (analysisId: string) => {
      const { callForFile, printReport } = await loadApi();
      return callForFile(printReport, { analysisId });
    },
    onSuccess: ({ blob, name }) => {
      download(blob, name ?? "geulgyeol.pdf");
      showToast("PDF 보고서를 저장했어요.");
    },
    onError: (error) => showToast(messageFor(error, FAILED)),
  });
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
