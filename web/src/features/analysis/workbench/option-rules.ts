import { type Action, type AnalysisKind, CREDIT_COST } from "@geulgyeol/contract";

export interface AnalysisOptions {
  readonly realtime: boolean;
  readonly ensemble: boolean;
  readonly wordLevel: boolean;
}

export type OptionName = keyof AnalysisOptions;

export const NO_OPTIONS: AnalysisOptions = { realtime: false, ensemble: false, wordLevel: false };

/** The permission that each option needs. */
export const OPTION_ACTIONS: Readonly<Record<OptionName, Action>> = {
  realtime: "analyseWhileTyping",
  ensemble: "analyseEnsemble",
  wordLevel: "analyseWordLevel",
};

/** Sets one option; the ensemble and the word level exclude each other. */
export function withOption(options: AnalysisOptions, name: OptionName, isOn: boolean): AnalysisOptions {
  const next = { ...options, [name]: isOn };
  if (isOn && name === "ensemble") return { ...next, wordLevel: false };
  if (isOn && name === "wordLevel") return { ...next, ensemble: false };
  return next;
}

/** Word level has priority over the ensemble, as in the specification's calls. */
export function kindOf({ wordLevel, ensemble }: AnalysisOptions): AnalysisKind {
  if (wordLevel) return "wordLevel";
  return ensemble ? "ensemble" : "basic";
}

export function costOf(options: AnalysisOptions): number {
  return CREDIT_COST[kindOf(options)];
}
