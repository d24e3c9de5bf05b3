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

/** Inputs that are computed together: `names.length` of them, written to `out` from index `at` on. */
export interface InputGroup<Facts> {
  readonly names: readonly string[];
  fill(facts: Facts, out: Float64Array, at: number): void;
}

/** Inputs by name like `NamedInputs`, computed in groups; for parts that are evaluated for every sentence. */
export class GroupedInputs<Facts> {
  readonly names: readonly string[];
  readonly #groups: readonly InputGroup<Facts>[];
  /** Index of each input among those of all groups. */
  readonly #places: Int32Array;
  readonly #values: Float64Array;

  constructor(groups: readonly InputGroup<Facts>[], names?: readonly string[], part = "part") {
    const all = groups.flatMap((group) => group.names);
    const places = placesOf(all);
    this.#groups = groups;
    this.names = names ?? all;
    this.#places = Int32Array.from(this.names, (name) => {
      const place = places.get(name);
      if (place === undefined) throw missingInput(name, part);
      return place;
    });
    this.#values = new Float64Array(all.length);
  }

  /** Writes the inputs to `out`: in single precision, like the training data of trees. */
  readSingle(facts: Facts, out: Float32Array): Float32Array {
    const values = this.#values;
    let at = 0;
    for (const group of this.#groups) {
      group.fill(facts, values, at);
      at += group.names.length;
    }
    return pick(values, this.#places, out);
  }

  /** The inputs that a model was trained with, in its order. Inputs that the model does not have are left out. */
  select(names: readonly string[], part: string): GroupedInputs<Facts> {
    return new GroupedInputs(this.#groups, names, part);
  }
}

function pick(values: Float64Array, places: Int32Array, out: Float32Array): Float32Array {
  for (let at = 0; at < places.length; at++) out[at] = values[places[at]];
  return out;
}

/** Index of each name. Throws an Error if one occurs twice. */
function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  names.forEach((name, at) => {
    if (places.has(name)) throw new Error(`The input "${name}" is defined twice.`);
    places.set(name, at);
  });
  return places;
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

function missingInput(name: string, part: string): ModelFileError {
  return new ModelFileError(
    `The model's ${part} was trained with the input "${name}", which this engine does not measure. ` +
      "Bring the input back, or train again: npm run train",
  );
}
