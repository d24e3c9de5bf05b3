/** Attaches 이/가, 은/는 or 을/를 to a Korean phrase by its last Hangul syllable; quotes and brackets after it do not count. */
export function withParticle(phrase: string, particle: "이/가" | "은/는" | "을/를"): string {
  const [closed = "", open = ""] = particle.split("/");
  return phrase + (endsClosed(phrase) ? closed : open);
}

/** Whether the last syllable has a final consonant. Latin and digits are read as open, the commoner case. */
function endsClosed(phrase: string): boolean {
  for (let i = phrase.length - 1; i >= 0; i--) {
    const c = phrase.charCodeAt(i);
    if (c >= 0xac00 && c <= 0xd7a3) return (c - 0xac00) % 28 !== 0;
    if (c >= 0x3131 && c <= 0x314e) return true;
    if ((c >= 0x41 && c <= 0x7a) || (c >= 0x30 && c <= 0x39)) return false;
  }
  return false;
}
