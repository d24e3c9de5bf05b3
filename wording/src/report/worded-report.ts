import type {
  Ensemble,
  Evidence,
  Language,
  MemberId,
  MemberResult,
  Report,
  ReportFacts,
  Segment,
  SentenceJudgement,
  SignFacts,
  TextIntegrity,
  WordEntry,
  WordLevel,
} from "@geulgyeol/engine";
import type { Register } from "../register.ts";
import { advise } from "./advise.ts";
import { describeFinding, describeRates, describeStanding, fillQuotes, findingWords } from "./describe-finding.ts";
import { explainMember, MEMBER_NAME, recommendConsensus } from "./ensemble.ts";
import { explainJudgement } from "./explain-judgement.ts";
import { explainWords, summariseWords } from "./explain-word.ts";
import { holdMessage, type StoredHoldReason } from "./hold.ts";
import { noticeIntegrity } from "./integrity-notices.ts";
import { endClause } from "./join-clause.ts";
import { namePatterns } from "./name-patterns.ts";
import { recommendReading } from "./recommend-reading.ts";
import { kindsOfWords, type WordKind } from "./word-kind.ts";

export interface Reasoning {
  readonly confidence: number;
  readonly reasoning: string;
  readonly source: "engine" | "llm";
}

/** A language model's assessment of who wrote a text, by criterion. All words are the model's own. */
export interface JudgeOpinion {
  /** The operator's id of the model. */
  readonly model: string;
  /** The provider's name of it. */
  readonly name: string;
  /** A judge that failed or was late has no influence; `reasoning` then gives the cause. */
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
  readonly confidence: number;
  /** Milliseconds. */
  readonly processingTime: number;
  readonly reasoning: string;
  readonly findings: readonly JudgeFinding[];
}

export interface JudgeFinding {
  /** Id of a criterion of the published rubric. */
  readonly criterion: string;
  readonly direction: "ai" | "human" | "neither";
  readonly note: string;
}

export interface WordedMember extends Omit<MemberResult, "model"> {
  /** Member id of a local member, or the name of a language model. */
  readonly model: string;
  readonly name: string;
  readonly reasoning: string;
}

export interface WordedEnsemble extends Omit<Ensemble, "models"> {
  readonly models: readonly WordedMember[];
  readonly recommendation: string;
}

export interface WordedLevel extends Omit<WordLevel, "words"> {
  readonly words: readonly (WordEntry & { readonly explanation: string; readonly kind?: WordKind | undefined })[];
  readonly insights: readonly string[];
}

/** Evidence of a report as it may be stored: the first versions had no rates. */
type StoredEvidence = Omit<Evidence, "humanRate" | "aiRate"> & {
  readonly humanRate?: number | undefined;
  readonly aiRate?: number | undefined;
};

/** The facts of a sign, where rates were not yet measured. */
interface StoredSign extends Partial<SignFacts> {
  /** Share (0 to 1) of human texts at least as extreme. */
  readonly share?: number;
}

export type WordedEvidence = StoredEvidence & {
  /** Title of the feature. */
  readonly name: string;
  /** What was found and where, and how many texts of people and of AI show it. */
  readonly message: string;
};

/** Fields that results of engine 1.3 and earlier do not have; `isTrial` is absent up to 1.4. */
type NewFields = "classProbabilities" | "certainty" | "falseAlarm" | "isTrial";
type Newer<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };
type StoredSegment = Omit<Segment, "kind"> & Newer<Pick<Segment, "kind">>;

interface StoredHold {
  readonly reason: StoredHoldReason;
}

/** A report with Korean sentences, as sent to users and programs. */
export interface WordedReport
  extends Omit<
      Report,
      NewFields | "hold" | "segments" | "sentences" | "evidence" | "textIntegrity" | "ensemble" | "wordLevel" | "facts"
    >,
    Newer<Pick<Report, NewFields>> {
  readonly hold: (StoredHold & { readonly message: string }) | null;
  readonly segments: readonly StoredSegment[];
  readonly gptAnalysis: Reasoning;
  /** The engine's own reasoning, if `gptAnalysis` is a language model's. */
  readonly engineAnalysis?: Reasoning;
  /** Language models that judged, in order; absent if there were none. */
  readonly judges?: readonly JudgeOpinion[];
  readonly sentences: readonly (SentenceJudgement & {
    /** Measured signs in this sentence; may be empty. */
    readonly reasons: readonly string[];
  })[];
  readonly suspiciousPatterns: readonly string[];
  readonly recommendations: readonly string[];
  readonly evidence: readonly WordedEvidence[];
  readonly textIntegrity: TextIntegrity & { readonly notices: readonly string[] };
  readonly ensemble?: WordedEnsemble;
  readonly wordLevel?: WordedLevel;
}

/** A worded report with the facts of its sentences. Reports from before facts were stored have none. */
export type KeptReport = WordedReport & { readonly facts?: ReportFacts };

/** Either an engine's report or a worded one with facts; its sentences are written again. */
type Wordable = Omit<Report, NewFields | "hold" | "segments" | "ensemble" | "evidence"> &
  Newer<Pick<Report, NewFields>> & {
    readonly hold: StoredHold | null;
    readonly segments: readonly StoredSegment[];
    readonly evidence: readonly StoredEvidence[];
    readonly judges?: readonly JudgeOpinion[];
    readonly ensemble?: Omit<Ensemble, "models"> & {
      readonly models: readonly (Omit<MemberResult, "model"> & { readonly model: string })[];
    };
  };

/** Writes the Korean sentences of a report from its codes and facts. */
export function wordReport(report: Wordable, register: Register = "polite"): WordedReport {
  const { hold, facts, judges, language } = report;
  const { evidence, suspiciousPatterns, recommendations, sentenceReasons, reasoning } = wordView(report, register);
  const own: Reasoning = { confidence: facts.confidence, reasoning, source: "engine" };
  const first = judges?.find(({ status }) => status === "ok");
  return {
    engineVersion: report.engineVersion,
    modelVersion: report.modelVersion,
    language,
    verdict: report.verdict,
    aiProbability: report.aiProbability,
    ...(report.classProbabilities && { classProbabilities: report.classProbabilities }),
    ...(report.certainty && { certainty: report.certainty }),
    ...(report.falseAlarm && { falseAlarm: report.falseAlarm }),
    interval: report.interval,
    ...(report.isTrial !== undefined && { isTrial: report.isTrial }),
    hold: hold && { reason: hold.reason, message: holdMessage(hold.reason, facts.dependsOnPunctuation, register) },
    aiShare: report.aiShare,
    aiShareInterval: report.aiShareInterval,
    segments: report.segments,
    gptAnalysis:
      first === undefined ? own : { confidence: first.confidence, reasoning: first.reasoning, source: "llm" },
    statistics: report.statistics,
    sentences: report.sentences.map((sentence, at) => ({ ...sentence, reasons: sentenceReasons[at] ?? [] })),
    suspiciousPatterns,
    recommendations,
    stylometry: report.stylometry,
    evidence,
    textIntegrity: { ...report.textIntegrity, notices: noticeIntegrity(report.textIntegrity) },
    excluded: report.excluded,
    ...(report.ensemble && { ensemble: wordEnsemble(report, report.ensemble) }),
    ...(report.wordLevel && { wordLevel: wordWords(report.wordLevel, facts, report.stylometry.aiPhrases) }),
    ...(judges && { judges }),
    ...(first && { engineAnalysis: own }),
  };
}

/** The parts of a worded report that depend on the human texts for comparison. */
export interface WordedView {
  readonly evidence: readonly WordedEvidence[];
  readonly suspiciousPatterns: readonly string[];
  readonly recommendations: readonly string[];
  /** Reasons of each of `WordedReport.sentences`. */
  readonly sentenceReasons: readonly (readonly string[])[];
  /** The engine's own reasoning. */
  readonly reasoning: string;
}

/** The texts of a report about evidence, in dependency order. */
export function wordView(
  report: Pick<Wordable, "language" | "hold" | "sentences" | "facts" | "evidence"> &
    Partial<Pick<Wordable, "segments">>,
  register: Register = "polite",
): WordedView {
  const { language, hold, sentences, segments, facts } = report;
  const total = sentences.filter(({ excluded }) => excluded === null).length;
  const clauses = report.evidence.map(({ id, sentences: found }, at) => {
    const { side, quotes } = facts.signs[at] ?? { side: "high", quotes: [] };
    return describeFinding(findingWords(language, id), side, { sentences: found, quotes }, total);
  });
  const messages = report.evidence.map(({ direction, humanRate, aiRate }, at) => {
    const said = `${endClause(clauses[at] ?? "", register)}.`;
    if (humanRate !== undefined && aiRate !== undefined) {
      return `${said} ${describeRates({ humanRate, aiRate }, facts.comparedWith, register)}.`;
    }
    const { share }: StoredSign = facts.signs[at] ?? {};
    return share === undefined ? said : `${said} ${describeStanding(direction, share, facts.comparedWith, register)}.`;
  });
  const signs = report.evidence.map(({ direction, sentences: found }, at) => ({
    direction,
    clause: clauses[at] ?? "",
    isPlaced: found.length > 0,
  }));
  return {
    evidence: report.evidence.map((found, at) => ({
      id: found.id,
      direction: found.direction,
      name: findingWords(language, found.id).name,
      message: messages[at] ?? "",
      value: found.value,
      humanPercentile: found.humanPercentile,
      ...(found.humanRate !== undefined && { humanRate: found.humanRate }),
      ...(found.aiRate !== undefined && { aiRate: found.aiRate }),
      strength: found.strength,
      sentences: found.sentences,
    })),
    suspiciousPatterns: namePatterns(facts.patterns, messages, register),
    recommendations: facts.advice.flatMap((advice) => advise(advice) ?? []),
    sentenceReasons: facts.sentenceReasons.map((reasons) => reasons.map((reason) => wordReason(reason, language))),
    reasoning: explainJudgement({ ...facts, sentences, ...(segments && { segments }), hold }, signs, register),
  };
}

function wordReason(
  { id, direction, quotes }: ReportFacts["sentenceReasons"][number][number],
  language: Language,
): string {
  const clause = fillQuotes(findingWords(language, id).high ?? "", quotes);
  return `${direction === "ai" ? "AI 글" : "사람 글"}에 더 흔해요: ${clause}.`;
}

function wordEnsemble(report: Wordable, ensemble: NonNullable<Wordable["ensemble"]>): WordedEnsemble {
  const { facts, judges = [] } = report;
  const models = ensemble.models.map(
    ({ model, status, aiProbability, confidence, processingTime, weight }): WordedMember => {
      const judge = judges.find((one) => model === judgeMember(one.model));
      const name = judge?.name ?? MEMBER_NAME[model as MemberId];
      const reasoning = judge?.reasoning ?? explainMember(model as MemberId, aiProbability);
      return { model, name, status, aiProbability, confidence, processingTime, weight, reasoning };
    },
  );
  const reading = recommendReading(report.sentences, report.hold !== null);
  const together = ensemble.consensus.weightedProbability;
  const haveSay =
    report.hold === null && ensemble.models.some(({ model, weight }) => weight > 0 && !(model in MEMBER_NAME));
  return {
    consensus: ensemble.consensus,
    models,
    crossValidation: ensemble.crossValidation,
    recommendation: haveSay ? recommendConsensus(facts.aiProbability, together, reading) : reading,
  };
}

/** The name of a language model among the members of an ensemble. */
export function judgeMember(model: string): string {
  return `llm:${model}`;
}

function wordWords(level: WordLevel, facts: ReportFacts, phrases: readonly string[]): WordedLevel {
  const found = facts.words ?? { sources: [], transitions: [] };
  const explanations = explainWords(level.words, found);
  const text = level.heatmap.segments.map((segment) => segment.text).join("");
  const kinds = kindsOfWords(level.words, text, found, phrases);
  return {
    words: level.words.map((word, at) => ({
      word: word.word,
      start: word.start,
      end: word.end,
      sentence: word.sentence,
      aiProbability: word.aiProbability,
      contribution: word.contribution,
      context: word.context,
      explanation: explanations[at] ?? "",
      kind: kinds[at] ?? "letters",
    })),
    heatmap: level.heatmap,
    statistics: level.statistics,
    insights: summariseWords(level.words, facts.words),
    bias: level.bias,
    logit: level.logit,
  };
}
