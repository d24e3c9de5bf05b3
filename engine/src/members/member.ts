import type { Input } from "../learners/named-inputs.ts";
import type { Codec } from "../model-file/codec.ts";
import type { Language, PreparedText } from "../text/prepared-text.ts";
import type { Passages } from "./passages.ts";

/** One of the local models that judge the same prose with different methods. */
export interface Member<Id extends string, Stored, Models, Outputs extends Summary, Summary, Shape> {
  /** Permanent: used by model files and stored reports; `wording/` has its Korean name. */
  readonly id: Id;
  /** How its trained parts are stored in the model file. */
  readonly stored: Codec<Stored>;
  /** Prepares them to run. Throws `ModelFileError` if the model needs an input that is not measured. */
  readonly prepare: (stored: Stored, language: Language) => Models;
  /** Its outputs for the whole text, for its windows and for each of `passages.sentences`. */
  readonly read: (prepared: PreparedText, models: Models, passages: Passages) => Outputs;
  /** The part that later stages use and training keeps. */
  readonly summarise: (outputs: Outputs) => Summary;
  /** Inputs of its own calibration, the probability of AI by this member alone. */
  readonly inputs: (shape: Shape) => readonly Input<CalibratedFacts<Summary>>[];
}

export interface CalibratedFacts<Summary> {
  readonly summary: Summary;
  /** `relativeLength` of the prose. */
  readonly length: number;
}
