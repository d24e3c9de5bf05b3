import type { DocumentType, HistoryAnalysis } from "@geulgyeol/contract";
import { messageFor } from "../api/api-failure.ts";
import { loadApi } from "../api/load-api.ts";
import { MESSAGES } from "../copy/messages.ts";
import { showToast } from "../ui/toast-store.ts";
import { chooseDocumentType } from "./document-type.ts";

/**
 * Changes the type of an analysed text. `onChanged` gets the analysis, whose evidence then compares with that type; a
 * failure is reported and changes nothing. @param isForNext keeps the type for the next texts of the field too
 */
export function useDocumentType(
  id: string,
  onChanged: (analysis: HistoryAnalysis) => void,
  { isForNext = true }: { readonly isForNext?: boolean } = {},
) {
  return async (documentType: DocumentType) => {
    try {
      const { callEndpoint, labelHistoryAnalysis, readHistoryAnalysis } = await loadApi();
      await callEndpoint(labelHistoryAnalysis, { id, documentType });
      const analysis = await callEndpoint(readHistoryAnalysis, { id });
      if (isForNext) chooseDocumentType(documentType);
      onChanged(analysis);
    } catch (error) {
      showToast(messageFor(error, MESSAGES.saveFailed));
    }
  };
}
