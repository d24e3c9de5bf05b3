import { surelyEndsSentence } from "./ends-like-sentence.ts";
import { type HeaderItem, readHeaderItems } from "./header-items.ts";

/**
 * What a line states about its text: `title` and `data` are certain by themselves; `part` (a name, a school) counts only
 * beside such a line.
 */
export type HeaderForm = "title" | "data" | "part";

const LONGEST_HEADER = 160;
/** Longest line with the label of a title that ends like a Korean sentence. */
const LONGEST_ENDED_TITLE = 50;
const HANGUL = /[가-힣]/;
/** The salutation of a letter or an e-mail. */
const SALUTATION =
  /^(?:(?:Dear|Hi|Hello|Hey)(?: (?:[A-Z][\w.'/-]{0,20}|or|and|of|everyone|all|team|there|sir|madam)){1,6}[,:]?|To [Ww]hom [Ii]t [Mm]ay [Cc]oncern[,:]?|[가-힣A-Za-z]{1,12}(?: [가-힣A-Za-z]{1,12}){0,3}(?:님께|님에게|귀하|귀중)[,:.]?)$/;
const ORIGINAL_MESSAGE =
  /^-{2,10} ?(?:Original Message|원본 ?(?:메일|메시지)|전달된 메시지|Forwarded message) ?-{2,10}$/i;
/** What a piece of homework is called. */
const COURSEWORK =
  /^[가-힣A-Za-z0-9 ·:()'"-]{0,30}(?:과제|과제물|레포트|리포트|보고서|감상문|독후감|수행평가|기말고사|중간고사|자기소개서|논술문|글쓰기 대회|백일장)$/;

/** The form of a line that consists of header items only, or null. Linear in the line. */
export function headerForm(line: string): HeaderForm | null {
  if (line.length > LONGEST_HEADER) return null;
  if (SALUTATION.test(line) || ORIGINAL_MESSAGE.test(line)) return "data";
  const { items, end } = readHeaderItems(line);
  if (items.length === 0 || end < line.length) return COURSEWORK.test(line) ? "part" : null;
  if (items.includes("title")) return isTitleLine(line) ? (items.includes("label") ? "data" : "title") : null;
  if (line.endsWith(",")) return null;
  if (surelyEndsSentence(line.replace(/(?<=\d)\.$/, ""))) return null;
  if (isCertain(items)) return "data";
  return items.every((item) => item === "number") ? null : "part";
}

/** Whether what follows the label of a title is a title; a first sentence may stand on its line. */
function isTitleLine(line: string): boolean {
  return line.length <= LONGEST_ENDED_TITLE || !HANGUL.test(line) || !surelyEndsSentence(line);
}

/** Whether items together can only be a header; a name or a school alone may be a line of verse or a heading. */
function isCertain(items: readonly HeaderItem[]): boolean {
  const has = (kind: HeaderItem) => items.includes(kind);
  const classes = items.filter((item) => item === "class").length;
  const schools = items.filter((item) => item === "school").length;
  if (has("label") || has("date") || has("teacher") || classes >= 2 || schools >= 2) return true;
  if (has("role") && has("name") && items.length === 2) return true;
  if (has("number")) return has("name") || has("school");
  return (classes > 0 || schools > 0) && has("name");
}
