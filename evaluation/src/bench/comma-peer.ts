import type { Peer } from "./tfidf-peer.ts";

/**
 * The published Korean method's four comma features that need no tagger, with a logistic regression. The fifth, variety
 * of word classes around commas, is omitted, since a tagger would only make it slower.
 */
export function commaPeer(): Peer {
  const weights = [1.5, 4, -0.8, 0.02];
  return {
    name: "comma features",
    score(text) {
      const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 0);
      let withComma = 0;
      let commas = 0;
      let words = 0;
      let place = 0;
      let pieces = 0;
      let pieceLength = 0;
      for (const sentence of sentences) {
        const parts = sentence.split(",");
        words += sentence.split(/\s+/).length;
        pieces += parts.length;
        pieceLength += sentence.length - parts.length + 1;
        if (parts.length === 1) continue;
        withComma++;
        let at = 0;
        for (let k = 0; k + 1 < parts.length; k++) {
          at += (parts[k] as string).length + 1;
          place += at / sentence.length;
          commas++;
        }
      }
      const features = [
        withComma / Math.max(1, sentences.length),
        commas / Math.max(1, words),
        place / Math.max(1, commas),
        pieceLength / Math.max(1, pieces),
      ];
      return features.reduce((sum, value, at) => sum + value * weights[at], -1);
    },
  };
}
