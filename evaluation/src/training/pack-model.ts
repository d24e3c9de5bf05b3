import type { Language } from "@geulgyeol/engine";
import type { LanguageParameters, ModelParameters } from "@geulgyeol/engine/judgement/parameters.ts";
import type { Trees } from "@geulgyeol/engine/judgement/trees.ts";
import type { Table } from "@geulgyeol/engine/model-file/format.ts";
import { writeModel } from "@geulgyeol/engine/model-file/write-model.ts";
import type { FittedJudgement } from "./fit-judgement.ts";
import type { TrainedReferences } from "./fit-references.ts";
import type { TrainedMembers } from "./train-members.ts";

export interface TrainedLanguage {
  readonly members: TrainedMembers;
  readonly judgement: FittedJudgement;
  readonly references: TrainedReferences;
}

/** The bytes of a model file for both languages. */
export function packModel(
  languages: Readonly<Record<Language, TrainedLanguage>>,
  modelVersion: string,
  trainedOn: string,
): Uint8Array {
  const tables = new Map<string, Table>();
  const parameters: ModelParameters = {
    trainedOn,
    languages: {
      ko: packLanguage(tables, "ko", languages.ko),
      en: packLanguage(tables, "en", languages.en),
    },
  };
  return writeModel({ modelVersion, parameters, tables });
}

function packLanguage(tables: Map<string, Table>, language: Language, trained: TrainedLanguage): LanguageParameters {
  const { members, judgement } = trained;
  members.ngrams.forEach((model, at) => {
    tables.set(`${language}.ngrams${at}.weights`, model.weights);
    tables.set(`${language}.ngrams${at}.importance`, model.importance);
    model.kinds.forEach((weights, kind) => {
      tables.set(`${language}.ngrams${at}.kind${kind}`, weights);
    });
  });
  const { table, header } = members.languageModels;
  tables.set(`${language}.lm.fingerprints`, table.fingerprints);
  tables.set(`${language}.lm.human`, table.human);
  tables.set(`${language}.lm.ai`, table.ai);
  packTrees(tables, `${language}.stylometry`, members.stylometry);
  tables.set(`${language}.stylometry.means`, members.stylometry.means);
  tables.set(`${language}.network.knots`, members.network.knots);
  tables.set(`${language}.network.levels`, members.network.levels);
  tables.set(`${language}.network.weights`, members.network.weights);
  packTrees(tables, `${language}.single`, judgement.calibration.single);
  packTrees(tables, `${language}.mixture`, judgement.calibration.mixture);
  packTrees(tables, `${language}.share`, judgement.calibration.share);
  packTrees(tables, `${language}.sentence`, judgement.sentence);
  packTrees(tables, `${language}.sentence-share`, judgement.sentenceShare);
  tables.set(`${language}.reference.all`, trained.references.all);
  tables.set(`${language}.reference.tendency`, trained.references.tendency);
  for (const [type, table] of trained.references.byType) tables.set(`${language}.reference.${type}`, table);
  const { calibration, sentence, sentenceShare, ...rest } = judgement;
  return {
    ...rest,
    sentenceBase: sentence.base,
    sentenceShareBase: sentenceShare.base,
    referenceTypes: [...trained.references.byType.keys()],
    ngrams: members.ngrams.map((model) => model.header),
    languageModels: header,
    languageModelBits: table.bits,
    networkSizes: members.network.sizes,
    networkPeople: members.network.people,
    stylometryBase: members.stylometry.base,
    calibrationBases: {
      single: calibration.single.base,
      mixture: calibration.mixture.base,
      share: calibration.share.base,
    },
  };
}

function packTrees(tables: Map<string, Table>, name: string, trees: Trees): void {
  tables.set(`${name}.roots`, trees.roots);
  tables.set(`${name}.features`, trees.features);
  tables.set(`${name}.values`, trees.values);
  tables.set(`${name}.lefts`, trees.lefts);
}
