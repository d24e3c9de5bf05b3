/** The part of a judgement that must be the same wherever it is computed. */
export interface Judgement {
  readonly id: string;
  readonly aiProbability: number;
  readonly verdict: string;
  readonly aiShare: number;
  readonly interval: { readonly lower: number; readonly upper: number };
  readonly language: string;
}
