import type { WordedAnalysis } from "@geulgyeol/wording/report";

/** Sent by the page. */
export interface DetectRequest {
  readonly id: number;
  /** Null only loads the model; there is no answer that matters. */
  readonly text: string | null;
}

/** Sent back by the worker, under the same id. */
export type DetectResponse =
  | { readonly id: number; readonly ok: true; readonly analysis: WordedAnalysis }
  | { readonly id: number; readonly ok: false; readonly message: string };
