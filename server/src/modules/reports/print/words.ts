import type { AnalysisKind } from "@geulgyeol/contract";
import { rewrite } from "@geulgyeol/engine/rewrite";

/** Documents speak 합쇼체, as the letters do; on the screen the service speaks 해요체. */
export const VERDICT_LABEL = {
  human: "사람이 쓴 글로 판단",
  mixed: "일부 AI 작성 의심",
  ai: "AI 작성 가능성 높음",
  hold: "판단 보류",
} as const;
export const KIND_NAME: Readonly<Record<AnalysisKind, string>> = {
  basic: "기본 분석",
  wordLevel: "단어별 분석",
  ensemble: "앙상블 분석",
};
/** Fixed wording, everywhere. */
export const CAVEAT = "참고 자료이며 단독 증거로 쓰지 마세요";

/** The engine explains itself in 해요체; our own editor turns that into 합쇼체, or leaves it where it is not sure. */
export function formally(text: string): string {
  const { followed, editedText } = rewrite(text, "합쇼체로");
  return followed ? editedText : text;
}

/** Whole percent; only what is certain is written as 0 or 100. */
export function percent(ratio: number): number {
  const rounded = Math.round(ratio * 100);
  if (rounded >= 100 && ratio < 1) return 99;
  return rounded <= 0 && ratio > 0 ? 1 : rounded;
}

/** "49–67%", rounded outwards, so that the value lies between the ends. */
export function interval({ lower, upper }: { lower: number; upper: number }): string {
  return `${Math.floor(lower * 100 + 1e-9)}–${Math.ceil(upper * 100 - 1e-9)}%`;
}

const SEOUL = new Intl.DateTimeFormat("en-CA", {
  ...{ timeZone: "Asia/Seoul", hourCycle: "h23" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
});

/** "2026. 11. 21. 10:32", as the clock in Seoul shows it. */
export function moment(iso: string): string {
  const parts = Object.fromEntries(SEOUL.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.year}. ${parts.month}. ${parts.day}. ${parts.hour}:${parts.minute}`;
}

export const grouped = (count: number) => count.toLocaleString("en-US");
