import { measureStylometry } from "../stylometry/measure-stylometry.ts";
import type { PreparedText } from "../text/prepared-text.ts";

/** What the tree ensemble reads: every stylometric feature, and at the end the logarithm of the number of words. */
export function stylometryInputs(prepared: PreparedText): Float32Array {
  const features = measureStylometry(prepared);
  const out = new Float32Array(features.length + 1);
  out.set(features);
  out[features.length] = Math.log(1 + prepared.words.length);
  return out;
}
