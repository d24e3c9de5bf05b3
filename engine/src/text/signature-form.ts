import { endsLikeSentence } from "./ends-like-sentence.ts";
import { headerForm } from "./header-form.ts";
import { readHeaderItems } from "./header-items.ts";

/**
 * What a line at the foot of a text is: `closing` (홍길동 올림, Sincerely,) and `data` (a date, a telephone number, an address) are
 * certain; `part` (a name, a company) counts beside them, `short` only under a closing.
 */
export type SignatureForm = "closing" | "data" | "part" | "short";

const LONGEST_SIGNATURE = 90;
const LONGEST_SHORT = 40;
/** Longest name or company beside an address. */
const LONGEST_PART = 20;

/** 홍길동 올림, 제자 홍길동 드림, 2026년 3월 2일 홍길동 배상. The first group is what stands before the last word. */
const SIGNED = /^(\S.{0,60}?) {0,2}(올림|드림|배상|拜上|씀)\.?$/;
/** Nouns and particles before 올림 and 드림 that are objects and no names. */
const OBJECT =
  /(?:[을를도만께게에]|사진|선물|상품|사은품|혜택|할인|영상|자료|파일|과제|숙제|링크|공지|후기|답변|안내|말씀|인사|소식|글|꿈|희망|행복|기쁨|감동|도움|감사|손|눈|반|값|가격)$/;
const KIN =
  "제자|학생|아들|딸|아빠|엄마|친구|동생|후배|선배|손자|손녀|조카|남편|아내|담임|담당자|대표|팀장|지원자|작성자";
/** The sender before 올림: a given name, a relation and a name, or a few words before a full name. */
const SENDER = new RegExp(
  `^(?:[가-힣○*]{2,4}|[A-Za-z. ]{2,30}|(?:[가-힣]{1,8} ){0,2}(?:${KIN}) [가-힣○*]{2,4}|(?:[가-힣A-Za-z0-9]{1,12} ){1,3}[가-힣○*]{3})$`,
);
const STAMPED = /^.{1,40}\((?:인|서명|직인|날인|sign(?:ature)?)\)$/i;
const CLOSING =
  /^(?:(?:(?:yours |very )?(?:sincerely|truly|faithfully|respectfully)(?: yours)?|(?:with )?(?:best |kind |warm |warmest |kindest )?regards|with (?:best wishes|gratitude)|best wishes|cordially),?|(?:best|many thanks|thanks(?: in advance)?|thank you|cheers|love),)$/i;
/** A closing and the name on one line: Sincerely, Jane Doe. */
const CLOSING_AND_NAME = /^([A-Za-z ]{4,30},)(?: [A-Z][\w'-]{0,20}\.?){1,3}$/;
const SENT_FROM = /^(?:Sent from my .{1,30}|나의 .{1,20}에서 보냄|.{1,20}에서 보낸 메일)$/i;
const RIGHTS = /^(?:Copyright|ⓒ|©|저작권자) ?.{1,80}$|무단 ?전재.{1,20}금지[.\])]{0,2}$/i;
const ADDRESS =
  /^(?:[가-힣A-Za-z]{1,10}\.? ?[:：]? ?)?(?:(?:\+\d{1,3}[-. ]?)?\(?\d{2,4}\)?[-. ]{1,2}\d{3,4}[-. ]\d{4}|\d{10,11}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?:https?:\/\/|www\.)[!-~]{3,60})$/i;
const COMPANY =
  /^(?:\(주\)|㈜|주식회사 )[가-힣A-Za-z0-9 &]{1,30}$|^[가-힣A-Za-z0-9 &]{1,24}(?:\(주\)|㈜| 주식회사)$|^[A-Z][\w&,' ]{1,40}(?:Inc|Ltd|LLC|Corp|Co)\.?$/;
const POSITION =
  /^(?:[가-힣A-Za-z0-9]{1,15} ){0,3}[가-힣]{1,10}(?:팀|부서|본부|센터|위원회|사업부)(?: [가-힣]{2,5}){0,2}$|^(?:[가-힣A-Za-z0-9]{1,15} ){0,2}[가-힣]{2,4} ?(?:기자|팀장|대표|대표이사|과장|대리|사원|부장|실장|매니저|교사|교수)$/;

/** The form of a line at the foot of a text, or null. Linear in the line. */
export function signatureForm(line: string): SignatureForm | null {
  if (line.length > LONGEST_SIGNATURE) return null;
  if (isSigned(line) || isClosing(line) || STAMPED.test(line)) return "closing";
  if (SENT_FROM.test(line) || RIGHTS.test(line) || isContact(line)) return "data";
  const form = headerForm(line);
  if (form === "data") return "data";
  if (form === "part" || COMPANY.test(line) || POSITION.test(line)) return "part";
  return line.length <= LONGEST_SHORT && !endsLikeSentence(line) ? "short" : null;
}

function isClosing(line: string): boolean {
  return CLOSING.test(CLOSING_AND_NAME.exec(line)?.[1] ?? line);
}

/** Whether a text is a sender and 올림, 드림 or the like. */
export function isSigned(text: string): boolean {
  const match = SIGNED.exec(text);
  if (match === null) return false;
  const [, before = "", word] = match;
  if (headerForm(before) === "data") return true;
  if (word === "씀" || OBJECT.test(before)) return false;
  return SENDER.test(before.slice(readHeaderItems(before, true).end) || before);
}

/** A telephone number, an e-mail address or a web address, alone or beside names and companies. */
function isContact(line: string): boolean {
  const parts = line.split(/ ?[|/·] (?=\S)| {2}|, | (?=[\w.+-]{1,64}@)/);
  let addresses = 0;
  for (const part of parts) {
    if (ADDRESS.test(part.trim())) addresses++;
    else if (part.length > LONGEST_PART || endsLikeSentence(part)) return false;
  }
  return addresses > 0;
}
