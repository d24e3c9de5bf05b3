/** Longest question or task, in UTF-16 units. */
const LONGEST_QUESTION = 300;
const LONGEST_TOPIC = 60;
/** Longest question after a label alone; an interviewer's longer turn is part of the text. */
const LONGEST_LABELLED = 200;

/** A label that only a quoted question has: [문항 1], Q1., 문제:, Prompt:. */
const LABEL =
  /^(?:[[<【(〈「『] ?(?:문항|문제|질문|논제|논술|Q|Question|Prompt) ?\d{0,2}(?:-\d{1,2})? ?[\]>】)〉」』]|문 ?\d{1,2} ?[.):]|(?:Q|문항|문제|질문|논제|Question|(?:essay |writing )?Prompt) ?#?\d{0,2}(?:-\d{1,2})? ?[.):](?![A-Za-z])|\d{1,2}번 (?:문항|문제|질문)|(?:문항|질문|Question) ?\d{1,2}$)\s{0,3}/i;
/** After this label an English task stands in the imperative, as any sentence. */
const PROMPT = /^[[(]?(?:essay |writing )?prompt/i;
/** A number that a list item may have as well. */
const NUMBER = /^(?:\(?\d{1,2}[.)](?!\d)|[①-⑳]|[ⅠⅡⅢⅣⅤ]\.) {0,2}/;
/** The permitted length of the answer: (500자 이내), [공백 포함 1,000자], (maximum 500 words). */
const LIMIT_BODY = String.raw`(?:(?:공백|띄어쓰기) ?(?:포함|제외)[ ,]{0,2})?(?:최소|최대|약|총|maximum|max\.?|up to|about|at least|at most|no more than)? ?(?:\d,?){2,6} ?(?:자|글자)? ?[~-]? ?(?:\d,?){0,6} ?(?:자|글자|바이트|bytes?|words?|characters?)(?![가-힣]{2})[^()[\]]{0,20}`;
const LIMIT_AT_END = new RegExp(`(?:^|[^\\s]) {0,2}[*※]{0,2} ?[([]${LIMIT_BODY}[)\\]]$`, "i");
const LIMIT_ALONE = new RegExp(`^[*※]{0,2} ?[([]?${LIMIT_BODY}[)\\]]?\\.?$`, "i");
/** A task for whoever answers, in the imperative of examinations and application forms. */
const TASK_BODY =
  "(?:(?:(?<![가-힣])(?:답|논)|기술|서술|논술|작성|설명|답변|소개|제시|논의|비교|분석|평가|요약|정리|토론|발표|표현)(?:하시오|하십시오|하라)|(?:기술|서술|논술|작성|설명)(?:해|하여) ?(?:주세요|주십시오|주시기 ?바랍니다|보세요|보시오|보십시오)|(?:쓰|적으|고르|구하)(?:시오|십시오))";
const TASK_AT_END = new RegExp(`${TASK_BODY}[.!]?["”']?$`);
/** Those forms that appeals (장관은 답하라) and manuals (코드를 작성하십시오) do not have, so that they need no number. */
const EXAMINATION_TASK =
  /(?:하시오|쓰시오|적으시오|고르시오|구하시오|(?:기술|서술|논술|작성)(?:해|하여) ?(?:주세요|주십시오|주시기 ?바랍니다))[.!]?["”']?$/;
/** How a sentence that asks for an answer ends. */
const ASKS = /(?:시오|세요|십시오|바랍니다|하라|까요?|는가|은가|인가|[나가]요|\?)[.?!]{0,2}["”']?$/;
const STATES = /[.!]["”']?$|(?:니다|이다|한다|[았었였했겠]다)$/;
/** A question with its limit or task after its number, at the beginning of a line that goes on with the answer. */
const LEADING_LIMIT = new RegExp(`^[^()[\\]]{4,200}[([]${LIMIT_BODY}[)\\]]\\.? `, "i");
const LEADING_TASK = new RegExp(`^[^.?!]{4,200}?${TASK_BODY}\\. `);

/** Whether a line is a question that is certainly quoted, wherever it stands: its number with a task, or a limit. */
export function isQuotedQuestion(line: string): boolean {
  if (line.length > LONGEST_QUESTION) return false;
  const numbered = labelLength(line) + numberLength(line) > 0;
  const limit = LIMIT_AT_END.exec(line);
  if (limit === null) return numbered && TASK_AT_END.test(line);
  const before = line.slice(0, limit.index + 1);
  return numbered || ASKS.test(before) || TASK_AT_END.test(before) || isTopic(before);
}

/** Whether a line at the head of a text is its question; `labelled` if the line before it was the question's label. */
export function isLeadingQuestion(line: string, labelled: boolean): boolean {
  if (line.length > LONGEST_QUESTION) return false;
  if (isQuotedQuestion(line) || (TASK_AT_END.test(line) && EXAMINATION_TASK.test(line))) return true;
  if (labelled && ASKS.test(line)) return true;
  if (line.length <= LONGEST_TOPIC && LIMIT_ALONE.test(line)) return true;
  const label = labelLength(line);
  if (label === 0) return false;
  const rest = line.slice(label);
  return (rest.length <= LONGEST_LABELLED && (ASKS.test(rest) || PROMPT.test(line))) || isTopic(rest);
}

/** Words that are no sentence, such as 입사 후 포부. */
function isTopic(text: string): boolean {
  return text.length <= LONGEST_TOPIC && !STATES.test(text);
}

/** Whether a line is only the label of a question, which stands on the next line. */
export function isQuestionLabel(line: string): boolean {
  const label = labelLength(line);
  return label > 0 && label === line.length;
}

/** Length of a numbered question with its task or limit that a line of prose begins with, or 0. */
export function leadingQuestionLength(text: string): number {
  const head = text.slice(0, LONGEST_QUESTION);
  const label = labelLength(head);
  const mark = label + numberLength(head.slice(label));
  if (mark === 0) return 0;
  const rest = head.slice(mark);
  const length = (LEADING_LIMIT.exec(rest) ?? LEADING_TASK.exec(rest))?.[0].length ?? 0;
  return length === 0 ? 0 : mark + length;
}

function labelLength(line: string): number {
  return LABEL.exec(line)?.[0].length ?? 0;
}

function numberLength(line: string): number {
  return NUMBER.exec(line)?.[0].length ?? 0;
}
