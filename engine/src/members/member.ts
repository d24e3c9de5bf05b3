import type { Input } from "../learners/named-inputs.ts";
import type { Codec } from "../model-file/codec.ts";
import type { Language, PreparedText } from "../text/prepared-text.ts";
import type { Passages } from "./passages.ts";

/** One of the local judges that read the same prose by different means. */
export interface Member<Id extends string, Stored, Models, Outputs extends Summary, Summary, Shape> {
  /** Permanent: model files and stored reports name it, and `wording/` says it in Korean. */
  readonly id: Id;
  /** How its trained parts stand in the model file. */
  readonly stored: Codec<Stored>;
  /** Makes them ready to run. Throws `ModelFileError` where the model asks for an input that is not measured. */
  readonly prepare: (stored: Stored, language: Language) => Models;
  /** What it says of the whole text, of its windows and of each of `passages.sentences`. */
  readonly read: (prepared: PreparedText, models: Models, passages: Passages) => Outputs;
  /** What the later stages take, and training keeps. */
  readonly summarise: (outputs: Outputs) => Summary;
  /** What its own calibration is asked with: how likely the text is an AI's by this member alone. */
  readonly inputs: (shape: Shape) => readonly Input<CalibratedFacts<Summary>>[];
}

export interface CalibratedFacts<Summary> {
  readonly summary: Summary;
  /** `relativeLength` of the prose. */
  readonly length: number;
}
