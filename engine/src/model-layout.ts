import type { ShareResiduals } from "./document/ai-share.ts";
import type { CertaintyBounds, FalseAlarmTable } from "./document/certainty.ts";
import type { Combiner } from "./document/combine-classes.ts";
import type { IntervalParameters } from "./document/interval.ts";
import type { OutcomeModels } from "./document/outcome.ts";
import type { UnseenBounds } from "./document/unseen-bounds.ts";
import type { Logistic } from "./learners/logistic.ts";
import { TREES } from "./learners/trees.ts";
import { type MemberId, STORED_MEMBERS } from "./members/members.ts";
import type { DocumentType } from "./members/stylometry/feature-reference.ts";
import { type Codec, dictionary, plain, record, table, type ValueOf } from "./model-file/codec.ts";
import type { Table } from "./model-file/format.ts";
import { type ModelFile, readModel } from "./model-file/read-model.ts";
import { writeModel } from "./model-file/write-model.ts";
import type { Language } from "./text/prepared-text.ts";

/** A logistic model with the names of its inputs. */
export interface NamedLogistic extends Logistic {
  readonly inputs: readonly string[];
}

/** Names of inputs, in the training order of the part that they belong to. */
const NAMES = plain<readonly string[]>();

function asked<Model>(model: Codec<Model>) {
  return record({ inputs: NAMES, model });
}

/** All trained parts of one language, as stored in the model file. Training packs them and the detector loads them. */
const LANGUAGE = record({
  members: record(STORED_MEMBERS),
  sentences: record({
    first: asked(TREES),
    second: asked(TREES),
    edited: TREES,
  }),
  document: record({
    combiner: asked(plain<Combiner>()),
    outcome: asked<OutcomeModels>(
      record({
        aiOrHuman: plain<Logistic>(),
        mixedOrHuman: record({ trees: TREES, scale: plain<Logistic>() }),
        mixedOrAi: record({ trees: TREES, scale: plain<Logistic>() }),
      }),
    ),
    sentenceScale: plain<NamedLogistic>(),
    shareResiduals: plain<ShareResiduals>(),
    certainty: plain<CertaintyBounds>(),
    falseAlarms: plain<FalseAlarmTable>(),
    interval: plain<IntervalParameters>(),
    unseen: plain<UnseenBounds>(),
  }),
  report: record({
    memberCalibrations: plain<Readonly<Record<MemberId, NamedLogistic>>>(),
    memberShares: plain<Readonly<Record<MemberId, number>>>(),
    words: plain<NamedLogistic>(),
    wordScale: plain<NamedLogistic>(),
    outOfDistributionThreshold: plain<number>(),
    references: record({
      features: NAMES,
      /** Quantiles of each of `features`, one after another. */
      all: table<Float32Array>(Float32Array),
      ai: table<Float32Array>(Float32Array),
      byType: dictionary<DocumentType, Float32Array>(table<Float32Array>(Float32Array)),
      tendencies: table<Float32Array>(Float32Array),
    }),
  }),
});

export type StoredLanguage = ValueOf<typeof LANGUAGE>;

export interface StoredModel {
  readonly modelVersion: string;
  /** Hash of the corpora. */
  readonly trainedOn: string;
  readonly languages: Readonly<Record<Language, StoredLanguage>>;
}

interface Header {
  readonly trainedOn: string;
  readonly languages: Readonly<Record<Language, unknown>>;
}

/** The bytes of a model file. The same model always gives the same bytes. */
export function packModel({ modelVersion, trainedOn, languages }: StoredModel): Uint8Array {
  const tables = new Map<string, Table>();
  const parameters: Header = {
    trainedOn,
    languages: { ko: LANGUAGE.pack(languages.ko, "ko", tables), en: LANGUAGE.pack(languages.en, "en", tables) },
  };
  return writeModel({ modelVersion, parameters, tables });
}

/** Throws `ModelFileError` if the file is damaged or made for another engine. Tables are read in place, not copied. */
export function openModel(bytes: Uint8Array): {
  readonly modelVersion: string;
  load(language: Language): StoredLanguage;
} {
  const file: ModelFile = readModel(bytes);
  const { languages } = file.parameters as Header;
  return {
    modelVersion: file.modelVersion,
    load: (language) => LANGUAGE.load(languages[language], language, file),
  };
}
