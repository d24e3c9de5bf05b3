import {
  type Action,
  type AnalyseRequest,
  type AnalysisKind,
  countCharacters,
  FEEDBACK_COMMENT_MIN_CHARS,
  FEEDBACK_COMMENT_MIN_LETTERS,
  FEEDBACK_CREDITS,
  type FeedbackRequest,
  FREE_HOLD_REASONS,
  REVISION_WINDOW_MS,
  refusalOf,
} from "@geulgyeol/contract";
import type { Plan } from "../accounts/index.ts";
import type { EngineVersions } from "./analyse.ts";
import type { StoredAnalysis } from "./queries.ts";

const ACTIONS = {
  basic: "analyseText",
  wordLevel: "analyseWordLevel",
  ensemble: "analyseEnsemble",
} as const satisfies Record<AnalysisKind, Action>;

const BATCH_ACTIONS = {
  files: "analyseSeveralFiles",
  parts: "analyseInParts",
} as const satisfies Record<NonNullable<AnalyseRequest["batch"]>, Action>;

/**
 * Why this plan does not allow this analysis, or null: the kinds are for everybody; automatic runs while typing,
 * several files and parts of a longer text need Pro.
 */
export function analysisRefusal(
  plan: Plan,
  { kind, trigger, batch }: { kind: AnalysisKind } & Pick<AnalyseRequest, "trigger" | "batch">,
): ReturnType<typeof refusalOf> {
  const actions: Action[] = [ACTIONS[kind]];
  if (trigger !== "manual") actions.push("analyseWhileTyping");
  if (batch !== undefined) actions.push(BATCH_ACTIONS[batch]);
  return actions.map((action) => refusalOf(action, plan.kind)).find((refusal) => refusal !== null) ?? null;
}

/** Paid analyses since this time have free revisions. */
export function revisionWindowStart(now: Date): Date {
  return new Date(now.getTime() - REVISION_WINDOW_MS);
}

/**
 * Analyses deleted at or before this time are removed permanently, since free revisions of them are no longer possible.
 */
export function deletedBefore(now: Date): Date {
  return new Date(now.getTime() - REVISION_WINDOW_MS);
}

/** Whether the judgement was withheld because of the text's length or its lack of prose, and so costs nothing. */
export function isFreeHold(holdReason: string | null): boolean {
  return FREE_HOLD_REASONS.some((reason) => reason === holdReason);
}

/**
 * A stored result is reused unless the engine has changed; another document type is a view of it. If its owner deleted
 * it, the text is judged again as a revision.
 */
export function isReusable(
  stored: EngineVersions & Pick<StoredAnalysis, "documentType" | "deletedAt" | "views">,
  versions: EngineVersions,
  documentType: AnalyseRequest["documentType"],
): boolean {
  return (
    stored.deletedAt === null &&
    stored.engineVersion === versions.engineVersion &&
    stored.modelVersion === versions.modelVersion &&
    (stored.views !== null || stored.documentType === (documentType ?? null))
  );
}

/** Invisible in Unicode: zero-width characters, variation selectors, the Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters other than single jamo, as in laughter ("ㅋㅋㅋㅋ"). */
const LETTER = /(?![\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc])\p{L}/gu;

/** Whether a comment has words: enough visible characters, and enough different letters. */
export function saysSomething(comment: string): boolean {
  const visible = comment.normalize("NFC").replace(INVISIBLE, "").trim();
  const letters = new Set(visible.toLowerCase().match(LETTER));
  return countCharacters(visible) >= FEEDBACK_COMMENT_MIN_CHARS && letters.size >= FEEDBACK_COMMENT_MIN_LETTERS;
}

/** Credits for feedback before the monthly cap: each part adds its step of the table. */
export function feedbackCredits({ origin, comment }: Pick<FeedbackRequest, "origin" | "comment">): number {
  const hasComment = comment !== undefined && saysSomething(comment);
  const forOrigin = origin === undefined ? 0 : FEEDBACK_CREDITS.origin - FEEDBACK_CREDITS.rating;
  const forComment = hasComment ? FEEDBACK_CREDITS.comment - FEEDBACK_CREDITS.origin : 0;
  return FEEDBACK_CREDITS.rating + forOrigin + forComment;
}
