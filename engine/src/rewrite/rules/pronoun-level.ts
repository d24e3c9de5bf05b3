import { type Edit, editMatches, type Rule } from "../editing/edit.ts";

/** 저 goes with 합쇼체 and 해요체, 나 with the others. Only forms that can be nothing but the pronoun. */
const HUMBLE: readonly (readonly [RegExp, string])[] = [
  [/(^|[\s(])저(는|도|를|의|에게|와|만|한테)(?=[\s,])/gm, "$1나$2"],
  [/(^|[\s(])제가(?=[\s,])/gm, "$1내가"],
  [/(^|[\s(])제(?= [가-힣])/gm, "$1내"],
  [/(^|[\s(])저희(?=[가-힣\s])/gm, "$1우리"],
];
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[.!?]["”’]?\s+|(?:그래서|하지만|그리고|그때|그런데|그러나|물론|특히|오늘|어제|또|그래도|아직도|오늘도|때|이후로|이후|후|뒤|날|[은는면만]|,) )나(는|도|를|의|에게|와|만|한테)(?=[\s,])/gm,
    "$1저$2",
  ],
  [/(^|[\s(])내가(?=[\s,])/gm, "$1제가"],
  [/(^|[.!?]\s+|[은는이가을를에고며도서] )내(?= [가-힣])/gm, "$1제"],
];

export const humblePronouns: Rule = {
  id: "humble-pronouns",
  name: "'나'를 '저'로",
  reason: "높임 말투에 맞춰 '나'를 '저'로 바꿨어요.",
  find: (view) => PLAIN.flatMap(([pattern, text]) => swap(view, pattern, text)),
};

export const plainPronouns: Rule = {
  id: "plain-pronouns",
  name: "'저'를 '나'로",
  reason: "말투에 맞춰 '저'를 '나'로 바꿨어요.",
  find: (view) => HUMBLE.flatMap(([pattern, text]) => swap(view, pattern, text)),
};

function swap(view: Parameters<Rule["find"]>[0], pattern: RegExp, text: string): Edit[] {
  return editMatches(view, pattern, (match) => {
    const lead = (match[1] ?? "").length;
    const made = text.replace("$1", "").replace("$2", match[2] ?? "");
    return { from: match.index + lead, to: match.index + match[0].length, text: made };
  });
}
