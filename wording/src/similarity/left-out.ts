/** What is left out of a comparison, as the legend names it. */
export const LEFT_OUT_NAME = {
  question: "문항",
  quotation: "인용",
  common: "많은 글에 있는 말",
  form: "제목·출처처럼 본문이 아닌 것",
} as const;

export const PASSAGE_NAME = { same: "거의 같은 대목", edited: "단어가 조금 바뀐 대목" } as const;

const ORDER = ["question", "quotation", "common", "form"] as const;

/** "비교에서 뺀 곳 · 문항, 인용", for those that occur. */
export function nameLeftOut(reasons: ReadonlySet<keyof typeof LEFT_OUT_NAME>): string {
  const names = ORDER.filter((reason) => reasons.has(reason)).map((reason) => LEFT_OUT_NAME[reason]);
  return `비교에서 뺀 곳 · ${names.join(", ")}`;
}
