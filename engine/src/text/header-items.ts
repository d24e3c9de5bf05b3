/** What a part of a header line states. */
export type HeaderItem =
  | "label"
  | "title"
  | "date"
  | "class"
  | "number"
  | "school"
  | "name"
  | "role"
  | "teacher"
  | "course";

/** The items that a text begins with. */
export interface HeaderItems {
  readonly items: readonly HeaderItem[];
  /** Labels followed by a number, date, class or name, so that the end of the value is certain. */
  readonly certainLabels: number;
  /** Index after the last item and the separators that follow it. */
  readonly end: number;
}

/** Longest value of a label, in UTF-16 units. */
const LONGEST_VALUE = 60;
const LONGEST_TITLE = 100;
/** More items than this are not a header. */
const MOST_ITEMS = 24;

/** Korean surnames of one syllable. */
export const SURNAMES =
  "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국은편용예경봉사부";
const DOUBLE_SURNAMES = "남궁|황보|선우|제갈|사공|독고|서문";
/** A full name; two syllables with a particle (나의, 이는) and three with one that no given name ends in are words. */
const NAME = new RegExp(
  `(?:(?:${DOUBLE_SURNAMES})[가-힣]{1,2}|[${SURNAMES}](?:[가-힣](?<![의은는을를도만가이로에와과])|[가-힣][가-힣](?<![는을를의에만])|[가-힣]?[*○]{1,2}[가-힣]?|O{2})|[${SURNAMES}] [가-힣] [가-힣])(?![가-힣*○])`,
  "y",
);
const LATIN_NAME =
  /(?!(?:In|On|At|The|And|But|For|From|With|When|After|Before|If|As|It|He|She|We|They|This|That|My|Our) )[A-Z][a-z'-]{1,15}(?: [A-Z]\.?)?(?: [A-Z][a-z'-]{1,18}){1,2}(?![A-Za-z'-])/y;
const WEEKDAY = String.raw`(?: ?\(?[월화수목금토일](?:요일)?\)?)?`;
const KOREAN_DATE = new RegExp(
  `(?:(?:\\d{4}|\\d{2})년 {0,2}\\d{1,2}월(?: {0,2}\\d{1,2}일)?${WEEKDAY}|\\d{1,2}월 {0,2}\\d{1,2}일 {1,2}\\(?[월화수목금토일]요일\\)?)(?![가-힣\\d])`,
  "y",
);
const NUMERIC_DATE = new RegExp(
  `(?:\\d{4} ?[./-] ?\\d{1,2} ?[./-] ?\\d{1,2}\\.?|\\d{2}[./-]\\d{1,2}[./-]\\d{1,2}\\.?|\\d{1,2}/\\d{1,2}/\\d{4})${WEEKDAY}(?![가-힣\\d])`,
  "y",
);
const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const LATIN_DATE = new RegExp(
  `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4})(?![\\dA-Za-z])`,
  "y",
);
const TIME = /(?:오전 ?|오후 ?)?\d{1,2}(?:시(?: ?\d{1,2}분)?|:\d{2}(?::\d{2})?)(?: ?[AaPp]\.?[Mm]\.?)?(?![가-힣\d])/y;
const WEATHER = /(?:날씨 ?:? ?)?(?:맑음|흐림|비|눈|안개|바람|구름 조금|구름 많음)(?![가-힣])/y;
const CLASS =
  /(?:제?\d{1,2} ?(?:학년|학기|반|번|조|모둠|분반)|\d{4} ?학년도|\d{2}학번|\d{1,2}-\d{1,2}(?:-\d{1,2})?|[초중고] ?[1-6])(?![가-힣]|(?<=\d)\d)/y;
const NUMBER = /[A-Z]?\d{5,10}(?!\d|[가-힣])/y;
const SCHOOL =
  /[가-힣A-Za-z]{1,15}(?:초등학교|중학교|고등학교|여중|여고|외고|과학고|대학교|대학원|대학|학부|학과|공학과|교육과|전공|연구소|연구실)(?![가-힣])/y;
const ROLE =
  /(?:(?:지도 ?|담당 ?)?교수님?|선생님?|교사|기자|팀장|대표(?:이사)?|과장|대리|사원|부장|차장|실장|매니저|담당자)(?![가-힣])/y;
const TEACHER = /(?:Professor|Prof\.|Dr\.|Instructor) [A-Z][\w'-]{1,20}\.?(?: [A-Z][\w'-]{1,20}){0,2}(?![\w'-])/y;
const COURSE = /[A-Z][A-Za-z]{1,15}(?: [A-Z][a-z]{1,15})? ?\d{2,4}[A-Z]?(?:-\d{1,3})?(?![\w가-힣])/y;

/** Labels whose value is data about the text and its writer. */
const DATA_LABEL =
  "이름|성명|성함|학번|수험 ?번호|접수 ?번호|학과|전공|학부|소속|학교|학년|반|번호|학급|과목|과목 ?명|교과|교과목|교과목명|강의|강의 ?명|수업|수업 ?명|분반|담당 ?교수님?|지도 ?교수님?|교수님?|교수명|담당 ?교사|지도 ?교사|담당 ?선생님|담임|제출자|제출인|제출일|제출 ?일자|제출 ?날짜|제출처|제출 ?기한|작성자|작성인|작성일|작성 ?일자|작성 ?날짜|글쓴이|지은이|저자|필자|발표자|발표일|날짜|일자|일시|등록일|게시일|팀명|팀원|조원|조 ?이름|지원자|지원 ?분야|지원 ?부문|지원 ?직무|지원 ?회사|지원 ?학과|연락처|전화|전화 ?번호|휴대폰|핸드폰|이메일|메일|주소|보낸 ?사람|보내는 ?사람|받는 ?사람|발신|발신인|수신|수신인|수신자|참조|숨은 ?참조|보낸 ?날짜|받은 ?날짜|첨부|첨부 ?파일|분량|글자 ?수|도서명|책 ?제목|책 ?이름|출판사|읽은 ?날짜|읽은 ?기간|날씨|Name|Full Name|Student Name|Student|Student ID|Student No\\.?|Student Number|ID|ID Number|Class|Course|Course Name|Course Title|Course Code|Section|Period|Grade|Teacher|Instructor|Professor|Lecturer|Tutor|School|University|Department|Major|Date|Due Date|Due|Submitted by|Submitted to|Submission Date|Submitted on|Submitted|Author|Written by|By|Word Count|Words|From|To|Cc|Bcc|Sent|Reply-To|Attachments?|E-?mail|Phone|Tel|Fax|Mobile|Address";
/** Labels whose value is a title. */
const TITLE_LABEL =
  "제목|글 ?제목|논문 ?제목|부제|과제|과제 ?명|과제 ?제목|보고서 ?명|보고서 ?제목|작품명|주제|글 ?주제|Title|Essay Title|Paper Title|Subject|Re|Assignment|Topic";
const COLON_LABEL = new RegExp(
  `[[<【(]?(?:(${TITLE_LABEL})|(?:${DATA_LABEL}))[\\]>】)]? {0,3}[:：] {0,3}|(?:To|From)\\. {1,2}`,
  "iy",
);
const BARE_LABEL =
  /(?:이름|성명|학번|작성자|글쓴이|지은이|제출자|제출일|작성일|담당 ?교수|지도 ?교수|담당 ?교사|발표자|날짜|작성|입력|수정|등록|[Bb]y|[Ww]ritten by) {1,3}/y;
/** Where the free value of a label ends before the end of the line. */
const VALUE_END = new RegExp(
  ` {0,3}[|\\t]| [/,·•] |  |[,/] ?(?=(?:${TITLE_LABEL}|${DATA_LABEL}) ?[:：])| (?=(?:${TITLE_LABEL}|${DATA_LABEL}) ?[:：])`,
  "i",
);
const SEPARATORS = /[ \t|/,·•ㆍ()[\]<>【】-]{0,20}/y;
/** Those before prose, which may itself begin with a bracket or a dash. */
const INLINE_SEPARATORS = /[ |/,·)\]】]{0,20}/y;
const BETWEEN = /[ \t|/,·•ㆍ()[\]<>【】-]/;
const DIGIT = /\d/;
const LETTER = /[가-힣A-Za-z]/;

const ITEMS: readonly (readonly [RegExp, HeaderItem])[] = [
  [KOREAN_DATE, "date"],
  [NUMERIC_DATE, "date"],
  [LATIN_DATE, "date"],
  [CLASS, "class"],
  [NUMBER, "number"],
  [SCHOOL, "school"],
  [ROLE, "role"],
  [TEACHER, "teacher"],
  [NAME, "name"],
  [COURSE, "course"],
  [LATIN_NAME, "name"],
];

/**
 * Reads the header items that a text begins with, up to the first word that is none. With prose after them on the line
 * (`inline`), a label takes an item as its value and nothing follows the first name without a label. Linear in what is read.
 */
export function readHeaderItems(text: string, inline = false): HeaderItems {
  const items: HeaderItem[] = [];
  let certainLabels = 0;
  let end = lengthAt(SEPARATORS, text, 0);
  while (end < text.length && items.length < MOST_ITEMS) {
    const bare = lengthAt(BARE_LABEL, text, end);
    let item = itemAt(text, end + bare, items);
    if (inline && bare === 0 && !mayStandInline(item?.kind, items, certainLabels)) item = null;
    const colon = bare > 0 && item !== null ? null : colonLabelAt(text, end);
    if (colon !== null) {
      const value = valueLength(text, end + colon.length, items, colon.title, inline);
      if (value === 0) break;
      if (itemAt(text, end + colon.length, items)?.length === value) certainLabels++;
      items.push(colon.title ? "title" : "label");
      end += colon.length + value;
    } else {
      if (item === null) break;
      items.push(bare > 0 ? "label" : item.kind);
      if (bare > 0) certainLabels++;
      end += bare + item.length;
    }
    const separators = lengthAt(inline ? INLINE_SEPARATORS : SEPARATORS, text, end);
    if (separators === 0 && end < text.length && !DIGIT.test(text.charAt(end))) break;
    end += separators;
  }
  return { items, certainLabels, end };
}

/** Before prose only class, number, school and one name are items, and after a label only further labels. */
function mayStandInline(kind: HeaderItem | undefined, items: readonly HeaderItem[], labels: number): boolean {
  if (kind === undefined || labels > 0 || items.includes("name")) return false;
  return kind === "class" || kind === "number" || kind === "school" || kind === "name";
}

/** The item at a position and its length; null if there is none. Weather and times belong to a date before them. */
function itemAt(text: string, at: number, before: readonly HeaderItem[]): { kind: HeaderItem; length: number } | null {
  if (at > 0 && LETTER.test(text.charAt(at - 1)) && !DIGIT.test(text.charAt(at))) return null;
  const afterDate = before.includes("date") || before.includes("label");
  for (const form of afterDate ? [TIME, WEATHER] : []) {
    const length = lengthAt(form, text, at);
    if (length > 0) return { kind: "date", length };
  }
  for (const [form, kind] of ITEMS) {
    const length = lengthAt(form, text, at);
    if (length > 0 && endsItem(text, at + length)) return { kind, length };
  }
  return null;
}

function endsItem(text: string, at: number): boolean {
  return at >= text.length || BETWEEN.test(text.charAt(at)) || DIGIT.test(text.charAt(at));
}

function colonLabelAt(text: string, at: number): { length: number; title: boolean } | null {
  COLON_LABEL.lastIndex = at;
  const match = COLON_LABEL.exec(text);
  return match === null ? null : { length: match[0].length, title: match[1] !== undefined };
}

/** Length of a label's value, 0 if it is none: an item if prose may follow, otherwise up to the next label or bar. */
function valueLength(
  text: string,
  from: number,
  items: readonly HeaderItem[],
  title: boolean,
  inline: boolean,
): number {
  if (inline) return title ? 0 : (itemAt(text, from, items)?.length ?? 0);
  const rest = text.slice(from, from + LONGEST_TITLE + 1);
  const at = rest.search(VALUE_END);
  const length = at < 0 ? rest.length : at;
  return length > (title ? LONGEST_TITLE : LONGEST_VALUE) ? 0 : length;
}

/** Length of the match of a sticky pattern at a position; 0 without one. */
function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
