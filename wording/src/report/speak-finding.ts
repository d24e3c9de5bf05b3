import { type Finding, findingOf, type HeadlineFacts } from "./headline.ts";

/** A finding for a screen reader: "10번부터 14번 문장은 AI 글에 가까워요. 전체의 45퍼센트쯤이에요." */
export function speakFinding(facts: Omit<HeadlineFacts, "hold">): string {
  const { sentence, share }: Finding = findingOf(facts);
  const said = [`${sentence}.`, share.replace(/ \([^)]{1,20}\)/, "")].filter((part) => part !== "").join(" ");
  return said.replaceAll(/(\d{1,4})~(\d{1,4})(?=번|,)/g, "$1번부터 $2").replaceAll("%", "퍼센트");
}
