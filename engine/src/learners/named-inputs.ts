import { ModelFileError } from "../model-file/format.ts";

/** An input of a trained part: its permanent name, stored in the model file, and a function that reads it. */
export type Input<Facts> = readonly [name: string, read: (facts: Facts) => number];

/** The inputs of a trained part in the order of its vector. Names are resolved once, when the model is loaded. */
export class NamedInputs<Facts> {
  readonly names: readonly string[];
  readonly #reads: readonly ((facts: Facts) => number)[];

  constructor(inputs: readonly Input<Facts>[]) {
    this.names = inputs.map(([name]) => name);
    this.#reads = inputs.map(([, read]) => read);
    const twice = this.names.find((name, at) => this.names.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`The input "${twice}" is defined twice.`);
  }

  read(facts: Facts): Float64Array {
    return this.#fill(facts, new Float64Array(this.names.length));
  }

  /** In single precision, like the training data of trees and network. */
  readSingle(facts: Facts): Float32Array {
    return this.#fill(facts, new Float32Array(this.names.length));
  }

  /** The inputs that a model was trained with, in its order. Inputs that the model does not have are left out. */
  select(names: readonly string[], part: string): NamedInputs<Facts> {
    const places = new Map(this.names.map((name, at) => [name, at]));
    return new NamedInputs(
      names.map((name): Input<Facts> => {
        const read = this.#reads[places.get(name) ?? -1];
        if (read === undefined) throw missingInput(name, part);
        return [name, read];
      }),
    );
  }

  #fill<Vector extends Float32Array | Float64Array>(facts: Facts, out: Vector): Vector {
    const reads = this.#reads;
    let at = 0;
    for (const read of reads) out[at++] = read(facts);
    return out;
  }
}

export function defineInputs<Facts>(inputs: readonly Input<Facts>[]): NamedInputs<Facts> {
  return new NamedInputs(inputs);
}

/** One input for each element of a vector with named elements. */
export function vectorInputs<Facts>(
  names: readonly string[],
  read: (facts: Facts) => ArrayLike<number>,
): Input<Facts>[] {
  return names.map((name, at): Input<Facts> => [name, (facts) => read(facts)[at] ?? 0]);
}

/** Weights of a model in the order of the engine's inputs; 0 for those that the model does not have. */
export function alignWeights(
  model: { readonly inputs: readonly string[]; readonly weights: readonly number[] },
  measured: readonly string[],
  part: string,
): number[] {
  const out = measured.map(() => 0);
  model.inputs.forEach((name, at) => {
    const place = measured.indexOf(name);
    if (place < 0) throw missingInput(name, part);
    out[place] = model.weights[at] ?? 0;
  });
  return out;
}

/** The error for a model with an input that the engine does not measure. */
export function missingInput(name: string, part: string): ModelFileError {
  return new ModelFileError(
    `The model's ${part} was trained with the input "${name}", which this engine does not measure. ` +
      "Bring the input back, or train again: npm run train",
  );
}
