import type { Interval } from "../document/interval.ts";
import type { DocumentJudgement, DocumentModels } from "../document/judge-document.ts";
import type { ClassProbabilities } from "../document/outcome.ts";
import type { Logistic } from "../learners/logistic.ts";
import { rounded } from "../learners/numbers.ts";
import { type MemberCalibration, memberProbabilities } from "../members/member-probabilities.ts";
import type { MemberId, MemberModels } from "../members/members.ts";
import type { MemberOutputs } from "../members/score-members.ts";
import type { DocumentType, StyleReferences } from "../members/stylometry/feature-reference.ts";
import type { Language, PreparedText } from "../text/prepared-text.ts";
import { withoutHeader } from "../text/without-header.ts";
import { describeReport } from "./describe-report.ts";
import { ensembleOf } from "./ensemble.ts";
import { type Hold, holdOf } from "./hold.ts";
import { judgeSentences } from "./judge-sentences.ts";
import type { Analysis, Report } from "./report.ts";
import { findSegments } from "./segments.ts";
import { judgeWords, wordLevelOf } from "./words/word-level.ts";

/** The trained parts that only explain the result or withhold the verdict. */
export interface ReportModels {
  /** Each member alone, calibrated. */
  readonly memberCalibrations: Readonly<Record<MemberId, MemberCalibration>>;
  /** Share of each member in the combined logit; they sum to 1. */
  readonly memberShares: Readonly<Record<MemberId, number>>;
  /** The additive model for explaining words (`wordInputNames`). */
  readonly words: Logistic;
  /** Turns a word's contribution into a probability (`WORD_SCALE_INPUTS`). */
  readonly wordScale: Logistic;
  /** Mean surprisal under the human model above which a text is unlike all training texts. */
  readonly outOfDistributionThreshold: number;
  readonly references: StyleReferences;
}

export interface ReportOptions {
  readonly ensemble?: boolean;
  readonly wordLevel?: boolean;
  readonly documentType?: DocumentType;
  /** Also adds the view of the report for each document type, so that another type needs no new analysis. */
  readonly views?: boolean;
}

/** Results of the previous stages. */
export interface JudgedText {
  readonly prepared: PreparedText;
  readonly language: Language;
  readonly outputs: MemberOutputs;
  readonly judgement: DocumentJudgement;
  /** Milliseconds of each member's own work. */
  readonly memberTimes: Readonly<Record<MemberId, number>>;
}

export function composeReport(
  judged: JudgedText,
  models: {
    readonly members: MemberModels;
    readonly document: Pick<DocumentModels, "unseen">;
    readonly report: ReportModels;
  },
  options: ReportOptions,
  versions: Pick<Report, "engineVersion" | "modelVersion">,
): Extract<Analysis, { kind: "report" }> {
  const { prepared, language, outputs, judgement, memberTimes } = judged;
  const members = memberProbabilities(outputs, models.report.memberCalibrations);
  const aiProbability = rounded(judgement.aiProbability);
  const interval = roundedInterval(judgement.interval);
  const { value: aiShare, lower, upper } = judgement.aiShare;
  const sentences = judgeSentences(prepared, outputs.sentences, judgement.sentences);
  const words = judgeWords(prepared, outputs, models.members.ngrams.models, models.report, {
    sentences,
    aiProbability,
  });
  const wordLevel = options.wordLevel ? wordLevelOf(prepared, words, sentences) : null;
  const {
    fields: described,
    explained,
    views,
  } = describeReport({
    prepared,
    outputs,
    stylometryModels: models.members.stylometry,
    references: models.report.references,
    stylometryProbability: members.stylometry,
    aiProbability,
    sentences,
    wordProbabilities: words.probabilities,
    options,
  });
  const report: Report = {
    ...versions,
    language,
    verdict: judgement.verdict,
    classProbabilities: roundedClasses(judgement.probabilities),
    aiProbability,
    certainty: judgement.certainty,
    falseAlarm: judgement.falseAlarm,
    interval,
    isTrial: models.document.unseen.isTrial,
    hold: holdReport(judged, models.report.outOfDistributionThreshold, models.document.unseen.mostHuman),
    aiShare: rounded(aiShare),
    aiShareInterval: roundedInterval({ lower, upper }),
    segments: findSegments(sentences, judgement.verdict === "mixed" ? editedByIndex(judged) : null),
    ...described,
    textIntegrity: prepared.integrity,
    excluded: prepared.excluded,
    ...(options.ensemble && {
      ensemble: ensembleOf(members, models.report.memberShares, aiProbability, memberTimes),
    }),
    ...(wordLevel && { wordLevel: wordLevel.level }),
    facts: {
      aiProbability,
      interval: judgement.interval,
      confidence: rounded(judgement.probabilities[judgement.verdict]),
      proseLength: prepared.prose.length,
      ...explained,
      ...(wordLevel && { words: wordLevel.facts }),
    },
  };
  return { kind: "report", report, ...(views && { views }) };
}

function editedByIndex({ outputs, judgement }: JudgedText): ReadonlyMap<number, number> {
  const edited = judgement.edited();
  return new Map(outputs.sentences.map(({ index }, at) => [index, edited[at]]));
}

function holdReport(
  { prepared, outputs, judgement }: JudgedText,
  outOfDistributionThreshold: number,
  mostHuman: number,
): Hold | null {
  return holdOf({
    proseLength: prepared.prose.length,
    proseShare: prepared.prose.length / Math.max(1, withoutHeader(prepared).trim().length),
    probabilities: judgement.probabilities,
    certainty: judgement.certainty,
    humanSurprisal: outputs["language-model"].measures.humanSurprisal,
    outOfDistributionThreshold,
    mostHuman,
  });
}

/** The three add up to 1 after rounding, too. */
function roundedClasses({ human, mixed }: ClassProbabilities): ClassProbabilities {
  const own = { human: rounded(human), mixed: rounded(mixed) };
  return { ...own, ai: rounded(Math.max(0, 1 - own.human - own.mixed)) };
}

function roundedInterval(interval: Interval): Interval {
  return { lower: rounded(interval.lower), upper: rounded(interval.upper) };
}
