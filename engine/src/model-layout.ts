import type { Calibration } from "./document/calibration.ts";
import type { Combiner } from "./document/combine-classes.ts";
import type { IntervalParameters } from "./document/interval.ts";
import type { ShareModel } from "./document/share.ts";
import type { Logistic } from "./learners/logistic.ts";
import { TREES } from "./learners/trees.ts";
import { type MemberId, STORED_MEMBERS } from "./members/members.ts";
import type { DocumentType } from "./members/stylometry/feature-reference.ts";
import { type Codec, dictionary, plain, record, table, type ValueOf } from "./model-file/codec.ts";
import type { Table } from "./model-file/format.ts";
import { type ModelFile, readModel } from "./model-file/read-model.ts";
import { writeModel } from "./model-file/write-model.ts";
import type { Levels } from "./sentences/divisions.ts";
import type { Language } from "./text/prepared-text.ts";

/** A logistic model with the names of its inputs. */
export interface NamedLogistic extends Logistic {
  readonly inputs: readonly string[];
}

/** `MixedAuthorshipModel` with the names of its weighted inputs. */
export interface StoredMixedAuthorship {
  readonly evidence: { readonly inputs: readonly string[]; readonly weights: readonly number[] };
  readonly own: Levels;
  readonly contextual: Levels;
  readonly pairs: NamedLogistic;
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
    evidence: asked(TREES),
    share: asked(TREES),
    mixedAuthorship: plain<StoredMixedAuthorship>(),
  }),
  document: record({
    combiner: asked(plain<Combiner>()),
    calibration: asked<Calibration>(record({ single: TREES, mixture: TREES, share: TREES })),
    share: plain<ShareModel>(),
    punctuationFree: asked(plain<Logistic>()),
    interval: plain<IntervalParameters>(),
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
