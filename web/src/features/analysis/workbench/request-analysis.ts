import type { AnalyseRequest, AnalysisKind, AnalysisResult } from "@geulgyeol/contract";
import { loadApi } from "../../../shared/api/load-api.ts";

interface Call {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

/** Requests an analysis from the server. Each kind has its own endpoint. */
export async function requestAnalysis(
  kind: AnalysisKind,
  request: AnalyseRequest,
  call: Call,
): Promise<AnalysisResult> {
  const { callEndpoint, ...api } = await loadApi();
  const endpoints = { basic: api.analyse, ensemble: api.analyseEnsemble, wordLevel: api.analyseWordLevel };
  return callEndpoint(endpoints[kind], request, call);
}
