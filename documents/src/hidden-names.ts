import type { HiddenReason } from "./document.ts";

/** Names of the reasons why text is invisible to readers. */
export const HIDDEN_NAME: Readonly<Record<HiddenReason, string>> = {
  marked: "숨김으로 표시한 글",
  colour: "바탕과 같은 색 글",
  tiny: "너무 작은 글",
  deleted: "지운 것으로 표시한 글",
  comment: "메모",
  invisible: "투명한 글",
  covered: "가려진 글",
  "off-page": "쪽 밖의 글",
};
