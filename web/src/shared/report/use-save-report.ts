import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../api/api-failure.ts";
import { loadApi } from "../api/load-api.ts";
import { showToast } from "../ui/toast-store.ts";

const FAILED = "보고서를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.";

/** Has the server set a report, and hands it to the browser as a download. */
export function useSaveReport() {
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
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
