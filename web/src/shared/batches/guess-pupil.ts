/** Whose text a file is, as far as its name says. */
export interface GuessedPupil {
  readonly number: number | null;
  /** "" if the name of the file holds no name of a person. */
  readonly name: string;
}

const NOBODY: GuessedPupil = { number: null, name: "" };

/** Family names of one syllable, of nearly everybody in Korea (census of 2015), and those of two. */
const FAMILY = new Set(
  "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예봉경사부복태목형피두감음빈",
);
const LONG_FAMILY = new Set(["남궁", "황보", "제갈", "사공", "선우", "서문", "독고", "동방"]);

/** Words of file names that look like names of persons. */
const WORDS = new Set(
  (
    "수행 평가 수행평가 과제 과제물 보고서 독후감 감상문 소감문 기행문 기사문 설명문 논설문 주장문 연설문 제안서 계획서 신청서 동의서 지원서 자소서 " +
    "국어 영어 수학 과학 사회 도덕 역사 한국사 국사 미술 음악 체육 기술 가정 진로 전공 문학 독서 화법 작문 논술 윤리 경제 지리 정치 " +
    "최종 최종본 수정 수정본 제출 제출용 완성 완성본 원고 초고 초안 개요 사본 복사본 무제 문서 파일 사진 이미지 화면 스캔 한글 표지 목차 부록 참고 자료 활동지 학습지 문제지 " +
    "고등학교 중학교 초등학교 대학교 학교 학년 학번 번호 이름 성명 우리 동네 문제 해결 주제 정리 조사 발표 연구 실험 일기 편지 편지글 시험 중간 기말 고사 방학 숙제 " +
    "오전 오후 강의 강의안 주장 원인 방법 의견 경험 소개 소설 수필 시조 신문 기사 여행 고전 문법 어휘 공부 공책 노트 하루 인물 사건 전쟁 환경 인권 진단 성찰 성찰문 모둠 모둠별 조별 개인"
  ).split(" "),
);

/** Digits followed by one of these count something else; after "번" or "번호" they are the number of the pupil. */
const OTHER_UNITS =
  /^(?:학년도?|학기|반|차시?|회차?|장|쪽|월|일|년도?|교시|주차?|단원|판|호|조|모둠|과|시|분|편|개|점)/;
const OWN_UNIT = /^번(?:호|째)?/;

/** Kinds of texts, with which no name ends. */
const ENDS_LIKE_TEXT = /(?:보고|평가|과제|감상|수업|문제|활동|학습|쓰기)$/;
/** Words of two syllables with these endings are rarely names. */
const ENDS_LIKE_WORD = /[글문서집표쪽반본용들의를을는에로와과도만]$/;

interface Piece {
  readonly digits: string | null;
  readonly word: string;
  readonly start: number;
  /** Written directly after a letter: "최종2". */
  readonly isAttached: boolean;
}

/**
 * Number and name of a pupil from the name of a file: "3반_01_강다온_수행평가.hwp". What could be something else, such as
 * a date, a class or the name of a picture, is left out.
 */
export function guessPupil(fileName: string): GuessedPupil {
  const base = fileName.normalize("NFC").replace(/\.[^.]{1,8}$/u, "");
  const pieces = piecesOf(base);
  const named = pieces.find(({ word }) => isName(word));
  const own = pieces.find(({ digits, word }) => digits !== null && OWN_UNIT.test(word));
  if (named === undefined) {
    if (own !== undefined) return { number: numberOf(own), name: "" };
    return /^\d{1,3}$|^[1-6]\d{4}$/.test(base.trim()) ? { number: Number(base), name: "" } : NOBODY;
  }
  const counted = pieces.filter((piece) => isNumber(piece));
  const before = counted.filter(({ start }) => start <= named.start).at(-1);
  const found = own ?? before ?? counted[0];
  return { number: found === undefined ? null : numberOf(found), name: named.word };
}

/** Runs of digits with the word that follows them directly, and other words. */
function piecesOf(base: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of base.matchAll(/(\d{1,12})([가-힣]{0,12})|([가-힣]{1,20})/g)) {
    const start = match.index;
    const isAttached = /\p{L}/u.test(base.charAt(start - 1));
    const [, digits, after = "", word] = match;
    if (digits === undefined) pieces.push({ digits: null, word: word ?? "", start, isAttached });
    else pieces.push(...digitPieces({ digits, after, start, isAttached }));
  }
  return pieces;
}

/** "20301강다온" is a number and a name, "3반" a class, "1번강다온" both. */
function digitPieces({
  digits,
  after,
  start,
  isAttached,
}: {
  digits: string;
  after: string;
  start: number;
  isAttached: boolean;
}): Piece[] {
  if (after === "" || isName(after)) {
    const name = after === "" ? [] : [{ digits: null, word: after, start: start + digits.length, isAttached: false }];
    return [{ digits, word: "", start, isAttached }, ...name];
  }
  const unit = OWN_UNIT.exec(after)?.[0] ?? OTHER_UNITS.exec(after)?.[0] ?? "";
  const rest = after.slice(unit.length);
  const restAt = start + digits.length + unit.length;
  const piece = { digits, word: unit || after, start, isAttached };
  return rest === "" || unit === "" ? [piece] : [piece, { digits: null, word: rest, start: restAt, isAttached: false }];
}

function isName(word: string): boolean {
  if (WORDS.has(word) || ENDS_LIKE_TEXT.test(word)) return false;
  if (LONG_FAMILY.has(word.slice(0, 2)) && (word.length === 3 || word.length === 4)) return true;
  if (!FAMILY.has(word.charAt(0))) return false;
  return word.length === 3 || (word.length === 2 && !ENDS_LIKE_WORD.test(word));
}

function isNumber({ digits, word, isAttached }: Piece): boolean {
  if (digits === null || digits.length > 10 || (isAttached && digits.length < 5)) return false;
  return word === "" && !isDate(digits);
}

/** "20261120", "261120", "1120" before a time; a pupil's number of a school has five digits, of a class at most two. */
function isDate(digits: string): boolean {
  if (digits.length === 8 || digits.length === 6) {
    const [month, day] = [Number(digits.slice(-4, -2)), Number(digits.slice(-2))];
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
  }
  return digits.length === 4;
}

const numberOf = ({ digits }: Piece) => Number(digits);
