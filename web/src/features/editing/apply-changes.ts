import type { EditChange } from "@geulgyeol/contract";

/** A part of the passage: unchanged, or a change with its old and new text. */
export type Piece = { readonly type: "same"; readonly text: string } | ({ readonly type: "change" } & EditChange);

/** The passage split at its changes, in order. */
export function piecesOf(passage: string, changes: readonly EditChange[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const change of changes) {
    if (change.from > at) pieces.push({ type: "same", text: passage.slice(at, change.from) });
    pieces.push({ type: "change", ...change });
    at = change.to;
  }
  if (at < passage.length) pieces.push({ type: "same", text: passage.slice(at) });
  return pieces;
}

/** The passage with only these changes applied. */
export function applyChanges(passage: string, changes: readonly EditChange[]): string {
  return piecesOf(passage, changes)
    .map((piece) => (piece.type === "same" ? piece.text : piece.after))
    .join("");
}
