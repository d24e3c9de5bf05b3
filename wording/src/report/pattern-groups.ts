import type { SignGroup } from "@geulgyeol/engine";

/** The Korean group names; the page colours a suspicious pattern by the one that its message begins with. */
export const GROUP_NAMES: Readonly<Record<SignGroup, string>> = {
  cliche: "상투 표현",
  connective: "접속어",
  "sentence-length": "문장 길이",
  translationese: "번역투",
  punctuation: "구두점",
  other: "기타",
};
