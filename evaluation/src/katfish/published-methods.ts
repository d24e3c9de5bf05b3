import type { KatfishMethodResult } from "./katfish-result.ts";
import type { KatfishGenre } from "./read-katfish.ts";

/**
 * Averages of the authors' README (Shinwoo-Park/detecting_llm_generated_korean_text_through_linguistic_analysis, the code of
 * the ACL 2025 paper): AUROC in percent over five seeds and the three unseen models, for essay, poetry and abstract.
 */
const AVERAGES: readonly (readonly [method: string, essay: number, poetry: number, abstract: number])[] = [
  ["KatFishNet, punctuation", 94.88, 73.1, 75.62],
  ["KatFishNet, parts of speech", 82.99, 57.3, 53.33],
  ["KatFishNet, spacing", 79.51, 60.4, 58],
  ["LLM paraphrasing", 81.27, 63.87, 57.33],
  ["fine-tuned language model", 65.93, 61.97, 50.15],
  ["LLM prompting", 50.07, 50.03, 47.39],
  ["DetectGPT", 45.8, 66.02, 52.87],
  ["LRR", 59.59, 43.35, 50.67],
  ["entropy", 53.3, 48.95, 53.54],
  ["log-likelihood", 57.97, 61.46, 49.59],
];

/** Separate figures for Solar, Qwen2 and Llama 3.1 are published for the best method. */
const PUNCTUATION: Readonly<Record<KatfishGenre, readonly [solar: number, qwen: number, llama: number]>> = {
  essay: [97.57, 94.63, 92.45],
  poetry: [62.65, 93.45, 63.22],
  abstract: [78.99, 77.47, 70.41],
};

function published(value: number): { mean: number; deviation: null } {
  return { mean: value, deviation: null };
}

export const PUBLISHED_METHODS: readonly KatfishMethodResult[] = AVERAGES.map(([method, ...averages], at) => {
  const resultOf = (genre: KatfishGenre, average: number) => {
    const [solar, qwen, llama] = PUNCTUATION[genre];
    return {
      models: at === 0 ? { Solar: published(solar), Qwen2: published(qwen), "Llama3.1": published(llama) } : {},
      average: published(average),
    };
  };
  const [essay, poetry, abstract] = averages;
  return {
    method,
    origin: "published",
    genres: {
      essay: resultOf("essay", essay),
      poetry: resultOf("poetry", poetry),
      abstract: resultOf("abstract", abstract),
    },
  };
});
