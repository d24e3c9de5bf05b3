import { counted, type Family } from "../feature.ts";

/** Single function words and pairs of them that the grouped rates do not tell apart. */
const hidden = { shown: false } as const;
const SINGLE =
  "a an is are was were be been being am has have had do does did can could will would may might must should not no never nothing in into on at by from about " +
  "after before between through during over under against among without within across upon toward towards since until than then so if when while " +
  "because although though unless as like that which who what where why how this these those it its they them their he him his she her " +
  "some any all each every many much most more few several other another such same own both either very too also just only even still again " +
  "here there now up out off down back";

export const FUNCTION_WORD_SHARES: Family = {
  id: "english-function-word-shares",
  features: SINGLE.split(" ").map((word) => counted(`en-word-${word}`, `단어 ${word}`, word, hidden)),
};
