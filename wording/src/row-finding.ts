import type { Certainty, Interval, Verdict } from "@geulgyeol/engine";
import { formatPercent } from "./percent.ts";
import { shownInterval } from "./shown-interval.ts";
import { HOLD_LABEL, VERDICT_SHORT } from "./verdicts.ts";

/** What a list of texts by several writers knows of a judgement. */
export interface ListedFinding {
  readonly verdict: Verdict;
  /** Absent in results of engine 1.3 and earlier. */
  readonly certainty?: Certainty | undefined;
  readonly isHeld: boolean;
  readonly holdReason: string | null;
  readonly aiShare: number;
  readonly aiShareInterval: Interval;
}

/** A judgement in one line of such a list. */
export interface RowFinding {
  /** `hollow` for a hold and for weak evidence, which are grey and say no share. */
  readonly marker: Verdict | "hollow";
  readonly label: string;
  /** "뚜렷함", or why there is no judgement; "" for results without. */
  readonly evidence: string;
  /** For the strokes; null for a hold and for results without. */
  readonly certainty: Certainty | null;
  /** "21%", "없음"; null where none is said. */
  readonly share: string | null;
  /** "16–28%"; null if it is too wide, or no share is said. */
  readonly interval: string | null;
}

export const CERTAINTY_WORD: Readonly<Record<Certainty, string>> = {
  strong: "뚜렷함",
  moderate: "보통",
  weak: "약함",
};

const LEANING: Readonly<Record<Verdict, string>> = { human: "사람 글 쪽", mixed: "일부 AI 쪽", ai: "AI 글 쪽" };
const NO_SHARE = "없음";

/** By the reason of the hold; a later engine may have others. */
const HELD_SINCE: Readonly<Record<string, string>> = {
  "too-short": "글이 짧아요",
  "too-little-prose": "이어 쓴 글이 적어요",
  "weak-evidence": "근거가 약해요",
  "members-disagree": "의견이 갈려요",
  "out-of-range": "처음 보는 형식이에요",
  unfamiliar: "근거가 모자라요",
};

/** A judgement in a list of people: never more than its evidence allows. */
export function rowFinding(finding: ListedFinding): RowFinding {
  const { verdict, certainty, isHeld, holdReason, aiShare, aiShareInterval } = finding;
  const silent = { share: null, interval: null };
  if (isHeld) {
    const evidence = HELD_SINCE[holdReason ?? ""] ?? "";
    return { marker: "hollow", label: HOLD_LABEL, evidence, certainty: null, ...silent };
  }
  const evidence = certainty === undefined ? "" : CERTAINTY_WORD[certainty];
  if (certainty === "weak") return { marker: "hollow", label: LEANING[verdict], evidence, certainty, ...silent };
  const said =
    verdict === "human"
      ? { share: NO_SHARE, interval: null }
      : { share: formatPercent(aiShare), interval: shownInterval(aiShareInterval) };
  return { marker: verdict, label: VERDICT_SHORT[verdict], evidence, certainty: certainty ?? null, ...said };
}

/** What the reader has done with a text. */
export const REVIEW_NAME = { none: "아직", read: "읽음", talked: "이야기함" } as const;
