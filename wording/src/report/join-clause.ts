import type { Register } from "../register.ts";

/** Forms of a clause's last word: before another clause, and in 합쇼체. */
const ENDINGS: readonly (readonly [end: string, and: string, formal: string])[] = [
  ["편이에요", "편이고", "편입니다"],
  ["꼴이에요", "꼴이고", "꼴입니다"],
  ["반복해요", "반복하고", "반복합니다"],
  ["시작해요", "시작하고", "시작합니다"],
  ["비슷해요", "비슷하고", "비슷합니다"],
  ["다양해요", "다양하고", "다양합니다"],
  ["들쭉날쭉해요", "들쭉날쭉하고", "들쭉날쭉합니다"],
  ["나와요", "나오고", "나옵니다"],
  ["끝나요", "끝나고", "끝납니다"],
  ["이어져요", "이어지고", "이어집니다"],
  ["넘어요", "넘고", "넘습니다"],
  ["써요", "쓰고", "씁니다"],
  ["달라요", "다르고", "다릅니다"],
  ["같아요", "같고", "같습니다"],
  ["많아요", "많고", "많습니다"],
  ["적어요", "적고", "적습니다"],
  ["짧아요", "짧고", "짧습니다"],
  ["드물어요", "드물고", "드뭅니다"],
  ["있어요", "있고", "있습니다"],
  ["찍었어요", "찍었고", "찍었습니다"],
  ["썼어요", "썼고", "썼습니다"],
  ["늘어놓았어요", "늘어놓았고", "늘어놓았습니다"],
];

/** The clause before another one: "비슷해요" becomes "비슷하고". Throws for an unknown ending. */
export function joinClause(clause: string): string {
  const [end, and] = endingOf(clause);
  return clause.slice(0, -end.length) + and;
}

/** The clause as the end of a sentence: "비슷해요" or "비슷합니다". */
export function endClause(clause: string, register: Register): string {
  if (register === "polite") return clause;
  const [end, , formal] = endingOf(clause);
  return clause.slice(0, -end.length) + formal;
}

function endingOf(clause: string): (typeof ENDINGS)[number] {
  const found = ENDINGS.find(([end]) => clause.endsWith(end));
  if (found === undefined) throw new Error(`No joining form is known for "${clause}".`);
  return found;
}
