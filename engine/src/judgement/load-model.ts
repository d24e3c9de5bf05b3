import type { StyleReferences } from "../explanation/feature-reference.ts";
import { LanguageModels } from "../language-model/surprisal.ts";
import type { ModelFile } from "../model-file/read-model.ts";
import { LinearNgrams } from "../ngrams/linear-ngrams.ts";
import type { Language } from "../report.ts";
import type { Calibration } from "./calibration.ts";
import { loadReferences } from "./load-references.ts";
import type { Readers } from "./measure-document.ts";
import type { LanguageParameters, ModelParameters } from "./parameters.ts";
import type { StyleNetwork } from "./score-stylometry.ts";
import type { ExplainableTrees, Trees } from "./trees.ts";

/** Everything trained for one language, ready to run. */
export interface LanguageJudge {
  readonly parameters: LanguageParameters;
  readonly readers: Readers;
  readonly stylometry: ExplainableTrees;
  readonly network: StyleNetwork;
  readonly sentence: Trees;
  /** AI share by what the sentences say together. */
  readonly sentenceShare: Trees;
  readonly calibration: Calibration;
  readonly references: StyleReferences;
}

/** Throws `ModelFileError` when a table is missing. */
export function loadJudge(file: ModelFile, language: Language): LanguageJudge {
  const parameters = (file.parameters as ModelParameters).languages[language];
  return {
    parameters,
    readers: {
      ngrams: parameters.ngrams.map(
        (header, at) =>
          new LinearNgrams(
            header,
            file.table(`${language}.ngrams${at}.weights`, Int8Array),
            file.table(`${language}.ngrams${at}.importance`, Uint8Array),
            header.kinds.map((_, kind) => file.table(`${language}.ngrams${at}.kind${kind}`, Int8Array)),
          ),
      ),
      languageModels: new LanguageModels(parameters.languageModels, {
        bits: parameters.languageModelBits,
        fingerprints: file.table(`${language}.lm.fingerprints`, Uint8Array),
        human: file.table(`${language}.lm.human`, Uint8Array),
        ai: file.table(`${language}.lm.ai`, Uint8Array),
      }),
    },
    stylometry: {
      ...loadTrees(file, `${language}.stylometry`, parameters.stylometryBase),
      means: file.table(`${language}.stylometry.means`, Float32Array),
    },
    network: {
      knots: file.table(`${language}.network.knots`, Float32Array),
      levels: file.table(`${language}.network.levels`, Float32Array),
      weights: file.table(`${language}.network.weights`, Float32Array),
      sizes: parameters.networkSizes,
      people: parameters.networkPeople,
    },
    sentence: loadTrees(file, `${language}.sentence`, parameters.sentenceBase),
    sentenceShare: loadTrees(file, `${language}.sentence-share`, parameters.sentenceShareBase),
    calibration: {
      single: loadTrees(file, `${language}.single`, parameters.calibrationBases.single),
      mixture: loadTrees(file, `${language}.mixture`, parameters.calibrationBases.mixture),
      share: loadTrees(file, `${language}.share`, parameters.calibrationBases.share),
    },
    references: loadReferences(file, language, parameters.referenceTypes),
  };
}

function loadTrees(file: ModelFile, name: string, base: number): Trees {
  return {
    base,
    roots: file.table(`${name}.roots`, Uint32Array),
    features: file.table(`${name}.features`, Uint16Array),
    values: file.table(`${name}.values`, Float32Array),
    lefts: file.table(`${name}.lefts`, Uint16Array),
  };
}
