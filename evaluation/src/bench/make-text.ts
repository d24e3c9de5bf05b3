import { SAMPLE_SENTENCES } from "./sample-sentences.ts";

/** A text of exactly `length` UTF-16 units: sample sentences in an order that depends on `seed`. */
export function makeText(length: number, seed: number): string {
  let state = (seed * 2654435761) >>> 0 || 1;
  let text = "";
  while (text.length < length) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += `${SAMPLE_SENTENCES[state % SAMPLE_SENTENCES.length]} `;
  }
  return text.slice(0, length);
}
