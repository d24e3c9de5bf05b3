import { ModelFileError } from "../model-file/format.ts";
import { readModel } from "../model-file/read-model.ts";
import type { FurtherMemberInfo, Language } from "../report.ts";
import { relativeLength } from "./document-inputs.ts";
import { type Logistic, scoreLogistic } from "./logistic.ts";

/** Raised whenever what a further member is given, or how its logit is combined, changes. */
export const FURTHER_MEMBER_SEAM = 1;

/** What the header of a further member's file says; the table "network" holds the bytes for the host's runtime. */
export interface FurtherParameters {
  readonly seam: number;
  /** `modelVersion` of the model beside which the combination was fitted. */
  readonly fittedBeside: string;
  readonly id: string;
  /** Korean display name. */
  readonly name: string;
  /** Korean clause that says what it looks at, up to the comma. */
  readonly what: string;
  /** For each language that it reads: how its logit joins the combined one (`furtherInputs`). */
  readonly combinations: Readonly<Partial<Record<Language, Logistic>>>;
  /** Its share in the combined logit, 0 to 1, for the ensemble's weights. */
  readonly share: number;
}

/** A member that the engine does not run itself: a small transformer, say, whose runtime is asynchronous. */
export interface FurtherMember extends FurtherMemberInfo {
  readonly parameters: FurtherParameters;
}

/**
 * Reads a further member's file. Throws `ModelFileError` when it is damaged, follows another version of the seam, or was fitted
 * beside another model: combined with a model that it does not know, its logit would be counted twice or not at all.
 */
export function loadFurtherMember(bytes: Uint8Array, modelVersion: string): FurtherMember {
  const file = readModel(bytes);
  const parameters = file.parameters as FurtherParameters;
  if (parameters.seam !== FURTHER_MEMBER_SEAM) {
    throw new ModelFileError(
      `The further member follows version ${parameters.seam} of the seam, this engine has ${FURTHER_MEMBER_SEAM}.`,
    );
  }
  if (parameters.fittedBeside !== modelVersion) {
    throw new ModelFileError(
      `The further member was fitted beside model ${parameters.fittedBeside}, this one is ${modelVersion}.`,
    );
  }
  const languages = (["ko", "en"] as const).filter((language) => parameters.combinations[language] !== undefined);
  return {
    id: parameters.id,
    version: file.modelVersion,
    languages,
    network: file.table("network", Uint8Array),
    parameters,
  };
}

/** A further logit counts no more than this: one member alone must not decide. */
const FURTHEST = 9;

/** Inputs of the combination: the combined logit of the local members, the further one, and that times the relative length. */
export function furtherInputs(combined: number, logit: number, length: number): [number, number, number] {
  const kept = Math.max(-FURTHEST, Math.min(FURTHEST, logit));
  return [combined, kept, kept * relativeLength(length)];
}

/** What a further member says of one text: its logit, or null where its runtime gave none. */
export interface FurtherReading {
  readonly member: FurtherMember;
  readonly logit: number | null;
}

/** The combined logit with the further member heard; unchanged where it is silent or does not read the language. */
export function hearFurther(
  reading: FurtherReading | null,
  language: Language,
  combined: number,
  length: number,
): number {
  const combination = reading?.member.parameters.combinations[language];
  if (reading === null || combination === undefined || reading.logit === null) return combined;
  return scoreLogistic(combination, furtherInputs(combined, reading.logit, length));
}
