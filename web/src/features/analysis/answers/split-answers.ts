/** A line of a personal statement. */
export interface StatementLine {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** A question with its answer. */
export interface Answer {
  /** Number of the question, from 1; 0 for the text before the first one. */
  readonly number: number;
  /** Index of its first line; the text before the first question begins at line 0 and has no question. */
  readonly line: number;
  readonly question: string;
  readonly text: string;
  /** Maximum characters stated in the question; null if none. */
  readonly limit: number | null;
}

const QUESTION_MAX_CHARS = 400;
const TITLE_MAX_CHARS = 40;
/** Minimum text between two numbered lines to be questions instead of a list. */
const ANSWER_MIN_CHARS = 50;

/** "[문항 1]", "문항1.", "질문 2)", "Q3.", "1번 문항", "<자기소개서 1번>". */
const NAMED =
  /^[[<【(「]?\s{0,9}(?:자기소개서?\s{0,9})?(?:(?:문항|질문|문제|항목|Q(?:uestion)?)\s{0,9}\.?\s{0,9}\d{1,2}|\d{1,2}\s{0,9}번(?:\s{0,9}(?:문항|질문|항목))?)\s{0,9}[\]>】)」.:]*/i;
const NUMBERED = /^(?:\(?(\d{1,2})\s{0,9}[.)\]]|([①-⑳])|([Ⅰ-Ⅻ])\s{0,9}\.?|([가나다라마바사])\s{0,9}[.)])\s{0,9}(?=\S)/u;
/** "(500자 이내)", "[1,000자]", "(공백 포함 최대 700자)", "<800 bytes>". */
const LIMIT = /[([<【]\s*[^)\]>】]{0,20}?(\d{1,2},?\d{3}|\d{2,4})\s*(자|글자|bytes?|바이트)[^)\]>】]{0,20}[)\]>】]/i;
/** Typical endings of a question to the writer. */
const REQUEST =
  /(?:하시오|하십시오|하세요|주세요|주십시오|바랍니다|바람|십시오|쓰시오|적으시오|인가요|입니까|습니까|무엇인지|기술|서술|작성|기재)\s{0,9}[.?!]?\s{0,9}$/;
/** Usual titles in such forms, each on its own line. */
const TITLE =
  /^(?:성장\s?(?:과정|배경)|지원\s?(?:동기|이유|사유)|성격(?:의|\s및)?\s?(?:장\s?[,·및]?\s?단점|장단점)?|입사\s?후\s?(?:포부|계획)|학(?:교|창)\s?(?:생활|시절)|직무\s?(?:역량|경험|강점)|경력\s?(?:사항|기술)|생활\s?신조|장래\s?희망|자기\s?소개|학업\s?계획|진로\s?계획|특기\s?사항|포부|갈등\s?(?:해결|극복)|협업\s?경험|도전\s?경험)[^.!?]{0,24}$/u;
const MARKS = /^\s{0,9}(?:#{1,6}\s{1,9}|\|\s{0,9}|[-*•]\s{1,9}|>\s{1,9})|\s{0,9}\|\s{0,9}$/gu;

interface Line {
  readonly text: string;
  /** Without Markdown marks. */
  readonly plain: string;
}

/** Splits a personal statement into lines and marks the questions. */
export function findQuestions(text: string): StatementLine[] {
  const lines = text
    .split("\n")
    .map((line): Line => ({ text: line.trim(), plain: line.replace(MARKS, "").trim() }))
    .filter(({ text: line }) => line !== "");
  const certain = new Set(lines.flatMap(({ plain }, index) => (isCertain(plain) ? [index] : [])));
  for (const index of numberedQuestions(lines)) certain.add(index);
  return lines.map(({ text: line, plain }, index) => ({
    text: line,
    // A question may continue on the next line with only its length limit.
    isQuestion: certain.has(index) || (certain.has(index - 1) && isLimitOnly(plain)),
  }));
}

function isCertain(line: string): boolean {
  if (line.length > QUESTION_MAX_CHARS || line === "") return false;
  const bare = line.replace(NUMBERED, "").replace(LIMIT, "").trim();
  if (NAMED.test(line)) return bare.length <= TITLE_MAX_CHARS || REQUEST.test(bare) || LIMIT.test(line);
  if (LIMIT.test(line) && (REQUEST.test(bare) || NUMBERED.test(line) || TITLE.test(bare))) return true;
  if (NUMBERED.test(line) && (REQUEST.test(bare) || TITLE.test(bare))) return true;
  return line.length <= TITLE_MAX_CHARS && TITLE.test(line);
}

const isLimitOnly = (line: string) => LIMIT.test(line) && line.replace(LIMIT, "").replace(/^※/, "").trim() === "";

/** Lines numbered 1, 2, 3 … with an answer after each; the points of a list are consecutive. */
function numberedQuestions(lines: readonly Line[]): number[] {
  const found: number[] = [];
  let wanted = 1;
  lines.forEach(({ plain }, index) => {
    const number = numberOf(plain);
    if (number === wanted && plain.length <= QUESTION_MAX_CHARS && !isProse(plain)) {
      found.push(index);
      wanted++;
    }
  });
  if (found.length < 2) return [];
  const isAnswered = found.every((from, at) => {
    const to = found[at + 1] ?? lines.length;
    return lines.slice(from + 1, to).reduce((sum, { plain }) => sum + plain.length, 0) >= ANSWER_MIN_CHARS;
  });
  return isAnswered ? found : [];
}

/** By its ending a sentence of the writer, not a question. */
const isProse = (line: string) => /[다요죠음임]\.?$/.test(line) && !REQUEST.test(line) && line.length > TITLE_MAX_CHARS;

function numberOf(line: string): number | null {
  const match = NUMBERED.exec(line);
  if (match === null) return null;
  const [, digits, circled, roman, syllable] = match;
  if (digits !== undefined) return Number(digits);
  if (circled !== undefined) return (circled.codePointAt(0) ?? 0) - 0x2460 + 1;
  if (roman !== undefined) return (roman.codePointAt(0) ?? 0) - 0x2160 + 1;
  return "가나다라마바사".indexOf(syllable ?? "") + 1;
}

/** The answers of a statement with known questions; pieces without text are left out. */
export function answersOf(lines: readonly StatementLine[]): Answer[] {
  const groups: { line: number; question: string[]; answer: string[] }[] = [];
  lines.forEach(({ text, isQuestion }, line) => {
    const open = groups.at(-1);
    if (isQuestion && (open === undefined || open.answer.length > 0 || open.question.length === 0)) {
      groups.push({ line, question: [text], answer: [] });
    } else if (isQuestion) open?.question.push(text);
    else if (open === undefined) groups.push({ line, question: [], answer: [text] });
    else open.answer.push(text);
  });
  let number = 0;
  return groups
    .filter(({ answer }) => answer.length > 0)
    .map(({ line, question, answer }) => {
      const heading = question.map((part) => part.replace(MARKS, "").trim()).join(" ");
      if (heading !== "") number++;
      return {
        number: heading === "" ? 0 : number,
        line,
        question: heading,
        text: answer.join("\n"),
        limit: limitOf(heading),
      };
    });
}

function limitOf(question: string): number | null {
  const [, digits, unit] = LIMIT.exec(question) ?? [];
  return digits === undefined || /byte|바이트/i.test(unit ?? "") ? null : Number(digits.replace(",", ""));
}

/** Whether a text looks like a personal statement with several answers. */
export function looksLikeStatement(text: string): boolean {
  return answersOf(findQuestions(text)).filter(({ question }) => question !== "").length >= 2;
}
