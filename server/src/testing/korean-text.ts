const PARTICLES = ["은", "는", "이", "가", "을", "를", "에서", "에게", "으로", "와", "까지", "보다"];
const ENDINGS = ["했다.", "보였다.", "되었다.", "갔다.", "있었다.", "말했다.", "남았다.", "모른다."];
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;

/**
 * Sentences of generated Korean words, different for every `seed`, so that no two texts count as versions of one draft.
 * @param length in characters, reached exactly.
 */
export function koreanText(seed: number, length = 120): string {
  const below = randomNumbers(seed);
  const pick = (list: readonly string[]) => list[below(list.length)] as string;
  const stem = () => Array.from({ length: 2 + below(2) }, () => String.fromCharCode(FIRST_SYLLABLE + below(SYLLABLES)));
  const word = () => stem().join("");
  let text = "";
  while (text.length < length) {
    for (let words = 3 + below(6); words > 0; words--) text += `${word()}${pick(PARTICLES)} `;
    text += `${word()}${pick(ENDINGS)} `;
  }
  return `${text.slice(0, length - 1)}.`;
}

/** A linear congruential generator (Numerical Recipes' constants), whose high bits are used. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
