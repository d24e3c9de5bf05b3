const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const MEDIALS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const FINALS = "-ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/** A syllable composed of compatibility jamo, and the number of jamo used. */
export interface ComposedSyllable {
  readonly code: number;
  readonly taken: number;
}

/**
 * Composes the syllable that begins at `at` as a Korean keyboard would: a consonant closes a syllable unless a vowel
 * follows. Used only for half-width jamo; ordinary ㅋㅋ and ㅠㅠ are not changed.
 */
export function composeSyllable(jamo: readonly number[], at: number): ComposedSyllable | null {
  const initial = place(INITIALS, jamo[at]);
  const medial = place(MEDIALS, jamo[at + 1]);
  if (initial < 0 || medial < 0) return null;
  const open = 0xac00 + (initial * 21 + medial) * 28;
  const final = place(FINALS, jamo[at + 2]);
  if (final < 1 || place(MEDIALS, jamo[at + 3]) >= 0) return { code: open, taken: 2 };
  return { code: open + final, taken: 3 };
}

function place(list: string, code: number | undefined): number {
  return code === undefined ? -1 : list.indexOf(String.fromCharCode(code));
}

const CONJOINING_INITIALS = 0x1100;
const CONJOINING_MEDIALS = 0x1161;
const CONJOINING_FINALS = 0x11a8;

/** The compatibility jamo that looks like a modern conjoining jamo on its own, or 0. */
export function standaloneJamo(c: number): number {
  if (c >= CONJOINING_INITIALS && c < CONJOINING_INITIALS + 19) return INITIALS.charCodeAt(c - CONJOINING_INITIALS);
  if (c >= CONJOINING_MEDIALS && c < CONJOINING_MEDIALS + 21) return MEDIALS.charCodeAt(c - CONJOINING_MEDIALS);
  if (c >= CONJOINING_FINALS && c < CONJOINING_FINALS + 27) return FINALS.charCodeAt(c - CONJOINING_FINALS + 1);
  return 0;
}
