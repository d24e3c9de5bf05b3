import type { Analysis } from "@geulgyeol/engine";

/** What the page asks of the worker. */
export interface DetectRequest {
  readonly id: number;
  readonly text: string;
}

/** What the worker answers, under the same id. */
export type DetectResponse =
  | { readonly id: number; readonly ok: true; readonly analysis: Analysis }
  | { readonly id: number; readonly ok: false; readonly message: string };
