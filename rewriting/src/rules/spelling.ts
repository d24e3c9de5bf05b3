import { type Edit, editMatches, type Rule } from "../editing/edit.ts";
import { reconjugate } from "../korean/forms.ts";
import { finalOf, withFinal } from "../korean/jamo.ts";
import { isKnown, stemsBeforeU } from "../korean/restore-stem.ts";
import { stemOf } from "../korean/stem.ts";
import { MISSPELT } from "./spelling-table.ts";

const PROMISE = /([가-힣]{1,119})께(?:(?=[.,!?~]|$)|(요)(?=[\s.,!?~]|$))/gm;
const COPULA = /([가-힣])이예요/g;
const REFRAIN = /삼가([하해했합한할함][가-힣]*)/g;

/** Frequent spelling errors that no reading makes correct. */
export const spelling: Rule = {
  id: "spelling",
  name: "맞춤법",
  reason: "맞춤법에 맞게 고쳤어요.",
  find: (view) => {
    const edits: Edit[] = [];
    for (const [pattern, right] of MISSPELT) {
      edits.push(...editMatches(view, pattern, (match) => fill(right, match)));
    }
    edits.push(
      ...editMatches(view, PROMISE, (match) => {
        const [, head = "", polite = ""] = match;
        if (finalOf(head) !== "ㄹ") return null;
        const stems = stemsBeforeU(withFinal(head, ""));
        const closed = head.endsWith("을") && isKnown(head.slice(0, -1));
        return closed || stems.some((stem) => isKnown(stem.text)) ? `${head}게${polite}` : null;
      }),
      ...editMatches(view, COPULA, (match) => (finalOf(match[1] ?? "") === "" ? null : `${match[1] ?? ""}이에요`)),
      ...editMatches(view, REFRAIN, (match) => reconjugate(match[0], stemOf("삼가하"), stemOf("삼가"))),
    );
    return edits;
  },
};

function fill(right: string, match: RegExpExecArray): string {
  return right.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
}
