/** Splits and composes Hangul syllables by the arithmetic of Unicode's Hangul block, without normalisation data. */

const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

const FIRST = 0xac00;
const LAST = 0xd7a3;
const PER_INITIAL = 21 * 28;

export interface Syllable {
  readonly initial: string;
  readonly vowel: string;
  /** The final consonant, or "" for an open syllable. */
  readonly final: string;
}

/** The parts of the last syllable of a text, or null if it does not end in a Hangul syllable. */
export function lastSyllable(text: string): Syllable | null {
  const c = text.charCodeAt(text.length - 1);
  if (!(c >= FIRST && c <= LAST)) return null;
  const at = c - FIRST;
  return {
    initial: INITIALS.charAt(Math.floor(at / PER_INITIAL)),
    vowel: VOWELS.charAt(Math.floor((at % PER_INITIAL) / 28)),
    final: at % 28 === 0 ? "" : FINALS.charAt(at % 28),
  };
}

export function compose(initial: string, vowel: string, final = ""): string {
  const i = INITIALS.indexOf(initial);
  const v = VOWELS.indexOf(vowel);
  const f = final === "" ? 0 : FINALS.indexOf(final);
  return String.fromCharCode(FIRST + i * PER_INITIAL + v * 28 + f);
}

/** The final consonant of the last syllable: "" for an open one, null if the text ends in no Hangul syllable. */
export function finalOf(text: string): string | null {
  const c = text.charCodeAt(text.length - 1);
  if (!(c >= FIRST && c <= LAST)) return null;
  const f = (c - FIRST) % 28;
  return f === 0 ? "" : FINALS.charAt(f);
}

/**
 * The text with the final consonant of its last syllable replaced ("" removes it). The last character must be a
 * syllable.
 */
export function withFinal(text: string, final: string): string {
  const c = text.charCodeAt(text.length - 1) - FIRST;
  const f = final === "" ? 0 : FINALS.indexOf(final);
  return text.slice(0, -1) + String.fromCharCode(FIRST + c - (c % 28) + f);
}

/** The text with the vowel of its last, open syllable replaced. */
export function withVowel(text: string, vowel: string, final = ""): string {
  const last = lastSyllable(text);
  return last === null ? text : text.slice(0, -1) + compose(last.initial, vowel, final);
}
