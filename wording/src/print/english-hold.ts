import { SHORT_PROSE } from "@geulgyeol/engine/thresholds";
import { formatCount } from "../numbers.ts";
import type { StoredHoldReason } from "../report/hold.ts";
import type { HoldHelp, Step } from "../report/hold-help.ts";

const DRAFTS: Step = {
  title: "Look at drafts or a writing record",
  text: "For this text they are the more reliable material.",
};
const MORE_PROSE: Step = { title: "Prose is needed", text: "Lists, tables and quotations are not judged." };

/** Why a text was not judged and what would help, in English. */
export function helpInEnglish(reason: StoredHoldReason, proseChars: number): HoldHelp {
  const missing = SHORT_PROSE - proseChars;
  const progress = missing > 0 ? { have: proseChars, need: SHORT_PROSE } : null;
  switch (reason) {
    case "too-short": {
      const text =
        missing > 0 ? `About ${formatCount(missing)} more characters are enough.` : "The longer, the clearer.";
      const rest = progress
        ? `Judgements begin at ${SHORT_PROSE} characters; there are ${formatCount(proseChars)}.`
        : "";
      const more = { title: "Add more text by the same writer", text };
      return { sentence: "The text is too short to be judged", rest, progress, steps: [more, MORE_PROSE] };
    }
    case "too-little-prose": {
      const rest = `Without lists, tables and quotations ${formatCount(proseChars)} characters remain.`;
      const more = { title: "Add continuous prose", text: `About ${SHORT_PROSE} characters can be judged.` };
      return { sentence: "There is too little prose to be judged", rest, progress, steps: [more, DRAFTS] };
    }
    case "out-of-range": {
      const rest = "Old texts and special forms have not been measured yet.";
      const other = { title: "Try another passage", text: "Prose in present-day language can be judged." };
      return {
        sentence: "The text is too unlike those the model learned from",
        rest,
        progress: null,
        steps: [other, DRAFTS],
      };
    }
    default: {
      const sentence =
        reason === "unfamiliar"
          ? "An English text of an unfamiliar kind was not judged on this evidence"
          : reason === "members-disagree"
            ? "The analyses disagree, so there is no judgement"
            : "The evidence is too weak for a judgement";
      const rest = "To say either would probably be wrong.";
      const more = { title: "Add more text by the same writer", text: "Longer texts can be judged more often." };
      return { sentence, rest, progress: null, steps: [more, DRAFTS] };
    }
  }
}
