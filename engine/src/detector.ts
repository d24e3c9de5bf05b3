import { recommendReading } from "./explanation/recommend-reading.ts";
import { describeReport } from "./judgement/describe-report.ts";
import { ensembleOf } from "./judgement/ensemble.ts";
import { type FurtherReading, loadFurtherMember } from "./judgement/further-member.ts";
import { holdOf } from "./judgement/hold.ts";
import { judgeDocument } from "./judgement/judge-document.ts";
import { judgeSentences } from "./judgement/judge-sentences.ts";
import { type LanguageJudge, loadJudge } from "./judgement/load-model.ts";
import { rounded } from "./judgement/logistic.ts";
import { memberClock } from "./judgement/member-clock.ts";
import { refusalOf } from "./judgement/refusal.ts";
import { findSegments } from "./judgement/segments.ts";
import { verdictOf } from "./judgement/verdict-bands.ts";
import { judgeWords, wordLevelOf } from "./judgement/word-level.ts";
import { readModel } from "./model-file/read-model.ts";
import type { AnalyseOptions, Analysis, Detector, Interval, Language, Report } from "./report.ts";
import { prepareText } from "./text/prepare-text.ts";
import type { PreparedText } from "./text/prepared-text.ts";

/** Version of the engine, also that of its package.json; a change of a judgement raises it and marks older results as outdated. */
export const ENGINE_VERSION = "1.3.0";

/**
 * Reads a model file and gives back the detector. Throws `ModelFileError` when the file is damaged or was made for another
 * engine; so does a further member's file that was fitted beside another model. `analyse` takes any string and never throws for
 * one; it has no clock, no randomness and no state between calls.
 */
export function createDetector(modelBytes: Uint8Array, furtherBytes: Uint8Array | null = null): Detector {
  const file = readModel(modelBytes);
  const further = furtherBytes === null ? null : loadFurtherMember(furtherBytes, file.modelVersion);
  const judges = new Map<Language, LanguageJudge>();
  const judgeOf = (language: Language): LanguageJudge => {
    const known = judges.get(language) ?? loadJudge(file, language);
    judges.set(language, known);
    return known;
  };
  return {
    engineVersion: ENGINE_VERSION,
    modelVersion: file.modelVersion,
    furtherMember: further,
    proseOf(text) {
      const prepared = prepareText(text);
      return refusalOf(prepared) === null ? { language: prepared.language as Language, prose: prepared.prose } : null;
    },
    analyse(text, options = {}) {
      const { furtherLogit = null } = options;
      if (furtherLogit !== null && further === null)
        throw new Error("A further logit was given, but no further member.");
      const prepared = prepareText(text);
      const refusal = refusalOf(prepared);
      if (refusal !== null) return refusal;
      const language = prepared.language as Language;
      const heard = further?.languages.includes(language) ? { member: further, logit: furtherLogit } : null;
      return reportOf(prepared, language, judgeOf(language), options, file.modelVersion, heard);
    },
  };
}

function reportOf(
  prepared: PreparedText,
  language: Language,
  judge: LanguageJudge,
  options: AnalyseOptions,
  modelVersion: string,
  further: FurtherReading | null,
): Extract<Analysis, { kind: "report" }> {
  const clock = memberClock(options.now);
  const judgement = judgeDocument(prepared, judge, language, further, clock);
  const aiProbability = rounded(judgement.aiProbability);
  const interval = roundedInterval(judgement.interval);
  const sentences = judgeSentences(prepared, judgement);
  const words = judgeWords(prepared, judgement.reading, judge, sentences);
  const hold = holdOf({
    proseLength: prepared.prose.length,
    proseShare: prepared.prose.length / Math.max(1, prepared.original.trim().length),
    aiProbability,
    interval,
    members: judgement.members,
    humanSurprisal: judgement.reading.surprisal[1] as number,
    marksDecide: judgement.marksDecide,
    strangestSurprisal: judge.parameters.strangestSurprisal,
  });
  const { fields: described, views } = describeReport({
    prepared,
    judge,
    judgement,
    aiProbability,
    sentences,
    wordProbabilities: words.probabilities,
    hold,
    options,
  });
  const { value, lower, upper } = judgement.aiShare;
  const report: Report = {
    engineVersion: ENGINE_VERSION,
    modelVersion,
    language,
    verdict: verdictOf(aiProbability),
    aiProbability,
    interval,
    hold,
    aiShare: rounded(value),
    aiShareInterval: roundedInterval({ lower, upper }),
    segments: findSegments(sentences),
    ...described,
    textIntegrity: prepared.integrity,
    excluded: prepared.excluded,
    ...(options.ensemble
      ? {
          ensemble: ensembleOf(
            judgement.members,
            judge.parameters.shares,
            aiProbability,
            interval,
            recommendReading(described.sentences, hold),
            further,
            clock.times,
          ),
        }
      : {}),
    ...(options.wordLevel ? { wordLevel: wordLevelOf(prepared, words, sentences) } : {}),
  };
  return { kind: "report", report, ...(views && { views }) };
}

function roundedInterval(interval: Interval): Interval {
  return { lower: rounded(interval.lower), upper: rounded(interval.upper) };
}
