import type { Feature, Scale } from "../stylometry/feature.ts";
import type { Standing } from "./feature-reference.ts";
import { withParticle } from "./josa.ts";

interface Wording {
  readonly high: string;
  readonly highAnd: string;
  readonly low: string;
  readonly lowAnd: string;
}

const WORDS: Readonly<Record<Scale, Wording>> = {
  many: { high: "많아요", highAnd: "많고", low: "적어요", lowAnd: "적고" },
  high: { high: "높아요", highAnd: "높고", low: "낮아요", lowAnd: "낮고" },
  long: { high: "길어요", highAnd: "길고", low: "짧아요", lowAnd: "짧고" },
  large: { high: "커요", highAnd: "크고", low: "작아요", lowAnd: "작고" },
  varied: { high: "다양해요", highAnd: "다양하고", low: "단조로워요", lowAnd: "단조롭고" },
};

/** A value high or low among human texts, in words without the final form: everything that a message is made of. */
export interface PhrasedStanding {
  readonly side: "high" | "low";
  /** Percent from the nearer end, at least 1. */
  readonly percent: number;
  /** "쉼표가 사람 글의 상위 3% 수준으로 많아요" */
  readonly statement: string;
  /** "쉼표가 사람 글의 상위 3% 수준으로 많고" */
  readonly joining: string;
}

/** Says where a feature stands; never rarer than it is, since the share of equals counts against rarity on both sides. */
export function phraseStanding(feature: Feature, standing: Standing, called: string): PhrasedStanding {
  const side = 1 - standing.lower <= standing.atMost ? "high" : "low";
  const share = side === "high" ? 1 - standing.lower : standing.atMost;
  const percent = Math.min(100, Math.max(1, Math.round(share * 100)));
  const words = WORDS[feature.scale];
  const stem = `${subjectOf(feature)} ${called}의 ${side === "high" ? "상위" : "하위"} ${percent}% 수준으로 `;
  return {
    side,
    percent,
    statement: stem + words[side],
    joining: stem + (side === "high" ? words.highAnd : words.lowAnd),
  };
}

/** The name as it stands in a sentence; names that end in Latin letters get a Korean noun after them. */
export function nameOf(feature: Feature): string {
  return /[A-Za-z]$/.test(feature.name) ? `${feature.name}의 쓰임` : feature.name;
}

function subjectOf(feature: Feature): string {
  return withParticle(nameOf(feature), "이/가");
}

/** How many of something, for features without a reference. */
export function phraseValue(feature: Feature, value: number): string {
  const rounded = value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
  switch (feature.unit) {
    case "per-1000-words":
      return `${withParticle(nameOf(feature), "이/가")} 1,000낱말에 ${rounded}번 나와요`;
    case "share":
      return `${withParticle(nameOf(feature), "은/는")} ${Math.round(value * 100)}%예요`;
    default:
      return `${withParticle(nameOf(feature), "은/는")} ${rounded} 정도예요`;
  }
}
