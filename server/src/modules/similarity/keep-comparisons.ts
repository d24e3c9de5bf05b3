import { createHash } from "node:crypto";
import type { Comparison, ComparisonInput } from "@geulgyeol/similarity";
import { LRUCache } from "lru-cache";

/** Compares texts in a worker thread. Throws `COMPARISON_FAILED` or `SERVER_BUSY`. @param gone aborts the comparison */
export type CompareTexts = (input: ComparisonInput, gone?: AbortSignal) => Promise<Comparison>;

/** A comparison holds places in texts and no text; one of a class has some hundred kB at most. */
const KEPT = 100;
const KEPT_MS = 60 * 60 * 1000;

/**
 * Remembers comparisons by the hash of all that they were made of, so that going from pair to pair compares nothing again
 * and a changed text is never overlooked.
 */
export function keepComparisons(compare: CompareTexts): CompareTexts {
  const kept = new LRUCache<string, Comparison>({ max: KEPT, ttl: KEPT_MS });
  return async (input, gone) => {
    const key = createHash("sha256").update(JSON.stringify(input)).digest("base64");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = await compare(input, gone);
    kept.set(key, made);
    return made;
  };
}
