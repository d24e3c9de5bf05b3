export type Particle = "이/가" | "은/는" | "을/를" | "으로/로" | "이에요/예요" | "이었어요/였어요";

/**
 * Attaches a particle to a Korean phrase by its last Hangul syllable; quotes and brackets after it do not count. A quotation
 * that ends in Latin letters gets a Korean noun first, since nobody knows how it is read aloud. "%" is read 퍼센트.
 */
export function withParticle(phrase: string, particle: Particle): string {
  const [closed = "", open = ""] = particle.split("/");
  const named = /[A-Za-z]['"’”]?$/.test(phrase) ? `${phrase} 표현` : phrase;
  const final = phrase.endsWith("%") ? 0 : finalOf(lastLetter(named));
  // After ㄹ the particle is 로, as after a vowel.
  return named + (final === 0 || (particle === "으로/로" && final === RIEUL) ? open : closed);
}

const RIEUL = 8;
/** Final consonants of the digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS = [21, RIEUL, 0, 16, 0, 0, 1, RIEUL, RIEUL, 0];

function lastLetter(phrase: string): number {
  for (let i = phrase.length - 1; i >= 0; i--) {
    const c = phrase.charCodeAt(i);
    const letter = (c >= 0xac00 && c <= 0xd7a3) || (c >= 0x3131 && c <= 0x318e);
    if (letter || (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a)) return c;
  }
  return 0;
}

/** Number of the final consonant in the order of Unicode's Hangul syllables, 0 for none. */
function finalOf(c: number): number {
  if (c >= 0xac00 && c <= 0xd7a3) return (c - 0xac00) % 28;
  if (c >= 0x3131 && c <= 0x314e) return 1;
  if (c >= 0x30 && c <= 0x39) return DIGITS[c - 0x30] ?? 0;
  return 0;
}
