import type { Edit, Rule } from "../editing/edit.ts";
import { joinEnding } from "../korean/join-ending.ts";
import { stemOfModifier } from "./can-be-possible.ts";

const THING = /(?:^|\s)([가-힣]+)는 것(이다|입니다)$/;

/** '~하는 것이다' means the same as '~한다'. Only if it is not the predicate of an earlier subject (목표는 ~하는 것이다). */
export const thingEnding: Rule = {
  id: "thing-ending",
  name: "'~는 것이다'",
  reason: "'~는 것이다'를 풀어 바로 맺었어요.",
  find: ({ text, sentences }) => {
    const edits: Edit[] = [];
    for (const { from, wordsTo, asks } of sentences) {
      const sentence = text.slice(from, wordsTo);
      const match = THING.exec(sentence);
      // With a topic or subject, 것 may be its predicate: 중요한 점은 걷는 것이다.
      if (
        match === null ||
        asks ||
        /(?:^|\s)(?:결국|즉|바로|다시 말해)\s|[가-힣](?:은|는|이|가|란|건)\s/.test(sentence.slice(0, match.index + 1))
      )
        continue;
      const stem = stemOfModifier(match[1] ?? "");
      if (stem === null || stem.kind === "exists") continue;
      const at = from + match.index + (/^\s/.test(match[0]) ? 1 : 0);
      const end =
        match[2] === "이다"
          ? joinEnding({ ...stem, kind: "verb" }, { join: "n", text: "다" })
          : joinEnding(stem, { join: "p", text: "니다" });
      edits.push({ from: at, to: wordsTo, text: end });
    }
    return edits;
  },
};
