import type { Language } from "@geulgyeol/engine";
import {
  FURTHER_MEMBER_SEAM,
  type FurtherParameters,
  furtherInputs,
} from "@geulgyeol/engine/judgement/further-member.ts";
import type { Logistic } from "@geulgyeol/engine/judgement/logistic.ts";
import { writeModel } from "@geulgyeol/engine/model-file/write-model.ts";
import { trainDenseLogistic } from "./dense-logistic.ts";

/** A text that neither the local members nor the further one were trained on. */
export interface FurtherText {
  /** Combined logit of the local members. */
  readonly combined: number;
  readonly further: number;
  /** Characters of prose. */
  readonly length: number;
  /** 1 for AI, 0 for human. */
  readonly label: number;
  readonly weight: number;
}

/** How a further member's logit joins the combined one: logistic regression on texts that were read out of fold. */
export function fitFurtherCombination(texts: readonly FurtherText[]): Logistic {
  return trainDenseLogistic(
    texts.map(({ combined, further, length }) => furtherInputs(combined, further, length)),
    texts.map(({ label }) => label),
    texts.map(({ weight }) => weight),
    1,
  );
}

export interface FurtherMemberContent extends Omit<FurtherParameters, "seam"> {
  readonly version: string;
  /** What the host's runtime loads. */
  readonly network: Uint8Array;
  readonly combinations: Readonly<Partial<Record<Language, Logistic>>>;
}

/** The bytes of a further member's file. */
export function packFurtherMember({ version, network, ...parameters }: FurtherMemberContent): Uint8Array {
  const own: FurtherParameters = { ...parameters, seam: FURTHER_MEMBER_SEAM };
  return writeModel({ modelVersion: version, parameters: own, tables: new Map([["network", network]]) });
}
