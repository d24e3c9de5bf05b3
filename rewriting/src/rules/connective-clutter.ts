import type { Edit, Rule } from "../editing/edit.ts";

/**
 * Redundant connective adverbs at the start of a sentence. 결론적으로 is in 301 of 840 model texts and 2 of 466 human ones
 * of our counts (see the model card). Adverbs with their own meaning (그러나, 하지만, 왜냐하면) stay.
 */
const DROPPED =
  /^(또한|아울러|더불어|이와 더불어|이와 함께|이에 더해|결론적으로|종합적으로|종합하면|종합해 보면|종합하자면|요약하자면|요약하면|정리하자면|정리하면|결론적으로 말하자면|다시 한번 강조하지만)(,\s*|\s+)(?=\S)/;

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/^이를 통해서?(?:,\s*|\s+)(?=\S)/, "이로써 "],
  [/^그러므로(?:,\s*|\s+)(?=\S)/, "그래서 "],
  [/^(?:이뿐만 아니라|뿐만 아니라|그뿐만 아니라)(?:,\s*|\s+)(?=\S)/, "게다가 "],
  [/^그럼에도 불구하고(?:,\s*|\s+)(?=\S)/, "그런데도 "],
];

export const connectiveClutter: Rule = {
  id: "connective-clutter",
  name: "군더더기 접속어",
  reason: "문장 순서만으로 이어지는 뜻이라 접속어를 덜었어요.",
  find: ({ text, sentences }) => {
    const edits: Edit[] = [];
    sentences.forEach(({ from, wordsTo, opensLine }, index) => {
      const sentence = text.slice(from, wordsTo);
      const dropped = DROPPED.exec(sentence);
      if (dropped !== null) {
        // The first sentence has no predecessor that could replace the link.
        const whole = dropped[0];
        const adds = /^(?:또한|아울러|더불어|이와|이에)/.test(whole);
        if ((index > 0 || !adds) && !(adds && opensLine && sentences.length < 2))
          edits.push({ from, to: from + whole.length, text: "" });
        return;
      }
      for (const [pattern, replacement] of REPLACED) {
        const match = pattern.exec(sentence);
        if (match !== null && index > 0) edits.push({ from, to: from + match[0].length, text: replacement });
      }
    });
    return edits;
  },
};
