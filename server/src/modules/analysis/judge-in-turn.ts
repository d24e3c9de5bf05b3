import { type AnalyseRequest, type AnalysisLine, textProblem } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { FairQueue } from "../../workers/fair-queue.ts";
import { type AnalyseTextInput, type AnalyseTextParts, analyseText } from "./analyse-text.ts";
import type { AnalysisAnswer } from "./to-result.ts";

/** The ranks in the queue: whoever waits before the screen goes first, the texts of a batch last. */
export const QUEUE_RANKS = ["manual", "automatic", "batch"] as const;
export type QueueRank = (typeof QUEUE_RANKS)[number];

export interface JudgeInTurnParts extends AnalyseTextParts {
  readonly queue: FairQueue;
  /** Called when a turn comes, with the time that it was waited for. */
  readonly onTurn: (rank: QueueRank, waitedMs: number) => void;
}

interface JudgeHooks {
  /** Aborted if the caller disconnects; a text that is not yet being judged then leaves the queue. */
  readonly signal: AbortSignal;
  /** Receives the place in the queue while the text waits, and `started` once after that. */
  readonly send?: ((line: Extract<AnalysisLine, { type: "waiting" | "started" }>) => void) | undefined;
}

/**
 * Judges, stores and charges a text when its turn comes. Throws the codes of `analyseText`, `TOO_MANY_WAITING` and
 * `SERVER_BUSY`.
 */
export async function judgeInTurn(
  { queue, onTurn, ...parts }: JudgeInTurnParts,
  asked: AnalyseTextInput,
  { signal, send }: JudgeHooks,
): Promise<AnalysisAnswer> {
  // A text that will be refused need not wait, and those that wait have a bounded length.
  const problem = textProblem(asked.request.text);
  if (problem !== null) throw new AppError(problem);
  const rank = rankOf(asked.request);
  const since = performance.now();
  let hasToldPlace = false;
  return queue.run(
    asked.userId,
    ({ outside }) => {
      onTurn(rank, performance.now() - since);
      if (hasToldPlace) send?.({ type: "started" });
      return analyseText(parts, { ...asked, ...(parts.judge && { runOutsideSlot: outside }) });
    },
    {
      rank: QUEUE_RANKS.indexOf(rank),
      signal,
      ...(send && {
        onPlace: ({ ahead, expectedMs }) => {
          hasToldPlace = true;
          send({ type: "waiting", ahead, seconds: Math.ceil(expectedMs / 1_000) });
        },
      }),
    },
  );
}

function rankOf({ trigger, batch }: AnalyseRequest): QueueRank {
  if (batch !== undefined) return "batch";
  return trigger === "manual" ? "manual" : "automatic";
}
