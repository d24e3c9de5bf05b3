import { useMutation } from "@tanstack/react-query";
import { loadApi } from "../shared/api/load-api.ts";
import { saveFile } from "../shared/ui/save-file.ts";
import { showToast } from "../shared/ui/toast-store.ts";

/** What is printed on the report and kept nowhere. */
export interface ReportFields {
  readonly analysisId: string;
  readonly title: string;
  readonly writer: string;
  readonly purpose: string;
  readonly language: "ko" | "en";
}

/** Lets the server create a report, and downloads it. */
export function useSaveReport(onSaved: () => void) {
  return useMutation({
    mutationFn: async (fields: ReportFields) => {
      const { callForFile, printReport } = await loadApi();
      return callForFile(printReport, fields);
    },
    onSuccess: ({ blob, name }) => {
      saveFile(name ?? "geulgyeol.pdf", blob);
      showToast("PDF 보고서를 저장했어요.");
      onSaved();
    },
  });
}
