import {
  AnalysisLine,
  type AnalysisPlace,
  type AnalysisResult,
  type analyse,
  type analyseEnsemble,
  type analyseWordLevel,
} from "@geulgyeol/contract";
import type { z } from "zod";
import { ApiFailure } from "./api-failure.ts";
import { type CallOptions, parseAnswer, sendTo } from "./call-endpoint.ts";
import { failureOfLine } from "./failure-of-line.ts";
import { readJson } from "./send.ts";
import { LINES_TYPE, readEvents } from "./stream-endpoint.ts";

interface InTurn extends CallOptions {
  readonly signal: AbortSignal;
  /** Called with the place in the queue while the text waits for a second or more, and with null when its turn comes. */
  readonly onPlace: (place: AnalysisPlace | null) => void;
}

/** Has a text judged when its turn comes. Rejects like `callEndpoint`. */
export async function analyseInTurn(
  endpoint: typeof analyse | typeof analyseEnsemble | typeof analyseWordLevel,
  input: z.input<(typeof analyse)["request"]>,
  { onPlace, ...options }: InTurn,
): Promise<AnalysisResult> {
  const answer = await sendTo(endpoint, input, { ...options, accept: `${LINES_TYPE}, application/json` });
  if (answer.headers.get("content-type")?.includes(LINES_TYPE) !== true) {
    return parseAnswer(endpoint, answer, await readJson(answer));
  }
  let last: AnalysisLine | null = null;
  const onEvent = (line: AnalysisLine) => {
    last = line;
    if (line.type === "waiting") onPlace({ ahead: line.ahead, seconds: line.seconds });
    else onPlace(null);
  };
  await readEvents(answer, AnalysisLine, { path: endpoint.path, signal: options.signal, onEvent });
  return resultOf(last);
}

/** Throws `ApiFailure` for a stream that failed or ended early. */
function resultOf(last: AnalysisLine | null): AnalysisResult {
  if (last?.type === "done") return last.result;
  if (last?.type === "failed") throw failureOfLine(last);
  throw new ApiFailure("network", "The answer broke off.");
}
