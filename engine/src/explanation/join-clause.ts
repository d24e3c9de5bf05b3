/** How the last word of a clause changes when another clause follows it with "and" or with a turn. */
const ENDINGS: readonly (readonly [end: string, and: string, though: string])[] = [
  ["편이에요", "편이고", "편인데"],
  ["꼴이에요", "꼴이고", "꼴인데"],
  ["되풀이해요", "되풀이하고", "되풀이하는데"],
  ["시작해요", "시작하고", "시작하는데"],
  ["비슷해요", "비슷하고", "비슷한데"],
  ["다양해요", "다양하고", "다양한데"],
  ["들쭉날쭉해요", "들쭉날쭉하고", "들쭉날쭉한데"],
  ["나와요", "나오고", "나오는데"],
  ["끝나요", "끝나고", "끝나는데"],
  ["이어져요", "이어지고", "이어지는데"],
  ["넘어요", "넘고", "넘는데"],
  ["써요", "쓰고", "쓰는데"],
  ["달라요", "다르고", "다른데"],
  ["같아요", "같고", "같은데"],
  ["많아요", "많고", "많은데"],
  ["적어요", "적고", "적은데"],
  ["짧아요", "짧고", "짧은데"],
  ["드물어요", "드물고", "드문데"],
  ["있어요", "있고", "있는데"],
  ["없어요", "없고", "없는데"],
  ["않아요", "않고", "않는데"],
  ["않았어요", "않았고", "않았는데"],
  ["찍었어요", "찍었고", "찍었는데"],
  ["썼어요", "썼고", "썼는데"],
  ["늘어놓았어요", "늘어놓았고", "늘어놓았는데"],
];

/** Turns the end of a clause: "비슷해요" into "비슷하고" ("and") or "비슷한데" ("though"). Throws for an end that it does not know. */
export function joinClause(clause: string, to: "and" | "though"): string {
  const found = ENDINGS.find(([end]) => clause.endsWith(end));
  if (found === undefined) throw new Error(`No joining form is known for "${clause}".`);
  const [end, and, though] = found;
  return clause.slice(0, -end.length) + (to === "and" ? and : though);
}
