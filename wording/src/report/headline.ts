import type { SegmentKind, Verdict } from "@geulgyeol/engine";
import { AI_BAND } from "@geulgyeol/engine/thresholds";
import { formatPercent, percentParts } from "../percent.ts";
import type { Register } from "../register.ts";
import { numberRuns } from "./number-sentences.ts";

/** The facts of a headline. */
export interface HeadlineFacts {
  readonly verdict: Verdict;
  readonly aiShare: number;
  readonly hold: { readonly message: string } | null;
  readonly segments: readonly HeadlineSegment[];
}

interface HeadlineSegment {
  readonly firstSentence: number;
  readonly lastSentence: number;
  readonly aiProbability: number;
  /** Absent in results of engine 1.3 and earlier. */
  readonly kind?: SegmentKind | undefined;
}

/** The judgement in one sentence; for a text by two hands the AI's passages and its share; for a hold its reason. */
export function headlineOf({ verdict, aiShare, hold, segments }: HeadlineFacts, register: Register = "polite"): string {
  if (hold !== null) return hold.message;
  const isPolite = register === "polite";
  const close = isPolite ? "가까워요" : "가깝습니다";
  if (verdict === "human") return `사람이 쓴 글에 ${close}.`;
  if (verdict === "ai") return `글 전체가 AI가 쓴 글에 ${close}.`;
  const written = placeOf(segments, "ai");
  const place = written || placeOf(segments, "edited");
  if (place === "") {
    return `AI가 쓰거나 다듬은 곳이 있는 글에 ${close}. 다만 어느 문장인지는 뚜렷하지 ${isPolite ? "않아요" : "않습니다"}.`;
  }
  const about = percentParts(aiShare).bound === "" ? "쯤" : "";
  const share = `전체의 ${formatPercent(aiShare)}${about}${isPolite ? "이에요" : "입니다"}.`;
  return `${place} ${written ? "AI 글" : "AI가 다듬은 글"}에 ${close}. ${share}`;
}

/** "10~14번 문장은", or "" if no passage is of that kind. */
function placeOf(segments: readonly HeadlineSegment[], wanted: SegmentKind): string {
  const runs = segments.filter((segment) => kindOf(segment) === wanted);
  const numbers = numberRuns(runs.map(({ firstSentence, lastSentence }) => [firstSentence, lastSentence] as const));
  return numbers && `${numbers}${runs.length > 2 ? " 등" : ""}은`;
}

function kindOf({ kind, aiProbability }: HeadlineSegment): SegmentKind {
  return kind ?? (aiProbability >= AI_BAND ? "ai" : "unclear");
}
