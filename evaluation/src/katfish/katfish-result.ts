import type { KatfishGenre } from "./read-katfish.ts";

/** Mean AUROC over seeds in percent; `deviation` over seeds is null for published figures, which have none. */
export interface KatfishCell {
  readonly mean: number;
  readonly deviation: number | null;
}

export interface KatfishGenreResult {
  /** By unseen model; empty if only the average was published. */
  readonly models: Readonly<Record<string, KatfishCell>>;
  readonly average: KatfishCell;
}

export interface KatfishMethodResult {
  readonly method: string;
  readonly origin: "published" | "computed";
  readonly genres: Readonly<Record<KatfishGenre, KatfishGenreResult>>;
}

export interface KatfishResult {
  readonly protocol: string;
  readonly seeds: readonly number[];
  readonly methods: readonly KatfishMethodResult[];
  /** Mean weight of each member of our method by genre, determined inside the training splits. */
  readonly memberWeights: Readonly<Record<KatfishGenre, Readonly<Record<string, number>>>>;
}
