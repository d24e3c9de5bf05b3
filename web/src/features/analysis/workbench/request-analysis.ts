import type { AnalyseRequest, AnalysisKind, AnalysisResult } from "@geulgyeol/contract";
import { loadApi } from "../../../shared/api/load-api.ts";

interface Call {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

/** Asks the server for an analysis. Each kind has an endpoint of its own. */
export async function requestAnalysis(
  kind: AnalysisKind,
  request: AnalyseRequest,
  call: Call,
): Promise<AnalysisResult> {
  const { callEndpoint, ...api } = await loadApi();
  const endpoints = { basic: api.analyse, ensemble: api.analyseEnsemble, wordLevel: api.analyseWordLevel };
  return callEndpoint(endpoints[kind], request, call);
}
