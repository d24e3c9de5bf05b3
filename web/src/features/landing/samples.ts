import { AI_SAMPLE_TEXT, HUMAN_SAMPLE_TEXT, MIXED_SAMPLE_TEXT } from "@geulgyeol/contract";

type SampleId = "human" | "mixed" | "ai";

export interface Sample {
  readonly id: SampleId;
  /** Who wrote the text, shown to the user. */
  readonly origin: string;
  readonly text: string;
}

const HUMAN: Sample = {
  id: "human",
  origin: "사람이 쓴 수필 · 이효석, 1938년",
  text: HUMAN_SAMPLE_TEXT,
};

/** Judged in the visitor's browser when asked for. */
export const MIXED_SAMPLE: Sample = {
  id: "mixed",
  origin: "둘이 함께 쓴 글 · 이효석의 수필 사이에 AI가 쓴 문장을 넣었어요",
  text: MIXED_SAMPLE_TEXT,
};

const AI: Sample = {
  id: "ai",
  origin: "AI가 쓴 설명문",
  text: AI_SAMPLE_TEXT,
};

/** The two clear ones, side by side in the first view: their contrast explains the grain. */
export const FIRST_SAMPLES: readonly Sample[] = [HUMAN, AI];
