import type { Interval, SegmentKind, Verdict } from "@geulgyeol/engine";
import { formatPercent, percentParts } from "../percent.ts";
import type { Register } from "../register.ts";
import { shownInterval } from "../shown-interval.ts";
import { joinPassages, type Passage } from "./join-passages.ts";
import { numberRuns } from "./number-sentences.ts";

/** The facts of a headline. */
export interface HeadlineFacts {
  readonly verdict: Verdict;
  readonly aiShare: number;
  readonly aiShareInterval: Interval;
  readonly hold: { readonly message: string } | null;
  readonly segments: readonly Passage[];
}

/** The judgement in one sentence; for a text by two hands the AI's passages and its share; for a hold its reason. */
export function headlineOf(facts: HeadlineFacts, register: Register = "polite"): string {
  const { verdict, hold } = facts;
  if (hold !== null) return hold.message;
  const isPolite = register === "polite";
  if (verdict === "human") return `AI가 쓴 대목을 찾지 ${isPolite ? "못했어요" : "못했습니다"}.`;
  if (verdict === "ai") return `글 전체로 보면 AI가 쓴 글에 ${isPolite ? "가까워요" : "가깝습니다"}.`;
  return headlineOfTwoHands(facts, isPolite);
}

function headlineOfTwoHands({ segments, aiShare, aiShareInterval }: HeadlineFacts, isPolite: boolean): string {
  const close = isPolite ? "가까워요" : "가깝습니다";
  const runs = joinPassages(segments);
  const [only] = runs;
  if (runs.length === 1 && (only?.kind === "ai" || only?.kind === "edited")) {
    return `AI가 쓰거나 다듬은 흔적이 글 전체에 ${isPolite ? "있어요" : "있습니다"}.`;
  }
  const [written, edited] = [placeOf(runs, "ai"), placeOf(runs, "edited")];
  const named = [written && `${written} AI 글에`, edited && `${edited} AI가 다듬은 글에`].filter(
    (place) => place !== "",
  );
  if (named.length === 0) {
    return `AI가 쓰거나 다듬은 곳이 있는 글에 ${close}. 다만 어느 문장인지는 뚜렷하지 ${isPolite ? "않아요" : "않습니다"}.`;
  }
  const interval = shownInterval(aiShareInterval);
  const share = interval === null ? "" : ` ${sayShare(aiShare, interval, isPolite)}`;
  return `${named.join(", ")} ${close}.${share}`;
}

/** "AI의 몫은 전체의 45%쯤이에요(38–51%)."; a bound such as "99% 이상" is an interval already. */
function sayShare(share: number, interval: string, isPolite: boolean): string {
  const isBound = percentParts(share).bound !== "";
  const end = isPolite ? "이에요" : "입니다";
  return `AI의 몫은 전체의 ${formatPercent(share)}${isBound ? end : `쯤${end}(${interval})`}.`;
}

/** "10~14번 문장은", or "" if no passage is of that kind. */
function placeOf(segments: readonly Passage[], wanted: SegmentKind): string {
  const runs = segments.filter(({ kind }) => kind === wanted);
  const numbers = numberRuns(runs.map(({ firstSentence, lastSentence }) => [firstSentence, lastSentence] as const));
  return numbers && `${numbers}${runs.length > 2 ? " 등" : ""}은`;
}
