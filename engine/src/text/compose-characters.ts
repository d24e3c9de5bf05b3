import { standaloneJamo } from "./compose-jamo.ts";
import { applyEdits, type Edit, type MappedText } from "./mapped-text.ts";

/**
 * Unicode NFC that keeps offsets: runs of a base character and combining characters are composed one by one. Conjoining
 * jamo that stay alone become compatibility jamo.
 */
export function composeCharacters(mapped: MappedText): MappedText {
  const composed =
    mapped.text.normalize("NFC") === mapped.text ? mapped : applyEdits(mapped, compositions(mapped.text));
  return CONJOINING.test(composed.text) ? applyEdits(composed, standaloneEdits(composed.text)) : composed;
}

/** A character with all following ones that can compose with it or be reordered (marks, medial and final jamo). */
const RUN = /[\s\S](?:[\p{M}\u1160-\u11ff\ud7b0-\ud7fb]+)?/gu;
const CONJOINING = /[\u1100-\u11ff]/;

function compositions(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(RUN)) {
    const run = match[0];
    if (run.length === 1 && run.charCodeAt(0) < 0x300) continue;
    const composed = run.normalize("NFC");
    if (composed !== run) edits.push({ from: match.index, to: match.index + run.length, text: composed });
  }
  return edits;
}

function standaloneEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (let i = 0; i < text.length; i++) {
    const plain = standaloneJamo(text.charCodeAt(i));
    if (plain > 0) edits.push({ from: i, to: i + 1, text: String.fromCharCode(plain) });
  }
  return edits;
}
