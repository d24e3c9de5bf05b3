/** Colour band of a probability: 1 green to 6 red. */
export type Band = 1 | 2 | 3 | 4 | 5 | 6;

/** Half-open bands of the raw probability, not of the rounded percentage: .4 → 2, .5 → 3, .6 → 4, .7 → 5, .8 → 6. */
export function bandOf(probability: number): Band {
  if (probability < 0.4) return 1;
  if (probability < 0.5) return 2;
  if (probability < 0.6) return 3;
  if (probability < 0.7) return 4;
  return probability < 0.8 ? 5 : 6;
}

/** Class that sets the band's colours (see grain.css). */
export function bandClass(probability: number): string {
  return `band-${bandOf(probability)}`;
}
