import type { AnalyseRequest, AnalysisKind, AnalysisResult } from "@geulgyeol/contract";
import { loadApi } from "../../../shared/api/load-api.ts";
import { documentType } from "../../../shared/draft/document-type.ts";

interface Call {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

/** Requests an analysis from the server, for the chosen type of text. Each kind has its own endpoint. */
export async function requestAnalysis(
  kind: AnalysisKind,
  request: AnalyseRequest,
  call: Call,
): Promise<AnalysisResult> {
  const { callEndpoint, ...api } = await loadApi();
  const endpoints = { basic: api.analyse, ensemble: api.analyseEnsemble, wordLevel: api.analyseWordLevel };
  const type = documentType.get();
  return callEndpoint(endpoints[kind], { ...request, ...(type && { documentType: type }) }, call);
}
