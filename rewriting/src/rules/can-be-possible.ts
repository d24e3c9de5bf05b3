import { editMatches, type Rule } from "../editing/edit.ts";
import { chooseStem } from "../korean/choose-stem.ts";
import { reconjugate } from "../korean/forms.ts";
import { finalOf } from "../korean/jamo.ts";
import { infinitive, joinEnding } from "../korean/join-ending.ts";
import { isKnown, stemsOfOpenForm } from "../korean/restore-stem.ts";
import { type Stem, stemOf } from "../korean/stem.ts";

const POSSIBLE = /([가-힣]{1,119})는 것(?:이|은|도) 가능([하한할함합해했][가-힣]{0,119})/g;
const NEEDED = /([가-힣]{1,119})는 것이 필요(하다|합니다|해요|하며|하고|하지만|하므로|하기|했다|했습니다)(?=[\s.,]|$)/g;

/** The stem of a present modifier without its 는: 사용하, 먹, 만드 (만들). Null if ambiguous. */
export function stemOfModifier(text: string): Stem | null {
  if (finalOf(text) !== "") return chooseStem([stemOf(text)], "");
  const stems = stemsOfOpenForm(text).filter((stem) => isKnown(stem.text));
  return stems.length === 1 ? (stems[0] ?? null) : null;
}

/** '~하는 것이 가능하다' after "it is possible to": -ㄹ 수 있다. '~하는 것이 필요하다': -어야 한다. */
export const canBePossible: Rule = {
  id: "can-be-possible",
  name: "'~하는 것이 가능하다'",
  reason: "'것이 가능하다', '것이 필요하다'를 '할 수 있다', '해야 한다'로 풀었어요.",
  find: (view) => [
    ...editMatches(view, POSSIBLE, (match) => {
      const stem = stemOfModifier(match[1] ?? "");
      const end = reconjugate(`가능${match[2] ?? ""}`, stemOf("가능하"), stemOf("있"));
      return stem === null || end === null ? null : `${joinEnding(stem, { join: "u", text: "ㄹ" })} 수 ${end}`;
    }),
    ...editMatches(view, NEEDED, (match) => {
      const stem = stemOfModifier(match[1] ?? "");
      const end = reconjugate(`필요${match[2] ?? ""}`, stemOf("필요하"), stemOf("하"));
      return stem === null || end === null ? null : `${infinitive(stem)}야 ${end}`;
    }),
  ],
};
