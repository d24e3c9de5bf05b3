import type { Edit, Rule } from "../editing/edit.ts";

/**
 * Connective adverbs that say again what the order of the sentences says. Adverbs with their own meaning (그러나, 하지만,
 * 왜냐하면) stay, and so does a word that only another of the same meaning could replace (그러므로, 이를 통해).
 */
const DROPPED =
  /^(또한|아울러|더불어|이와 더불어|이와 함께|이에 더해|결론적으로|종합적으로|종합하면|종합해 보면|종합하자면|요약하자면|요약하면|정리하자면|정리하면|결론적으로 말하자면|다시 한번 강조하지만)(,\s*|\s+)(?=\S)/;

/** 불구하고 repeats what 그럼에도 says. */
const DOUBLED = /^그럼에도 불구하고(?=,?\s)/;

export const connectiveClutter: Rule = {
  id: "connective-clutter",
  name: "군더더기 접속어",
  reason: "문장 순서만으로 뜻이 이어져서 접속어를 줄였어요.",
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
      const doubled = DOUBLED.exec(sentence);
      if (doubled !== null && index > 0) edits.push({ from, to: from + doubled[0].length, text: "그런데도" });
    });
    return edits;
  },
};
