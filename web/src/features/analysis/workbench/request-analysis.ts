import type { AnalyseRequest, AnalysisKind, AnalysisPlace, AnalysisResult } from "@geulgyeol/contract";
import { loadApi } from "../../../shared/api/load-api.ts";
import { documentType } from "../../../shared/draft/document-type.ts";

export interface AnalysisCall {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  /** Called with the place in the queue while the text waits for a second or more, and with null when its turn comes. */
  readonly onPlace: (place: AnalysisPlace | null) => void;
}

/** Requests an analysis from the server, for the chosen type of text. Each kind has its own endpoint. */
export async function requestAnalysis(
  kind: AnalysisKind,
  request: AnalyseRequest,
  call: AnalysisCall,
): Promise<AnalysisResult> {
  const { analyseInTurn, ...api } = await loadApi();
  const endpoints = { basic: api.analyse, ensemble: api.analyseEnsemble, wordLevel: api.analyseWordLevel };
  const type = documentType.get();
  return analyseInTurn(endpoints[kind], { ...request, ...(type && { documentType: type }) }, call);
}
