import { seededRandom } from "../learners/seeded-random.ts";

const HIGHEST = 4;

/** A plain baseline method, to compare its cost, not its accuracy. */
export interface Peer {
  readonly name: string;
  score(text: string): number;
}

/**
 * TF-IDF of character 1-to-4-grams and a linear model over `size` n-grams: those of `known` texts, then random ones.
 * The weights are random too, since neither time nor memory depends on them.
 */
export function tfidfPeer(known: readonly string[], size: number): Peer {
  const random = seededRandom(1);
  const numberOf = new Map<string, number>();
  const add = (gram: string) => {
    if (!numberOf.has(gram)) numberOf.set(gram, numberOf.size);
  };
  for (const text of known) for (const gram of gramsOf(text)) add(gram);
  const letters = [...new Set(known.join(""))];
  while (numberOf.size < size) {
    let gram = "";
    const length = 2 + Math.floor(random() * (HIGHEST - 1));
    for (let at = 0; at < length; at++) gram += letters[Math.floor(random() * letters.length)];
    add(gram);
  }
  const weights = Float32Array.from({ length: numberOf.size }, () => random() - 0.5);
  const rarity = Float32Array.from({ length: numberOf.size }, () => 1 + 7 * random());
  return {
    name: "TF-IDF, 1-to-4-grams",
    score(text) {
      const counts = new Map<number, number>();
      for (const gram of gramsOf(text)) {
        const id = numberOf.get(gram);
        if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      let square = 0;
      let sum = 0;
      for (const [id, count] of counts) {
        const value = (1 + Math.log(count)) * rarity[id];
        square += value * value;
        sum += value * weights[id];
      }
      return square > 0 ? sum / Math.sqrt(square) : 0;
    },
  };
}

function* gramsOf(text: string): Generator<string> {
  for (let length = 1; length <= HIGHEST; length++) {
    for (let at = 0; at + length <= text.length; at++) yield text.slice(at, at + length);
  }
}
