import { type FindingEntry, measured } from "./finding-words.ts";

/** Findings about sentence lengths, with the same wording for both languages. */
export const LENGTH_WORDS: readonly FindingEntry[] = [
  ...measured("sentence-length", "문장의 길이", { high: "문장이 긴 편이에요", low: "문장이 짧은 편이에요" }),
  ...measured("sentence-length-variation sentence-length-range sentence-length-spread", "문장 길이의 변화", {
    high: "긴 문장과 짧은 문장이 섞여 있어요",
    low: "문장들의 길이가 서로 비슷해요",
  }),
  ...measured("medium-sentences", "문장 길이의 변화", {
    high: "길이가 고만고만한 문장이 많아요",
    low: "길이가 고만고만한 문장이 적어요",
  }),
  ...measured("sentence-length-neighbours", "이웃한 문장의 길이", {
    high: "이웃한 문장끼리 길이가 크게 달라요",
    low: "이웃한 문장끼리 길이가 비슷해요",
  }),
  ...measured("sentence-burst", "긴 문장 뒤의 짧은 문장", {
    high: "긴 문장 뒤에 짧은 문장이 자주 이어져요",
    low: "긴 문장 뒤에 짧은 문장이 오는 일이 드물어요",
  }),
];
