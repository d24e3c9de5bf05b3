import {
  countCharacters,
  ERRORS,
  FREE_HOLD_REASONS,
  TEXT_MAX_CHARS,
  textProblem,
  VISITOR_TEXT_MAX_CHARS,
} from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { createDetectorClient, type DetectorClient } from "../../worker/detector-client.ts";
import { MIXED_SAMPLE } from "./samples.ts";
import type { Judged } from "./shown-judgement.ts";
import { countTry, hasTriesLeft, mayTry } from "./visitor-tries.ts";

export type Outcome =
  | { readonly kind: "judged"; readonly judged: Judged }
  /** The text cannot be judged; the day's try is still left. */
  | { readonly kind: "problem"; readonly message: string }
  /** Today's try was used for another text. */
  | { readonly kind: "limit" };

const ENGINE_FAILED = "이 브라우저에서 분석하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.";

let detector: DetectorClient | null = null;

function running(): DetectorClient {
  detector ??= createDetectorClient();
  return detector;
}

/** Fetches the model while the visitor still looks at the text. */
export function prepareEngine(): void {
  if (hasTriesLeft()) running().prepare();
}

/** Stops a running judgement, which then rejects, and frees the model's memory. */
export function closeEngine(): void {
  detector?.close();
  detector = null;
}

/** Judges a visitor's own text in this browser. Only a judgement uses up the day's try. */
export async function judgeOwnText(text: string): Promise<Outcome> {
  const problem = lengthProblem(text);
  if (problem !== null) return { kind: "problem", message: problem };
  if (!(await mayTry(text))) return { kind: "limit" };
  const outcome = await judge(text, false);
  if (outcome.kind === "judged" && !isFree(outcome.judged)) await countTry(text);
  return outcome;
}

/** Samples do not count. */
export function judgeMixedSample(): Promise<Outcome> {
  return judge(MIXED_SAMPLE.text, true);
}

async function judge(text: string, isSample: boolean): Promise<Outcome> {
  const from = performance.now();
  try {
    const analysis = await running().analyse(text);
    if (analysis.kind === "refusal") return { kind: "problem", message: analysis.message };
    const milliseconds = performance.now() - from;
    return { kind: "judged", judged: { text, isSample, report: analysis.report, milliseconds } };
  } catch (error) {
    console.warn("The engine does not run in this browser.", error);
    return { kind: "problem", message: ENGINE_FAILED };
  }
}

function lengthProblem(text: string): string | null {
  const code = textProblem(text);
  const excess = countCharacters(text) - VISITOR_TEXT_MAX_CHARS;
  if (code === "INVALID_UNICODE" || code === "TEXT_TOO_SHORT") return ERRORS[code].message;
  if (excess <= 0) return null;
  return `로그인 없이는 ${formatCount(VISITOR_TEXT_MAX_CHARS)}자까지 분석할 수 있어요. ${formatCount(excess)}자가 넘쳐요. 로그인하면 ${formatCount(TEXT_MAX_CHARS)}자까지 넣을 수 있어요.`;
}

/** A judgement withheld because of the text's length or kind of lines, which costs users nothing either. */
export function isFree({ report: { hold } }: Judged): boolean {
  return hold !== null && (FREE_HOLD_REASONS as readonly string[]).includes(hold.reason);
}
