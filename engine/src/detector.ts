import { judgeDocument } from "./document/judge-document.ts";
import { type ModelBundle, prepareModel } from "./load-model.ts";
import { memberClock } from "./members/member-clock.ts";
import { scoreMembers } from "./members/score-members.ts";
import { openModel } from "./model-layout.ts";
import { composeReport, type ReportOptions } from "./report/compose-report.ts";
import { refusalOf } from "./report/refusal.ts";
import type { Analysis } from "./report/report.ts";
import { findInSentences } from "./sentences/sentence-findings.ts";
import { prepareText } from "./text/prepare-text.ts";
import type { Language } from "./text/prepared-text.ts";

export interface AnalyseOptions extends ReportOptions {
  /** A clock in milliseconds for the members' times in the ensemble; without one they are 0. */
  readonly now?: () => number;
  /** The question that the text answers: what the text repeats of it is left out of the judgement. */
  readonly question?: string;
}

/** Synchronous and deterministic: the same text and options always give the same analysis. */
export interface Detector {
  readonly engineVersion: string;
  readonly modelVersion: string;
  analyse(text: string, options?: AnalyseOptions): Analysis;
}

/**
 * Version of the engine, the same as in its package.json. Raised by every change of a judgement; older results are then
 * marked as outdated.
 */
export const ENGINE_VERSION = "1.6.0";

/**
 * Reads a model file; throws `ModelFileError` if it is damaged or made for another engine. `analyse` accepts any string; only
 * the first text of a language may throw `ModelFileError`, if the model's inputs for it are unknown here. It uses no clock, no
 * randomness and no state between calls.
 */
export function createDetector(modelBytes: Uint8Array): Detector {
  const model = openModel(modelBytes);
  const versions = { engineVersion: ENGINE_VERSION, modelVersion: model.modelVersion };
  const bundles = new Map<Language, ModelBundle>();
  const bundleOf = (language: Language): ModelBundle => {
    const known = bundles.get(language) ?? prepareModel(model.load(language), language);
    bundles.set(language, known);
    return known;
  };
  return {
    ...versions,
    analyse(text, options = {}) {
      const prepared = prepareText(text, options.question);
      const refusal = refusalOf(prepared);
      if (refusal !== null) return refusal;
      const language = prepared.language as Language;
      const models = bundleOf(language);
      const clock = memberClock(options.now);
      const outputs = scoreMembers(prepared, models.members, clock);
      const sentences = findInSentences(outputs, models.sentences);
      const judgement = judgeDocument(outputs, sentences, models.document);
      return composeReport(
        { prepared, language, outputs, judgement, memberTimes: clock.times },
        models,
        options,
        versions,
      );
    },
  };
}
