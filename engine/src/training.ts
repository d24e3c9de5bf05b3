/**
 * The entry to the engine's internal parts for training and evaluation: turns texts into the inputs of the trained models,
 * and defines how fitted parts are stored. It is the detector's own code, so training measures exactly the same.
 */

export { EARLIER_LEAST_CHARACTERS } from "./authorship/answer.ts";
export { closenessOfCounts, packBlock, prepareReference, type Reference } from "./authorship/closeness.ts";
export { createAuthorshipComparer } from "./authorship/compare-texts.ts";
export {
  countHabits,
  HABIT_FAMILIES,
  type HabitFamily,
  sumHabits,
} from "./authorship/habit-counts.ts";
export {
  FAMILY_SETTINGS,
  type HabitSpace,
  habitSpace,
  likelihoodRatio,
  profileOf,
} from "./authorship/likelihood-ratio.ts";
export { measureNamedHabits, NAMED_HABIT_IDS, type NamedHabitId } from "./authorship/named-habits.ts";
export {
  checkPopulation,
  type MeasuredCloseness,
  POPULATION_VERSION,
  type StoredPopulation,
} from "./authorship/population.ts";
export * from "./document/ai-share.ts";
export { type CertaintyBounds, certaintyOf, type FalseAlarmTable, falseAlarmOf } from "./document/certainty.ts";
export { type Combiner, combineClasses } from "./document/combine-classes.ts";
export * from "./document/document-inputs.ts";
export type { IntervalParameters } from "./document/interval.ts";
export * from "./document/outcome.ts";
export type { UnseenBounds } from "./document/unseen-bounds.ts";
export { AI_BAND, HIGH_RISK_WORD, LIKELY_OUTCOME, MIXED_BAND, SHORT_PROSE } from "./document/verdict-bands.ts";
export * from "./learners/logistic.ts";
export type { NamedInputs } from "./learners/named-inputs.ts";
export { type Network, rankInputs, scoreNetwork } from "./learners/network.ts";
export { clamp } from "./learners/numbers.ts";
export { type ExplainableTrees, LEAF, scoreEach, scoreTrees, type Trees } from "./learners/trees.ts";
export { shapeOf } from "./load-model.ts";
export * from "./members/language-model/count-table.ts";
export type { SentenceSurprisal } from "./members/language-model/language-model-member.ts";
export type { LanguageModelHeader } from "./members/language-model/surprisal.ts";
export { hashEndingAt } from "./members/language-model/surprisal.ts";
export { memberInputs } from "./members/member-probabilities.ts";
export type { MemberModels, OutputsByMember, SummariesByMember } from "./members/members.ts";
export { forEachMember, MEMBER_IDS, type MemberShape, prepareMembers } from "./members/members.ts";
export { type GramView, hashGrams, type NgramShape } from "./members/ngrams/hash-grams.ts";
export type { LinearNgramsHeader } from "./members/ngrams/linear-ngrams.ts";
export { LinearNgrams } from "./members/ngrams/linear-ngrams.ts";
export { kindInputNames } from "./members/ngrams/ngram-member.ts";
export { characterView, type ViewKind, viewOf } from "./members/ngrams/views.ts";
export {
  type MemberOutputs,
  type ScoredText,
  type SentenceOutputs,
  scoredText,
  scoreMembers,
} from "./members/score-members.ts";
export type { Feature } from "./members/stylometry/feature.ts";
export { REFERENCE_POINTS } from "./members/stylometry/feature-reference.ts";
export { featuresOf } from "./members/stylometry/features.ts";
export type { StoredReferences } from "./members/stylometry/load-references.ts";
export { measureStylometry } from "./members/stylometry/measure-stylometry.ts";
export { styleFacts, stylometryInputs } from "./members/stylometry/stylometry-member.ts";
export type { Window } from "./members/windows.ts";
export type { Codec, ValueOf } from "./model-file/codec.ts";
export { checksum } from "./model-file/format.ts";
export { type NamedLogistic, openModel, packModel, type StoredLanguage } from "./model-layout.ts";
export { findingsOf } from "./report/explanation/explain-report.ts";
export { holdOf } from "./report/hold.ts";
export { partContributions, WORD_SCALE_INPUTS, wordInputNames } from "./report/words/word-contributions.ts";
export { wordInputs } from "./report/words/word-level.ts";
export { meanByLength } from "./sentences/mean-by-length.ts";
export { contextInputs, sentenceContext } from "./sentences/sentence-context.ts";
export type { SentenceFindings } from "./sentences/sentence-findings.ts";
export { NEIGHBOUR_INPUTS, sentenceNeighbours } from "./sentences/sentence-neighbours.ts";
export { sentenceSummary } from "./sentences/sentence-summary.ts";
export { prepareText } from "./text/prepare-text.ts";
export type { PreparedText } from "./text/prepared-text.ts";
export { relativeLength } from "./text/relative-length.ts";
