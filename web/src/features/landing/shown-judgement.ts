import type { WordedReport } from "@geulgyeol/wording/report";
import { createStore } from "../../shared/state/create-store.ts";

/** A judgement made in this browser. */
export interface Judged {
  readonly text: string;
  readonly isSample: boolean;
  readonly report: WordedReport;
  /** From the start to the finding, with the model's download if it was still missing. */
  readonly milliseconds: number;
}

/**
 * The judgement on the landing page. It outlives the page, so that a look at another one does not cost it. A judgement of a
 * text that is no longer the draft is not shown: signing out clears the draft.
 */
export const shownJudgement = createStore<Judged | null>(null);
