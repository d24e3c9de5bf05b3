import {
  type Action,
  type AnalyseRequest,
  type AnalysisKind,
  countCharacters,
  FEEDBACK_COMMENT_MIN_CHARS,
  FEEDBACK_COMMENT_MIN_LETTERS,
  FEEDBACK_CREDITS,
  type FeedbackRequest,
  REVISION_NGRAM,
  REVISION_OVERLAP,
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
 * Why this plan may not have this analysis, or null: the kinds are for everybody; those that start while typing, several
 * files and parts of a longer text are for Pro.
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

/** Paid analyses from this moment on have free revisions. */
export function revisionWindowStart(now: Date): Date {
  return new Date(now.getTime() - REVISION_WINDOW_MS);
}

/** What was deleted at this moment or before goes for good: by then, no free revision of it is possible any more. */
export function deletedBefore(now: Date): Date {
  return new Date(now.getTime() - REVISION_WINDOW_MS);
}

/** A check whether a text is a light change of an earlier version; the work on the new text is done once. */
export function revisionTest(next: string): (earlier: string) => boolean {
  const wanted = ngrams(next);
  return (earlier) => {
    const known = new Set(ngrams(earlier));
    let shared = 0;
    for (const ngram of wanted) if (known.has(ngram)) shared++;
    return wanted.length > 0 && shared / wanted.length >= REVISION_OVERLAP;
  };
}

/**
 * A stored result is given again unless the engine has changed; another document type is a view of it. One that its
 * owner deleted stays deleted: the text is judged anew, as a revision.
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

/**
 * All character 5-grams of the text in NFC, in order and repeated ones too, as 32-bit hashes (FNV-1a over UTF-16 units).
 * Of two texts of 10,000 characters some 2% share one hash by chance; it takes 8,000 to matter.
 */
function ngrams(text: string): Uint32Array {
  const normalised = text.normalize("NFC");
  const hashes = new Uint32Array(Math.max(0, normalised.length - REVISION_NGRAM + 1));
  for (let start = 0; start < hashes.length; start++) {
    let hash = 0x811c9dc5;
    for (let at = start; at < start + REVISION_NGRAM; at++) {
      hash = Math.imul(hash ^ normalised.charCodeAt(at), 0x01000193);
    }
    hashes[start] = hash;
  }
  return hashes;
}

/** Unicode draws nothing for these: zero-width characters, variation selectors, the Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters other than single jamo, of which laughter is made ("ㅋㅋㅋㅋ"). */
const LETTER = /(?![\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc])\p{L}/gu;

/** Whether a comment holds words: long enough in what can be seen, and of enough different letters. */
export function saysSomething(comment: string): boolean {
  const visible = comment.normalize("NFC").replace(INVISIBLE, "").trim();
  const letters = new Set(visible.toLowerCase().match(LETTER));
  return countCharacters(visible) >= FEEDBACK_COMMENT_MIN_CHARS && letters.size >= FEEDBACK_COMMENT_MIN_LETTERS;
}

/** Credits that a piece of feedback is worth before the monthly cap: each part adds what its step of the table adds. */
export function feedbackCredits({ origin, comment }: Pick<FeedbackRequest, "origin" | "comment">): number {
  const hasComment = comment !== undefined && saysSomething(comment);
  const forOrigin = origin === undefined ? 0 : FEEDBACK_CREDITS.origin - FEEDBACK_CREDITS.rating;
  const forComment = hasComment ? FEEDBACK_CREDITS.comment - FEEDBACK_CREDITS.origin : 0;
  return FEEDBACK_CREDITS.rating + forOrigin + forComment;
}
