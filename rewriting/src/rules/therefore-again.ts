import type { Edit, Rule } from "../editing/edit.ts";

/** Repeated 따라서: from the second on it becomes 그래서, which is more usual in narration. */
export const thereforeAgain: Rule = {
  id: "therefore-again",
  name: "반복한 '따라서'",
  reason: "같은 말 '따라서'가 반복되어 뒤의 것은 '그래서'로 바꿨어요.",
  find: ({ text, sentences }) => {
    const edits: Edit[] = [];
    let seen = 0;
    for (const { from, wordsTo } of sentences) {
      const match = /^따라서(?=,?\s)/.exec(text.slice(from, wordsTo));
      if (match === null) continue;
      seen++;
      if (seen > 1) edits.push({ from, to: from + match[0].length, text: "그래서" });
    }
    return edits;
  },
};
