import type { EditableText } from "./editable-text.ts";

/** A replacement in the text passed to a rule; half-open range in UTF-16 units. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A rule of the built-in editor. It only proposes edits; `checkInvariants` decides. */
export interface Rule {
  readonly id: string;
  /** The rule's name on the page. */
  readonly name: string;
  /** The reason for the change, for the user who reads the diff. */
  readonly reason: string;
  /** Whether the rule may remove ordinals and list numbers. */
  readonly dropsMarkers?: boolean;
  readonly find: (view: EditableText) => readonly Edit[];
}

/** Proposes an edit for each match: a string replaces the match, an edit is used unchanged, null skips the match. */
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
