import { type Edit, editMatches, type Rule } from "../editing/edit.ts";
import type { TextView } from "../editing/text-view.ts";

/** 저 goes with 합쇼체 and 해요체, 나 with the others. Only forms that can be nothing but the pronoun. */
const HUMBLE =
  /(^|[\s(])(?:(저)(는|도|를|의|에게|와|만|한테)(?=[\s,])|(제)(가)(?=[\s,])|(제)()(?= [가-힣])|(저희)())/gm;
const PLAIN = /(^|[\s(])(?:(나)(는|도|를|의|에게|와|만|한테)(?=[\s,])|(내)(가)(?=[\s,])|(내)()(?= [가-힣]))/gm;

/** 하늘을 나는, 소리가 나도, 집에서 나와: after these the word is the verb 나다, 날다 or 나오다. */
const BEFORE_VERB = /(?<!이후|앞으|때|홀|실제|정말)(?:[을를이가서로에게히써])$/;
/** 기간 내, 3일 내: only after a particle, an ending or at the head of a sentence is 내 a pronoun. */
const BEFORE_MINE = /(?:[은는이가을를에고며도서면만까때로게와과,.!?"”’)]|지금|요즘|이제|오늘|어제|바로)$/;

export const humblePronouns: Rule = {
  id: "humble-pronouns",
  name: "'나'를 '저'로",
  reason: "높임 말투에 맞춰 '나'를 '저'로 바꿨어요.",
  find: (view) => swap(view, PLAIN, { 나: "저", 내: "제" }),
};

export const plainPronouns: Rule = {
  id: "plain-pronouns",
  name: "'저'를 '나'로",
  reason: "말투에 맞춰 '저'를 '나'로 바꿨어요.",
  find: (view) => swap(view, HUMBLE, { 저: "나", 제: "내", 저희: "우리" }),
};

function swap(view: TextView, pattern: RegExp, others: Readonly<Record<string, string>>): Edit[] {
  return editMatches(view, pattern, (match) => {
    const parts = match.slice(2).filter((part) => part !== undefined);
    const [word = "", particle = ""] = parts;
    const at = match.index + (match[1] ?? "").length;
    const near = view.text.slice(Math.max(0, at - 12), at);
    const before = near.trimEnd();
    const head = before === "" || near.slice(before.length).includes("\n");
    if (!head && word === "나" && /^[는도와]/.test(particle) && BEFORE_VERB.test(before)) return null;
    if (!head && word === "내" && particle === "" && !BEFORE_MINE.test(before)) return null;
    return { from: at, to: match.index + match[0].length, text: (others[word] ?? word) + particle };
  });
}
