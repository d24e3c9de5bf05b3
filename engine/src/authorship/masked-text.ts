/** Marks that show how somebody writes; others (of formulas, say) show the subject. */
const MARK = /[.,!?~;:'"()\-…·]/u;
const SYLLABLE = /[가-힣]/u;
const LETTER = /[\p{L}\p{N}]/u;
const SPACE = /\s/u;
/** Laughter and tears: jamo that are no syllable. */
const JAMO = /[ㄱ-ㅣ]/u;
/** Stands for each masked letter. */
const MASK = "o";
/** A longer run of masked letters is cut to this. */
const MOST_MASKED = 3;

const PATTERN_LENGTHS = { shortest: 2, longest: 5 } as const;
const MARK_LENGTHS = { shortest: 1, longest: 4 } as const;

/**
 * The text with every letter masked but the last syllable of a word, so that the subject is gone and endings, lengths of words,
 * marks and spacing are left (text distortion: Stamatatos, EACL 2017).
 */
export function maskWords(text: string): string {
  return ` ${text.trim().split(/\s+/u).map(maskWord).join(" ")} `;
}

function maskWord(word: string): string {
  const characters = [...word];
  let last = characters.length - 1;
  while (last >= 0 && !isLetter(characters[last] ?? "")) last--;
  let masked = "";
  let run = 0;
  characters.forEach((character, at) => {
    const isShown = MARK.test(character) || JAMO.test(character) || (at === last && SYLLABLE.test(character));
    if (isShown) masked += character;
    else if (isLetter(character) && run < MOST_MASKED) masked += MASK;
    run = isShown ? 0 : run + 1;
  });
  return masked;
}

function isLetter(character: string): boolean {
  return LETTER.test(character) && !JAMO.test(character);
}

/** The runs of two to five characters of a masked text, each once. */
export function countPatterns(masked: string): Set<string> {
  const patterns = new Set<string>();
  const { shortest, longest } = PATTERN_LENGTHS;
  for (let at = 0; at < masked.length; at++) {
    for (let length = shortest; length <= longest && at + length <= masked.length; length++) {
      patterns.add(masked.slice(at, at + length));
    }
  }
  return patterns;
}

/** How marks, spaces and words follow each other: runs of up to four that hold a mark, each once. */
export function countMarks(masked: string): Set<string> {
  const tokens: { token: string; isMark: boolean }[] = [];
  for (const character of masked) {
    const isJamo = JAMO.test(character);
    const isMark = isJamo || MARK.test(character);
    const token = isJamo ? "ㅋ" : isMark || SPACE.test(character) ? character : MASK;
    if (token !== tokens.at(-1)?.token || (token !== MASK && token !== "ㅋ")) tokens.push({ token, isMark });
  }
  const marks = new Set<string>();
  tokens.forEach((_, at) => {
    let run = "";
    let holdsMark = false;
    for (let length = MARK_LENGTHS.shortest; length <= MARK_LENGTHS.longest; length++) {
      const next = tokens[at + length - 1];
      if (!next) return;
      run += next.token;
      holdsMark ||= next.isMark;
      if (holdsMark) marks.add(run);
    }
  });
  return marks;
}
