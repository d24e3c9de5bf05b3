import { missingInput } from "./named-inputs.ts";

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
