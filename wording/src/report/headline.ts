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

/** What was found, for the top of a result. */
export interface Finding {
  /** One sentence without a full stop. */
  readonly sentence: string;
  /** The AI's share of a text, a sentence; "" if there is none or its interval is too wide. */
  readonly share: string;
  /** What else belongs to the finding, in sentences. */
  readonly rest: string;
}

/** The finding of a judged text: one sentence, the share with its interval, and what it does not mean. */
export function findingOf(facts: Omit<HeadlineFacts, "hold">, register: Register = "polite"): Finding {
  const isPolite = register === "polite";
  const { verdict, aiShare, aiShareInterval, segments } = facts;
  const interval = shownInterval(aiShareInterval);
  if (verdict === "human") {
    const rest = isPolite
      ? "글 전체가 사람 글에 가까워요. AI를 쓰지 않았다는 증명은 아니에요."
      : "글 전체가 사람 글에 가깝습니다. AI를 쓰지 않았다는 증명은 아닙니다.";
    return { sentence: sayOneHand("human", isPolite), share: "", rest };
  }
  if (verdict === "ai") {
    const share = interval === null ? "" : `AI 글에 가까운 분량은 ${sayAmount(aiShare, interval, isPolite)}`;
    return { sentence: sayOneHand("ai", isPolite), share, rest: "" };
  }
  const { sentence, rest, isNamed } = sayTwoHands(segments, isPolite);
  const human = placeOf(joinPassages(segments), "human");
  return {
    sentence,
    share: interval === null || !isNamed ? "" : `전체의 ${sayAmount(aiShare, interval, isPolite)}`,
    rest: isNamed && human !== "" ? `${human} 사람 글에 ${isPolite ? "가까워요" : "가깝습니다"}.` : rest,
  };
}

/** The judgement in one sentence; for a text by two hands the AI's passages and its share; for a hold its reason. */
export function headlineOf(facts: HeadlineFacts, register: Register = "polite"): string {
  const { verdict, hold, segments, aiShare, aiShareInterval } = facts;
  if (hold !== null) return hold.message;
  const isPolite = register === "polite";
  if (verdict !== "mixed") return `${sayOneHand(verdict, isPolite)}.`;
  const { sentence, rest, isNamed } = sayTwoHands(segments, isPolite);
  const interval = isNamed ? shownInterval(aiShareInterval) : null;
  const share = interval === null ? "" : sayShare(aiShare, interval, isPolite);
  return [`${sentence}.`, isNamed ? share : rest].filter((said) => said !== "").join(" ");
}

function sayOneHand(verdict: "human" | "ai", isPolite: boolean): string {
  return verdict === "human"
    ? `AI가 쓴 대목을 찾지 ${isPolite ? "못했어요" : "못했습니다"}`
    : `글 전체가 AI 글에 ${isPolite ? "가까워요" : "가깝습니다"}`;
}

/** The passages of a text by two hands; `isNamed` if they are a part of it, which has a share. */
function sayTwoHands(segments: readonly Passage[], isPolite: boolean) {
  const close = isPolite ? "가까워요" : "가깝습니다";
  const runs = joinPassages(segments);
  const [only] = runs;
  if (runs.length === 1 && (only?.kind === "ai" || only?.kind === "edited")) {
    const sentence = `AI가 쓰거나 다듬은 흔적이 글 전체에 ${isPolite ? "있어요" : "있습니다"}`;
    return { sentence, rest: "", isNamed: false };
  }
  const [written, edited] = [placeOf(runs, "ai"), placeOf(runs, "edited")];
  const named = [written && `${written} AI 글에`, edited && `${edited} AI가 다듬은 글에`].filter(
    (place) => place !== "",
  );
  if (named.length > 0) return { sentence: `${named.join(", ")} ${close}`, rest: "", isNamed: true };
  return {
    sentence: `AI가 쓰거나 다듬은 곳이 있는 글에 ${close}`,
    rest: `다만 어느 문장인지는 뚜렷하지 ${isPolite ? "않아요" : "않습니다"}.`,
    isNamed: false,
  };
}

/** "45%쯤이에요 (38–51%)."; a bound such as "99% 이상" is an interval already. */
function sayAmount(share: number, interval: string, isPolite: boolean): string {
  const isBound = percentParts(share).bound !== "";
  const end = isPolite ? "이에요" : "입니다";
  return isBound ? `${formatPercent(share)}${end}.` : `${formatPercent(share)}쯤${end} (${interval}).`;
}

/** "AI에 가까운 분량은 전체의 45%쯤이에요(38–51%)."; a bound such as "99% 이상" is an interval already. */
function sayShare(share: number, interval: string, isPolite: boolean): string {
  const isBound = percentParts(share).bound !== "";
  const end = isPolite ? "이에요" : "입니다";
  return `AI에 가까운 분량은 전체의 ${formatPercent(share)}${isBound ? end : `쯤${end}(${interval})`}.`;
}

/** "10~14번 문장은", or "" if no passage is of that kind. */
function placeOf(segments: readonly Passage[], wanted: SegmentKind): string {
  const runs = segments.filter(({ kind }) => kind === wanted);
  const numbers = numberRuns(runs.map(({ firstSentence, lastSentence }) => [firstSentence, lastSentence] as const));
  return numbers && `${numbers}${runs.length > 2 ? " 등" : ""}은`;
}
