import { type AppliedEdit, applyEdits } from "./apply-rules.ts";

interface Cluster {
  /** Range in the text between the two passes. */
  from: number;
  to: number;
  readonly first: AppliedEdit[];
  readonly second: AppliedEdit[];
}

/**
 * Combines two passes into one list of changes on the first text. `between` is the text after the first pass. Changes
 * of the second pass that touch one of the first are merged with it, with the rules of both.
 */
export function composeEdits(
  between: string,
  first: readonly AppliedEdit[],
  second: readonly AppliedEdit[],
): readonly AppliedEdit[] {
  let shift = 0;
  const clusters: Cluster[] = [];
  for (const edit of first) {
    const from = edit.from + shift;
    clusters.push({ from, to: from + edit.text.length, first: [edit], second: [] });
    shift += edit.text.length - (edit.to - edit.from);
  }
  for (const edit of second) clusters.push({ from: edit.from, to: edit.to, first: [], second: [edit] });
  clusters.sort((a, b) => a.from - b.from || a.to - b.to);
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const last = merged.at(-1);
    if (last !== undefined && cluster.from < last.to + (cluster.from === cluster.to || last.from === last.to ? 1 : 0)) {
      last.to = Math.max(last.to, cluster.to);
      last.first.push(...cluster.first);
      last.second.push(...cluster.second);
    } else merged.push(cluster);
  }
  return resolve(between, merged);
}

function resolve(between: string, clusters: readonly Cluster[]): AppliedEdit[] {
  let shift = 0;
  return clusters.map(({ from, to, first, second }) => {
    const grown = first.reduce((sum, edit) => sum + edit.text.length - (edit.to - edit.from), 0);
    const local = second.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
    const text = applyEdits(
      between.slice(from, to),
      local.sort((a, b) => a.from - b.from),
    );
    const change = {
      from: from - shift,
      to: to - shift - grown,
      text,
      rules: [...new Set([...first, ...second].flatMap((edit) => edit.rules))],
    };
    shift += grown;
    return change;
  });
}
