import { checkInvariants } from "./check-invariants.ts";
import type { Edit, Rule } from "./edit.ts";
import { readEditableText } from "./editable-text.ts";

/** An applied change, in the offsets of the text before all changes of its pass. */
export interface AppliedEdit extends Edit {
  readonly rules: readonly Rule[];
}

/** One pass: every rule proposes edits, earlier rules win overlaps, and edits that break an invariant are dropped. */
export function applyRules(text: string, rules: readonly Rule[]): { text: string; edits: readonly AppliedEdit[] } {
  const view = readEditableText(text);
  const chosen: AppliedEdit[] = [];
  const taken = new Uint8Array(text.length + 1);
  for (const rule of rules) {
    for (const edit of rule.find(view)) {
      if (isTaken(taken, edit) || !checkInvariants(view, edit, rule.dropsMarkers === true)) continue;
      chosen.push({ ...edit, rules: [rule] });
      taken.fill(1, edit.from, Math.max(edit.to, edit.from + 1));
    }
  }
  chosen.sort((a, b) => a.from - b.from);
  return { text: applyEdits(text, chosen), edits: chosen };
}

/** Adjacent edits count as overlapping, so that two rules never edit one word at once. */
function isTaken(taken: Uint8Array, { from, to }: Edit): boolean {
  for (let i = Math.max(0, from - 1); i <= Math.min(to, taken.length - 1); i++) if (taken[i] === 1) return true;
  return false;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at);
}
