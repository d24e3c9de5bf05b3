/** What somebody may do to copied sentences. Each takes sentences and returns sentences. */
export type Change = (sentences: readonly string[], random: () => number, otherWords: readonly string[]) => string[];

const ENDINGS = [..."은는이가을를에로도다고며서면지요만과와"];
const HANGUL = /[가-힣]/;

export const CHANGES: Readonly<Record<string, Change>> = {
  exact: (sentences) => [...sentences],
  reordered: (sentences, random) => {
    const order = sentences.map((sentence, at) => ({ sentence, at, key: random() })).sort((a, b) => a.key - b.key);
    // At least one neighbour must have moved.
    const moved = order.some(({ at }, place) => at !== place) ? order : order.reverse();
    return moved.map(({ sentence }) => sentence);
  },
  "5 % of words changed": changeWords(0.05),
  "10 % of words changed": changeWords(0.1),
  "20 % of words changed": changeWords(0.2),
  "30 % of words changed": changeWords(0.3),
  "40 % of words changed": changeWords(0.4),
  "spaces and punctuation changed": changeSpacing,
  "typos in 2 % of letters": addTypos(0.02),
  "typos in 5 % of letters": addTypos(0.05),
};

/** Half of the chosen words become other words, the others get another ending. */
function changeWords(share: number): Change {
  return (sentences, random, otherWords) =>
    sentences.map((sentence) =>
      sentence
        .split(" ")
        .map((word) => {
          if (random() >= share) return word;
          if (random() < 0.5) return otherWords[Math.floor(random() * otherWords.length)] ?? word;
          const mark = /[.?!,]$/.exec(word)?.[0] ?? "";
          const ending = ENDINGS[Math.floor(random() * ENDINGS.length)] ?? "";
          return `${word.slice(0, word.length - mark.length - 1)}${ending}${mark}`;
        })
        .join(" "),
    );
}

function changeSpacing(sentences: readonly string[], random: () => number): string[] {
  return sentences.map((sentence) =>
    [...sentence]
      .map((character) => {
        if (character === " ") return random() < 0.3 ? "" : " ";
        if (/[.,?!'"]/.test(character)) return random() < 0.5 ? "" : character;
        return random() < 0.05 ? `${character} ` : character;
      })
      .join(""),
  );
}

/** A mistyped syllable has another final consonant or vowel: a neighbour in the order of the syllables. */
function addTypos(share: number): Change {
  return (sentences, random) =>
    sentences.map((sentence) =>
      [...sentence]
        .map((character) =>
          HANGUL.test(character) && random() < share
            ? String.fromCharCode(Math.min(0xd7a3, character.charCodeAt(0) + 1 + Math.floor(random() * 28)))
            : character,
        )
        .join(""),
    );
}
