/** Punctuation, closing quotes and brackets, laughter and note marks after the last word of a sentence. */
const CLOSING: ReadonlySet<string> = new Set(
  "!?~…,;:·.。！？．〜～ㅋㅎㅠㅜ^_♡♥\"'”’)]」』》〉】）］*†‡※¹²³⁰⁴⁵⁶⁷⁸⁹⁽⁾\t\n\r \u00a0\u3000".split(""),
);
const CIRCLED = /^[\u2460-\u2473]$/;
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3)$/u;
/** A note's number or a stage direction: 합니다[1], 합니다(웃음). */
const ASIDE = /^(?:\[\d{1,3}\]|\((?:\d{1,3}|웃음|하하|끝|농담|생략|중략|후략)\))$/;
const LONGEST_ASIDE = 5;
const KEYCAP = /^[\d#*]\ufe0f?\u20e3/;

/** End of the words of the sentence in `[from, to)`, before its punctuation, quotes, notes, laughter and emoji. */
export function findWordsEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from) {
    const low = text.charCodeAt(end - 1);
    const pair = low >= 0xdc00 && low <= 0xdfff && end - 2 >= from;
    const last = text.slice(end - (pair ? 2 : 1), end);
    const aside = last === "]" || last === ")" ? asideBefore(text, from, end) : 0;
    if (aside > 0) end -= aside;
    else if (KEYCAP.test(text.slice(end - 1, end + 2))) end -= 1;
    else if (CLOSING.has(last) || CIRCLED.test(last) || PICTURE.test(last)) end -= last.length;
    else break;
  }
  return end;
}

function asideBefore(text: string, from: number, end: number): number {
  for (let length = 3; length <= LONGEST_ASIDE && end - length >= from; length++) {
    if (ASIDE.test(text.slice(end - length, end))) return length;
  }
  return 0;
}

const WIDE_STOPS: Readonly<Record<string, string>> = { "。": ".", "．": ".", "！": "!", "？": "?" };
/** A run of emoji or a note directly after the end of a sentence, where the splitter expects a space. */
const AFTER_END =
  /(?<=[.!?~다요죠])(?:\[\d{1,3}\]|[\d#*]\ufe0f?\u20e3|[¹²³⁰⁴-⁹\u2460-\u2473^]|\p{Extended_Pictographic}|\p{Regional_Indicator})(?:[¹²³⁰⁴-⁹^]|\u200d|\ufe0f|\p{Emoji_Modifier}|\p{Extended_Pictographic}|\p{Regional_Indicator}){0,40}/gu;

/**
 * The text as input of the sentence splitter, with equal length, so that offsets stay valid: plain spaces and stops,
 * and a laughter mark for an emoji or a note after a stop.
 */
export function evenOut(text: string): string {
  return text
    .replace(/[\t\u00a0\u3000]/g, " ")
    .replace(/[。．！？]/g, (stop) => WIDE_STOPS[stop] ?? stop)
    .replace(AFTER_END, (run) => "^".repeat(run.length));
}
