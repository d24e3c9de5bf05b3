import { editMatches, type Rule } from "../editing/edit.ts";
import { reconjugate } from "../korean/forms.ts";
import { stemOf } from "../korean/stem.ts";

/** Passives with -어지- on top of a passive: 되어지다 is 되다, 보여지다 is 보이다 (국립국어원 온라인가나다 on 이중 피동). */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ["되어지", "되"],
  ["보여지", "보이"],
  ["쓰여지", "쓰이"],
  ["잊혀지", "잊히"],
  ["나뉘어지", "나뉘"],
  ["닫혀지", "닫히"],
  ["놓여지", "놓이"],
  ["쌓여지", "쌓이"],
  ["바뀌어지", "바뀌"],
  ["믿겨지", "믿기"],
  ["담겨지", "담기"],
  ["찢겨지", "찢기"],
  ["읽혀지", "읽히"],
  ["불려지", "불리"],
  ["열려지", "열리"],
  ["짜여지", "짜이"],
  ["덮여지", "덮이"],
  ["끊겨지", "끊기"],
  ["묶여지", "묶이"],
];

const WORD =
  /([^\s\ufffc]{0,119}?)((?:되어|보여|쓰여|잊혀|나뉘어|닫혀|놓여|쌓여|바뀌어|믿겨|담겨|찢겨|읽혀|불려|열려|짜여|덮여|끊겨|묶여)[지져졌진질집짐][가-힣]{0,119})/g;

export const doublePassive: Rule = {
  id: "double-passive",
  name: "이중 피동",
  reason: "피동을 두 번 겹친 말을 한 번만 썼어요.",
  find: (view) =>
    editMatches(view, WORD, (match) => {
      const [, head = "", form = ""] = match;
      for (const [from, to] of PAIRS) {
        if (!form.startsWith(from.slice(0, -1))) continue;
        const made = reconjugate(form, stemOf(from), stemOf(to));
        if (made !== null) return { from: match.index + head.length, to: match.index + match[0].length, text: made };
      }
      return null;
    }),
};
