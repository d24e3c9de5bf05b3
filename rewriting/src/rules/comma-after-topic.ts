import { editMatches, type Rule } from "../editing/edit.ts";

/** A comma after the topic particle: only for instructions that ask for fewer commas. */
export const commaAfterTopic: Rule = {
  id: "comma-after-topic",
  name: "'-은/는' 뒤의 쉼표",
  reason: "주제를 나타내는 말 뒤의 쉼표를 뺐어요.",
  find: (view) =>
    editMatches(view, /([가-힣]{1,119}(?:은|는|에는|에서는|에서|으로|에)),[ \t]+(?=\S)/g, (match) => {
      const at = match.index + (match[1] ?? "").length;
      // Before a relative clause a comma shows its attachment; before a plain word it has no function.
      return { from: at, to: match.index + match[0].length, text: " " };
    }),
};
