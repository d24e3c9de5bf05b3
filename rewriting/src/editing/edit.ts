import type { EditableText } from "./editable-text.ts";

/** A replacement in the text that a rule was given; half-open range in UTF-16 units. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A rule of the built-in editor. It proposes; `checkInvariants` decides. */
export interface Rule {
  readonly id: string;
  /** What the rule is called on the page. */
  readonly name: string;
  /** Why the change helps, for the person who reads the diff. */
  readonly reason: string;
  /** Order words and list numbers may go only with the rules that say so. */
  readonly dropsMarkers?: boolean;
  readonly find: (view: EditableText) => readonly Edit[];
}

/** Proposes an edit for each match: a string replaces the match, an edit stands as it is, null leaves the match alone. */
export function editMatches(
  view: EditableText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | Edit | null,
): Edit[] {
  const edits: Edit[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(view.text); match !== null; match = pattern.exec(view.text)) {
    if (match[0] === "") {
      pattern.lastIndex++;
      continue;
    }
    const made = replace(match);
    if (made === null) continue;
    const edit = typeof made === "string" ? { from: match.index, to: match.index + match[0].length, text: made } : made;
    if (view.text.slice(edit.from, edit.to) !== edit.text) edits.push(edit);
  }
  return edits;
}
