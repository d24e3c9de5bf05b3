import { randomBytes } from "node:crypto";
import type { JudgeOpinion } from "@geulgyeol/wording/report";
import type { z } from "zod";
import type { LanguageModel, LlmRequest, LlmUsage } from "../../ports/llm/llm.ts";
import { JudgeAnswer, judgePrompt } from "./judge-prompt.ts";

const REASONING_MAX_CHARS = 800;
const NOTE_MAX_CHARS = 240;

export type Judgement = Pick<JudgeOpinion, "aiProbability" | "confidence" | "reasoning" | "findings">;

/** The prompt for a text, with its own delimiters. */
export function newJudgePrompt(text: string): LlmRequest {
  return judgePrompt(text, randomBytes(9).toString("hex"));
}

/** Asks one model once, without booking the cost. Rejects with `LlmFailure`. */
export async function judgeText(
  model: LanguageModel,
  request: LlmRequest,
  signal?: AbortSignal,
): Promise<Judgement & { readonly usage: LlmUsage }> {
  const { value, usage } = await model.fill({ ...request, shape: JudgeAnswer }, { signal });
  return { ...read(value), usage };
}

/** Each criterion counts once, numbers are limited to their range, and texts to their maximum length. */
function read({ findings, reasoning, aiProbability, confidence }: z.output<typeof JudgeAnswer>) {
  const once = new Map(findings.map((finding) => [finding.criterion, finding]));
  return {
    aiProbability: ratio(aiProbability),
    confidence: ratio(confidence),
    reasoning: plain(reasoning, REASONING_MAX_CHARS),
    findings: [...once.values()].map((finding) => ({ ...finding, note: plain(finding.note, NOTE_MAX_CHARS) })),
  };
}

/** Some models answer in percent despite the instructions. */
function ratio(value: number): number {
  const share = value > 1 && value <= 100 ? value / 100 : value;
  return Math.round(Math.min(1, Math.max(0, share)) * 1e6) / 1e6;
}

function plain(text: string, most: number): string {
  const even = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return even.length > most ? `${even.slice(0, most).trimEnd()}…` : even;
}
