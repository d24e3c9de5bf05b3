import type { Edit, Rule } from "../editing/edit.ts";

/**
 * A comma after the adverb at the start of a sentence. Human essays have a comma in 21 to 26% of sentences, model
 * essays in 61% (KatFish, ACL 2025); 한글 맞춤법's appendix on punctuation requires none after 그러나, 그러므로 and the like.
 */
const OPENING =
  /^(또한|그러나|하지만|그렇지만|그리고|그런데|그래서|따라서|특히|특히나|예를 들어|예를 들면|예컨대|한편|반면|반면에|먼저|우선|또|이처럼|이렇게|이렇듯|나아가|더 나아가|무엇보다|무엇보다도|다만|물론|사실|실제로|결국|마지막으로|끝으로|최근|오늘날|이후|그 결과|이에 따라|그럼에도|이러한 점에서|이런 점에서|게다가|더욱이|오히려|다음으로),\s+(?=\S)/;

export const commaAfterOpening: Rule = {
  id: "comma-after-opening",
  name: "첫 부사 뒤의 쉼표",
  reason: "문장 첫머리 부사 뒤에는 쉼표가 없어도 읽혀요.",
  find: ({ text, sentences }) => {
    const edits: Edit[] = [];
    for (const { from, wordsTo } of sentences) {
      const match = OPENING.exec(text.slice(from, wordsTo));
      if (match !== null) edits.push({ from: from + (match[1] ?? "").length, to: from + match[0].length, text: " " });
    }
    return edits;
  },
};
