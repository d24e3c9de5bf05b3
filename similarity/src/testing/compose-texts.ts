/** Texts of made-up words for tests and the benchmark: as long and as various as pupils' texts, and without a meaning. */

const HEADS = [..."가나도라모바서자초고노두리마버소조카토하강난담람문방성장천곡녹동락명복석정춘겨누다러미비수지차"];
const TAILS = [
  "은",
  "는",
  "이",
  "가",
  "을",
  "를",
  "에",
  "에서",
  "로",
  "도",
  "의",
  "과",
  "하고",
  "하며",
  "해서",
  "처럼",
];
const ENDS = ["했다", "였다", "한다", "이다", "았다", "싶다", "간다", "된다"];
const WORDS = 3_000;

/** A seeded generator of numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

const STEMS = Array.from({ length: WORDS }, (_, number) => {
  const random = seeded(number + 77);
  return Array.from({ length: 2 + (number % 2) }, () => pick(HEADS, random)).join("");
});

/** Sentences without end: frequent words are drawn more often, as in a language. */
export function composeSentences(count: number, random: () => number): string[] {
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 4 + Math.floor(random() * 6) }, () => stem(random) + pick(TAILS, random));
    return `${words.join(" ")} ${stem(random)}${pick(ENDS, random)}.`;
  });
}

/** A text of at least `length` characters, in paragraphs. */
export function composeText(length: number, random: () => number): string {
  let text = "";
  while (text.length < length) text += `${composeSentences(5, random).join(" ")}\n\n`;
  return text.trimEnd();
}

function stem(random: () => number): string {
  return STEMS[Math.floor(WORDS * random() ** 2)] ?? "";
}

function pick(values: readonly string[], random: () => number): string {
  return values[Math.floor(random() * values.length)] ?? "";
}
