import type { SimilarityFigures } from "./measure-similarity.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The two tables of a part as text. */
export function similarityLines(part: string, { planted, unplanted }: SimilarityFigures): string[] {
  return [
    `Comparison of texts, ${part} part`,
    "copies planted in unrelated texts     copies  pairs found  letters found  precision",
    ...planted.map(({ change, copies, pairsFound, lettersFound, precision }) =>
      [
        change.padEnd(36),
        String(copies).padStart(7),
        percent(pairsFound).padStart(12),
        percent(lettersFound).padStart(14),
        percent(precision).padStart(10),
      ].join(" "),
    ),
    "texts without planted copies                     pairs  reported  per 1,000  largest share",
    ...unplanted.map(({ texts, pairs, reported, perThousand, largestShare }) =>
      [
        texts.padEnd(45),
        String(pairs).padStart(8),
        String(reported).padStart(9),
        perThousand.toFixed(2).padStart(10),
        percent(largestShare).padStart(14),
      ].join(" "),
    ),
  ];
}
