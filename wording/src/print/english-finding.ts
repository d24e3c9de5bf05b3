import type { SegmentKind } from "@geulgyeol/engine";
import { percentParts } from "../percent.ts";
import type { Finding, HeadlineFacts } from "../report/headline.ts";
import { joinPassages, type Passage } from "../report/join-passages.ts";
import { shownInterval } from "../shown-interval.ts";
import { sentenceNumbers } from "./english-numbers.ts";

/** Passages that are named, the longest. */
const MOST = 2;

/** The finding of a judged text in English: one sentence, the share with its interval, and what it does not mean. */
export function findingInEnglish(
  { verdict, aiShare, aiShareInterval, segments }: Omit<HeadlineFacts, "hold">,
  percent: (ratio: number) => string,
): Finding {
  const interval = shownInterval(aiShareInterval);
  const amount = (what: string) => {
    if (interval === null) return "";
    return percentParts(aiShare).bound === ""
      ? `${what} is about ${percent(aiShare)} (${interval}).`
      : `${what} is ${percent(aiShare)}.`;
  };
  if (verdict === "human") {
    const rest = "The whole text is close to human texts. This is no proof that no AI was used.";
    return { sentence: "No passage written by AI was found", share: "", rest };
  }
  if (verdict === "ai")
    return { sentence: "The whole text is close to AI texts", share: amount("The part close to AI texts"), rest: "" };
  const runs = joinPassages(segments);
  const [only] = runs;
  if (runs.length === 1 && (only?.kind === "ai" || only?.kind === "edited")) {
    return { sentence: "Traces of writing or polishing by AI run through the whole text", share: "", rest: "" };
  }
  const [written, edited, human] = [placeOf(runs, "ai"), placeOf(runs, "edited"), placeOf(runs, "human")];
  const named = [written && `${written} close to AI texts`, edited && `${edited} close to texts polished by AI`].filter(
    (said) => said !== "",
  );
  if (named.length === 0) {
    const sentence = "The text is close to texts that AI wrote or polished in part";
    return { sentence, share: "", rest: "It is not clear which sentences." };
  }
  const sentence = capital(named.join(", "));
  return { sentence, share: amount("The AI’s part"), rest: human && `${capital(human)} close to human texts.` };
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

/** "sentences 10–14 are", or "" if no passage is of that kind. */
function placeOf(passages: readonly Passage[], wanted: SegmentKind): string {
  const own = passages.filter(({ kind }) => kind === wanted);
  const longest = [...own]
    .sort((a, b) => b.lastSentence - b.firstSentence - (a.lastSentence - a.firstSentence))
    .slice(0, MOST)
    .flatMap(({ firstSentence, lastSentence }) =>
      Array.from({ length: lastSentence - firstSentence + 1 }, (_, at) => firstSentence + at),
    );
  if (longest.length === 0) return "";
  const more = own.length > MOST ? " and others" : "";
  return `${sentenceNumbers(longest)}${more} ${longest.length === 1 && more === "" ? "is" : "are"}`;
}
