import { SENTENCE_SCALE_INPUTS } from "./document/ai-share.ts";
import { combinerInputs, outcomeInputs } from "./document/document-inputs.ts";
import type { DocumentModels } from "./document/judge-document.ts";
import type { Logistic } from "./learners/logistic.ts";
import { alignWeights } from "./learners/named-inputs.ts";
import { memberInputs } from "./members/member-probabilities.ts";
import { forEachMember, type MemberModels, type MemberShape, prepareMembers } from "./members/members.ts";
import { loadReferences } from "./members/stylometry/load-references.ts";
import { classInputNames } from "./members/stylometry/stylometry-member.ts";
import type { NamedLogistic, StoredLanguage } from "./model-layout.ts";
import type { ReportModels } from "./report/compose-report.ts";
import { WORD_SCALE_INPUTS, wordInputNames } from "./report/words/word-contributions.ts";
import { contextInputs } from "./sentences/sentence-context.ts";
import type { SentenceModels } from "./sentences/sentence-findings.ts";
import { NEIGHBOUR_INPUTS } from "./sentences/sentence-neighbours.ts";
import type { Language } from "./text/prepared-text.ts";

/** Everything trained for one language, ready to run, by stage. */
export interface ModelBundle {
  readonly members: MemberModels;
  readonly sentences: SentenceModels;
  readonly document: DocumentModels;
  readonly report: ReportModels;
}

/** Resolves every input that the model names. Throws `ModelFileError` if the engine does not measure one. */
export function prepareModel(stored: StoredLanguage, language: Language): ModelBundle {
  const shape = shapeOf(stored.members, language);
  return {
    members: prepareMembers(stored.members, language),
    sentences: prepareSentences(stored.sentences, shape),
    document: prepareDocument(stored.document, shape),
    report: prepareReport(stored.report, shape),
  };
}

/** The properties that determine the names of the members' outputs. */
export function shapeOf(stored: StoredLanguage["members"], language: Language): MemberShape {
  const headers = stored.ngrams.map(({ header }) => header);
  return {
    language,
    models: headers.map(({ name }) => name),
    kinds: headers.flatMap(({ kinds }) => kinds.map(({ name }) => name)),
    classes: classInputNames(stored.stylometry.network),
  };
}

function prepareSentences({ first, second, edited }: StoredLanguage["sentences"], shape: MemberShape): SentenceModels {
  return {
    first: { inputs: contextInputs(shape).select(first.inputs, "first reading of sentences"), trees: first.model },
    second: { inputs: NEIGHBOUR_INPUTS.select(second.inputs, "second reading of sentences"), trees: second.model },
    edited,
  };
}

function prepareDocument(stored: StoredLanguage["document"], shape: MemberShape): DocumentModels {
  const { combiner, outcome, sentenceScale, ...plain } = stored;
  return {
    ...plain,
    combiner: { inputs: combinerInputs(shape).select(combiner.inputs, "combiner"), model: combiner.model },
    outcome: { inputs: outcomeInputs(shape).select(outcome.inputs, "outcomes"), model: outcome.model },
    sentenceScale: aligned(sentenceScale, SENTENCE_SCALE_INPUTS, "probabilities of sentences"),
  };
}

function prepareReport(stored: StoredLanguage["report"], shape: MemberShape): ReportModels {
  return {
    memberCalibrations: forEachMember((id) => {
      const model = stored.memberCalibrations[id];
      return { inputs: memberInputs(id, shape).select(model.inputs, `calibration of ${id}`), model };
    }),
    memberShares: stored.memberShares,
    words: aligned(stored.words, wordInputNames(shape), "words"),
    wordScale: aligned(stored.wordScale, WORD_SCALE_INPUTS, "scale of words"),
    outOfDistributionThreshold: stored.outOfDistributionThreshold,
    references: loadReferences(stored.references, shape.language),
  };
}

/** For models evaluated so often that their inputs are not read by name. */
function aligned(model: NamedLogistic, measured: readonly string[], part: string): Logistic {
  return { bias: model.bias, weights: alignWeights(model, measured, part) };
}
