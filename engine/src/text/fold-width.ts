/** Converts full-width forms, half-width forms and mathematical letters to plain characters. */

/** The plain ASCII code of a full-width character, or 0. */
export function plainWidth(c: number): number {
  if (c >= 0xff01 && c <= 0xff5e) return c - 0xfee0;
  switch (c) {
    case 0x3002:
    case 0xff61:
      return 0x2e;
    case 0x3001:
    case 0xff64:
      return 0x2c;
    case 0x301c:
    case 0x223c:
      return 0x7e;
    case 0x2010:
    case 0x2011:
    case 0xfe63:
      return 0x2d;
    case 0xffe6:
      return 0x20a9;
    default:
      return 0;
  }
}

/** The ASCII letter or digit of a mathematical alphanumeric symbol (𝐚, 𝓐, 𝟎 …), or 0. Greek ones give 0. */
export function plainMathLetter(c: number): number {
  if (c >= 0x1d7ce && c <= 0x1d7ff) return 0x30 + ((c - 0x1d7ce) % 10);
  if (c >= 0x1d400 && c <= 0x1d6a3) {
    const place = (c - 0x1d400) % 52;
    return place < 26 ? 0x41 + place : 0x61 + place - 26;
  }
  return 0;
}

const HALF_WIDTH_CONSONANTS = "ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const HALF_WIDTH_VOWELS = "ㅏㅐㅑㅒㅓㅔ--ㅕㅖㅗㅘㅙㅚ--ㅛㅜㅝㅞㅟㅠ--ㅡㅢㅣ";

/** The compatibility jamo of a half-width jamo, or 0. */
export function plainJamo(c: number): number {
  if (c >= 0xffa1 && c <= 0xffbe) return HALF_WIDTH_CONSONANTS.charCodeAt(c - 0xffa1);
  if (c >= 0xffc2 && c <= 0xffdc) {
    const vowel = HALF_WIDTH_VOWELS.charCodeAt(c - 0xffc2);
    return vowel === 0x2d || Number.isNaN(vowel) ? 0 : vowel;
  }
  return 0;
}
